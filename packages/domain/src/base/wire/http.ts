/**
 * Parses a response body as JSON whatever its header; undefined when empty, the text itself when it is not JSON (T14).
 */
export function readBody(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A query string with its '?', or ''. Undefined, null and blank values are left out, false is sent (T21). */
export function toQueryString(params: Record<string, string | number | boolean | undefined | null>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && String(value).trim() !== '') query.append(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** A typed value as it is sent: its texts, those of its lists and objects too, without the blanks around them. */
export function trimmed<Value>(value: Value): Value {
  return trim(value) as Value
}

function trim(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trim)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, trim(field)]))
}

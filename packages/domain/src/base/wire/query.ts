/** A query string with its '?', or ''. Undefined, null and blank values are left out, false is sent (T21). */
export function toQueryString(params: Record<string, string | number | boolean | undefined | null>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && String(value).trim() !== '') query.append(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

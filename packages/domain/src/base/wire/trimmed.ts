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

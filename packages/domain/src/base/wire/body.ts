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

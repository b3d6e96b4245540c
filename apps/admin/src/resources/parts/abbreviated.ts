const MOST = 80

/** A long text cut at a word boundary. */
export function abbreviated(text: string): string {
  if (text.length <= MOST) return text
  const start = text.slice(0, MOST)
  const space = start.search(/\s\S*$/)
  return `${space < 0 ? start : start.slice(0, space).trimEnd()}…`
}

const MOST = 80

/** The beginning of a long text, cut between two words. */
export function abbreviated(text: string): string {
  if (text.length <= MOST) return text
  const start = text.slice(0, MOST)
  const space = start.search(/\s\S*$/)
  return `${space < 0 ? start : start.slice(0, space).trimEnd()}…`
}

const MOST = 80

/** The beginning of a long text, cut between two words. */
export function abbreviated(text: string): string {
  if (text.length <= MOST) return text
  return `${text.slice(0, MOST).replace(/\s+\S*$/, '')}…`
}

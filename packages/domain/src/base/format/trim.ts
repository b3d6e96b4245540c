/**
 * Removes trailing characters that match `unwanted`, a pattern of one character. Linear: `/x+$/` retries at each place
 * of a long run in the middle of a text.
 */
export function trimEndOf(text: string, unwanted: RegExp): string {
  let end = text.length
  while (end > 0 && unwanted.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/**
 * A text without the characters at its end that `unwanted`, a pattern of one character, matches. In linear time: `/x+$/` tries
 * each place of a long run that something else ends.
 */
export function trimEndOf(text: string, unwanted: RegExp): string {
  let end = text.length
  while (end > 0 && unwanted.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

import { isolated } from '../../base/text/isolated.ts'

/** Names on one line, but for those that are not known: the place of an entry. */
export function calendarPlace(...names: readonly (string | null | undefined)[]): string {
  return names.flatMap((name) => (name ? [isolated(name)] : [])).join(', ')
}

/** Escapes a text value (RFC 5545 §3.3.11); control characters are not allowed. */
export function escapeCalendarText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

const MOST_OCTETS = 75
const octets = (text: string) => new TextEncoder().encode(text).length

/** Folds a content line after at most 75 octets, never inside a character (RFC 5545 §3.1); without the final CRLF. */
export function foldCalendarLine(line: string): string {
  const folded: string[] = []
  let current = ''
  for (const character of line) {
    if (octets(current + character) > MOST_OCTETS) {
      folded.push(current)
      current = ' '
    }
    current += character
  }
  return [...folded, current].join('\r\n')
}

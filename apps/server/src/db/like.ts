import { fold } from '@potager/domain/text'

/** A text with the signs that « like » reads taken as they are. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

/** What « like » finds a text by, anywhere in a folded text; null when there is nothing to look for. */
export function containing(text: string | undefined): string | null {
  const wanted = fold(text?.trim() ?? '')
  return wanted === '' ? null : `%${literally(wanted)}%`
}

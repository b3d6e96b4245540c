import { fold } from '@potager/domain/text'

/** Escapes the wildcards of « like ». */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

/** A « like » pattern that finds a text anywhere in folded text; null when the text is empty. */
export function containing(text: string | undefined): string | null {
  const wanted = fold(text?.trim() ?? '')
  return wanted === '' ? null : `%${literally(wanted)}%`
}

import { searchWords } from '@potager/domain/text'

/** Escapes the wildcards of « like ». */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

/** « like » patterns of the words of a search, the longest first; null when there is none. */
export function containing(text: string | undefined): string[] | null {
  const words = searchWords(text ?? '').map((word) => `%${literally(word)}%`)
  return words.length === 0 ? null : words.toSorted((a, b) => b.length - a.length)
}

/** SQL: a key has all patterns. The longest stands alone, where an index finds it. */
export function hasAll(key: string, patterns: string): string {
  return `(${key} like (${patterns}::text[])[1] and ${key} like all ((${patterns}::text[])[2:]))`
}

/** SQL of a folded key in one piece, as `search_key` makes it of a text. */
export const inOnePiece = (key: string) => `translate(${key}, ' ''-', '')`

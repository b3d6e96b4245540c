/**
 * What text is sorted and searched by: lower case, without accents, ligatures written out. The embedded store only sorts
 * by code point, so « Éclair » would come after « Zoo » without it. `search_key` of the database says the same.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'")
}

/** A text with the signs that « like » reads taken as they are. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

/** What « like » finds a text by, anywhere in a search key; null when there is nothing to look for. */
export function containing(text: string | undefined): string | null {
  const wanted = searchKey(text?.trim() ?? '')
  return wanted === '' ? null : `%${literally(wanted)}%`
}

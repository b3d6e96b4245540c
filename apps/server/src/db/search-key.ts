/**
 * What text is sorted and searched by: lower case, without accents, ligatures written out. The embedded store only sorts
 * by code point, so « Éclair » would come after « Zoo » without it.
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

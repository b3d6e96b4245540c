/** Words that say nothing on their own. */
const LINKS = new Set('a au aux avec d dans de des du en et l la le les par sur un une'.split(' '))

/** Lower case, without accents; ligatures written out; apostrophes, hyphens and other marks are spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The singular of most French words: 'vomissements', 'anormaux' and 'toux' read 'vomissement', 'anormal' and 'tou'. */
function singular(word: string): string {
  if (word.length < 4) return word
  return /[^e]aux$/.test(word) ? word.replace(/aux$/, 'al') : word.replace(/(?<=..)[sx]+$/, '')
}

/**
 * The words of a symptom or a breed that carry its meaning, folded and singular, without articles: « Perte d’appétit »
 * and « pertes de l'appetit » are both ['perte', 'appetit'].
 */
export function meaningfulWords(text: string): string[] {
  const words = foldText(text).split(' ')
  const meaningful = words.filter((word) => word !== '' && !LINKS.has(word))
  return (meaningful.length > 0 ? meaningful : words).map(singular)
}

/** What two spellings of the same symptom or breed have in common. */
export function wordsKey(text: string): string {
  return meaningfulWords(text).join(' ')
}

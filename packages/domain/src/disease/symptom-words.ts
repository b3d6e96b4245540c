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

/** A base's few hundred symptoms are read again for each question, and reading one costs more than comparing it. */
const remembered = new Map<string, readonly string[]>()
const REMEMBERED_MAX = 5000

/**
 * The words of a symptom or a breed that carry its meaning, each once, folded and singular, without articles: « Perte d’appétit »
 * and « pertes de l'appetit » are both ['perte', 'appetit']. [''] when there is no letter.
 */
export function meaningfulWords(text: string): readonly string[] {
  const known = remembered.get(text)
  if (known) return known
  const words = foldText(text).split(' ')
  const meaningful = words.filter((word) => !LINKS.has(word))
  const read = [...new Set((meaningful.length > 0 ? meaningful : words).map(singular))]
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  remembered.set(text, read)
  return read
}

/** What two spellings of the same symptom or breed have in common, whatever the order of their words; '' for no letter. */
export function wordsKey(text: string): string {
  return meaningfulWords(text).toSorted().join(' ')
}

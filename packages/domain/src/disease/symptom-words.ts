import { trimEndOf } from '../format/trim.ts'

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
  if (word.length < 4 || LINKS.has(word)) return word
  return /[^e]aux$/.test(word) ? word.replace(/aux$/, 'al') : word.slice(0, 2) + trimEndOf(word.slice(2), /[sx]/)
}

/** What a text reads: its meaningful words, and the same sorted, as one text. */
export type Reading = { words: readonly string[]; key: string }

/** A base's symptoms are read again for each question, and reading one costs more than comparing it. Some 8 MB when full. */
const remembered = new Map<string, Reading>()
const REMEMBERED_MAX = 20_000

/** Reads a symptom or a breed: see `meaningfulWords` and `wordsKey`. */
export function readWords(text: string): Reading {
  const known = remembered.get(text)
  if (known) return known
  const all = foldText(text).split(' ').map(singular)
  const meaningful = all.filter((word) => !LINKS.has(word))
  const words = [...new Set(meaningful.length > 0 ? meaningful : all)]
  const reading = { words, key: words.toSorted().join(' ') }
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  remembered.set(text, reading)
  return reading
}

/**
 * The words of a symptom or a breed that carry its meaning, each once, folded and singular, without articles: « Perte d’appétit »
 * and « pertes de l'appetit » are both ['perte', 'appetit']. [''] when there is no letter.
 */
export function meaningfulWords(text: string): readonly string[] {
  return readWords(text).words
}

/** What two spellings of the same symptom or breed have in common, whatever the order of their words; '' for no letter. */
export function wordsKey(text: string): string {
  return readWords(text).key
}

import { trimEndOf } from '../../base/format/trim.ts'
import { foldWords } from '../../base/text/index.ts'
import { signLimits } from '../sign/index.ts'
import { splitCommaList } from './comma-list.ts'

/** Words without a meaning of their own. */
const LINKS = new Set('a au aux avec d dans de des du en et l la le les par sur un une'.split(' '))

/**
 * The singular of most French words: 'vomissements', 'anormaux' and 'toux' become 'vomissement', 'anormal' and 'tou'.
 */
function singular(word: string): string {
  if (word.length < 4 || LINKS.has(word)) return word
  return /[^e]aux$/.test(word) ? word.replace(/aux$/, 'al') : word.slice(0, 2) + trimEndOf(word.slice(2), /[sx]/)
}

/** A parsed text: its meaningful words, their sorted key, and the words of each clause. */
export type SymptomReading = { words: readonly string[]; key: string; parts: readonly (readonly string[])[] }

/** Where a clause ends and another begins. */
const JOINT = /[,;.:!?+&\n]|(?<![\p{L}\p{N}])(?:et|mais|puis)(?![\p{L}\p{N}])/iu

/** Enough for a base of 500 diseases, with all signs and their words. */
const REMEMBERED = 500 * 30 + signLimits.signs.max * (1 + signLimits.entries.max)

/**
 * Cache: the base's symptoms are needed for each question, and parsing one costs more than comparing it. Two
 * generations: when the last is full, it becomes the previous one. About 20 MB when full.
 */
const remembered = { last: new Map<string, SymptomReading>(), before: new Map<string, SymptomReading>() }

function remember(text: string, reading: SymptomReading): void {
  if (remembered.last.size >= REMEMBERED) {
    remembered.before = remembered.last
    remembered.last = new Map()
  }
  remembered.last.set(text, reading)
}

const wordsIn = (text: string): string[] => foldWords(text).split(' ').map(singular)

function partsOf(text: string, words: readonly string[]): readonly (readonly string[])[] {
  const texts = text.split(JOINT)
  if (texts.length === 1) return [words]
  const known = new Set(words)
  const parts = texts.map((part) => [...new Set(wordsIn(part))].filter((word) => known.has(word)))
  const told = parts.filter((part) => part.length > 0)
  return told.length > 0 ? told : [words]
}

/** Parses a symptom or breed: see `meaningfulWords` and `wordsKey`. */
export function readWords(text: string): SymptomReading {
  const known = remembered.last.get(text)
  if (known) return known
  const older = remembered.before.get(text)
  if (older) {
    remember(text, older)
    return older
  }
  const all = wordsIn(text)
  const meaningful = all.filter((word) => !LINKS.has(word))
  const words = [...new Set(meaningful.length > 0 ? meaningful : all)]
  const reading = { words, key: words.toSorted().join(' '), parts: partsOf(text, words) }
  remember(text, reading)
  return reading
}

/**
 * The meaningful words of a symptom or breed, each once, folded and singular, without articles: « Perte d’appétit » and
 * « pertes de l'appetit » are both ['perte', 'appetit']. [''] without a letter.
 */
export function meaningfulWords(text: string): readonly string[] {
  return readWords(text).words
}

/** A key shared by the spellings of a symptom or breed, whatever the word order; '' without a letter. */
export function wordsKey(text: string): string {
  return readWords(text).key
}

/** Symptoms typed with commas for a question, without what has neither letter nor figure. */
export function typedSymptoms(text: string): string[] {
  return splitCommaList(text).filter((symptom) => wordsKey(symptom) !== '')
}

import { trimEndOf } from '../../base/format/trim.ts'
import { foldWords } from '../../base/text/index.ts'
import { signLimits } from '../sign/index.ts'
import { type Disease } from './disease.ts'

/** Parses typed text into entries: split at commas, trimmed, empty ones dropped, duplicates preserved. */
export function splitCommaList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** Entries as comma-separated text. */
export function joinCommaList(entries: readonly string[]): string {
  return entries.join(', ')
}

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

/** In words of at least this length, one added, missing or wrong letter is a misspelling. */
const MISSPELT_FROM = 6

/** Whether two words differ by at most one insertion, deletion or replacement. */
function oneLetterApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  let end = 0
  const rest = Math.min(a.length, b.length) - start
  while (end < rest && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1
  return Math.max(a.length, b.length) - start - end <= 1
}

/** Whether two folded words are the same, one wrong letter forgiven in long ones. */
export function sameWord(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= MISSPELT_FROM && oneLetterApart(a, b))
}

/**
 * Whether two entries have the same words, ignoring case, accents, plural, articles, and one wrong letter in long
 * words.
 */
export function nearlySame(a: string, b: string): boolean {
  const [left, right] = [meaningfulWords(a), meaningfulWords(b)]
  return left.length === right.length && left.every((word) => right.some((other) => sameWord(word, other)))
}

/** An entry as written, and the one that it probably repeats. */
export type NearDuplicate = { written: string; like: string }

/**
 * Entries that repeat an earlier one, or another spelling of the base: to be shown, never corrected silently. An entry
 * spelt as in the vocabulary is not a duplicate.
 */
export function nearDuplicates(entries: readonly string[], vocabulary: readonly string[] = []): NearDuplicate[] {
  return entries.flatMap((written, index) => {
    const earlier = entries.slice(0, index).find((entry) => nearlySame(entry, written))
    if (earlier !== undefined) return [{ written, like: earlier }]
    if (vocabulary.includes(written)) return []
    const like = vocabulary.find((entry) => nearlySame(entry, written) && foldWords(entry) !== '')
    return like === undefined ? [] : [{ written, like }]
  })
}

/** A disease with the symptoms that it lacks, whatever their spelling. */
export function withSymptoms(disease: Disease, symptoms: readonly string[]): Disease {
  const added = symptoms.filter((symptom) => !disease.symptoms.some((own) => nearlySame(own, symptom)))
  return { ...disease, symptoms: [...disease.symptoms, ...added] }
}

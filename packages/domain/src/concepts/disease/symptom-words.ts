import { trimEndOf } from '../../base/format/trim.ts'
import { foldWords } from '../../base/text/index.ts'
import { signLimits } from '../sign/index.ts'

/** Words that say nothing on their own. */
const LINKS = new Set('a au aux avec d dans de des du en et l la le les par sur un une'.split(' '))

/** The singular of most French words: 'vomissements', 'anormaux' and 'toux' read 'vomissement', 'anormal' and 'tou'. */
function singular(word: string): string {
  if (word.length < 4 || LINKS.has(word)) return word
  return /[^e]aux$/.test(word) ? word.replace(/aux$/, 'al') : word.slice(0, 2) + trimEndOf(word.slice(2), /[sx]/)
}

/** What a text reads: its meaningful words, the same sorted, as one text, and the same by part of the sentence. */
export type SymptomReading = { words: readonly string[]; key: string; parts: readonly (readonly string[])[] }

/** Where a part of a sentence ends and another begins. */
const JOINT = /[,;.:!?+&\n]|(?<![\p{L}\p{N}])(?:et|mais|puis)(?![\p{L}\p{N}])/iu

/** As many as a base of 500 diseases has symptoms, with all signs and their words. */
const REMEMBERED = 500 * 30 + signLimits.signs.max * (1 + signLimits.entries.max)

/**
 * A base's symptoms are read again for each question, and reading one costs more than comparing it. At least so many are
 * remembered, those read last, and those before them until as many others were read. Some 20 MB when full.
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

/** Reads a symptom or a breed: see `meaningfulWords` and `wordsKey`. */
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

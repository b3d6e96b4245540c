import { foldWords } from '../../base/text/index.ts'
import type { Disease } from './disease.ts'
import { meaningfulWords } from './symptom-words.ts'

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

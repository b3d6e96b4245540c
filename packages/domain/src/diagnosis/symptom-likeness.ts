import { meaningfulWords, sameWord, wordsKey } from '../disease/index.ts'

/** Words that turn a symptom into its contrary. */
const NEGATIONS = new Set(meaningfulWords('absence aucun aucune jamais ni non pas sans'))

const isNegated = (words: readonly string[]) => words.some((word) => NEGATIONS.has(word))

/**
 * How far two symptoms say the same, 0 to 1. Case, accents, plurals, articles and the order of words never count. Exact:
 * the same words or nothing. Otherwise a slip of one letter is forgiven in long words, and a symptom that is part of
 * the other counts for its share of the words: « toux » is half of « toux sèche », and nothing of « sans toux ».
 */
export function symptomLikeness(a: string, b: string, exact: boolean): number {
  const [left, right] = [meaningfulWords(a), meaningfulWords(b)]
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left]
  if (shorter.includes('')) return 0
  if (exact) return wordsKey(a) === wordsKey(b) ? 1 : 0
  const contained = shorter.every((word) => longer.some((other) => sameWord(word, other)))
  return contained && isNegated(left) === isNegated(right) ? shorter.length / longer.length : 0
}

import { meaningfulWords, type Reading, readWords, sameWord } from '../disease/index.ts'

/** Words that turn a symptom into its contrary. */
const NEGATIONS = new Set(meaningfulWords('absence aucun aucune jamais ni non pas sans'))

const isNegated = (words: readonly string[]) => words.some((word) => NEGATIONS.has(word))

/** How far two symptoms say the same, as `symptomLikeness`, for texts that are read already. */
export function likenessOf(a: Reading, b: Reading, exact: boolean): number {
  const [shorter, longer] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words]
  if (shorter.includes('')) return 0
  if (exact) return a.key === b.key ? 1 : 0
  const contained = shorter.every((word) => longer.some((other) => sameWord(word, other)))
  return contained && isNegated(shorter) === isNegated(longer) ? shorter.length / longer.length : 0
}

/**
 * How far two symptoms say the same, 0 to 1. Case, accents, plurals, articles and the order of words never count. Exact:
 * the same words or nothing. Otherwise a slip of one letter is forgiven in long words, and a symptom that is part of
 * the other counts for its share of the words: « toux » is half of « toux sèche », and nothing of « sans toux ».
 */
export function symptomLikeness(a: string, b: string, exact: boolean): number {
  return likenessOf(readWords(a), readWords(b), exact)
}

/**
 * Tells which symptoms share a word with one of these: all others are like none of them. A base has far fewer words than
 * pairs of symptoms, and each of its words is compared once.
 */
export function sharingWords(given: readonly Reading[]): (other: Reading) => boolean {
  const words = [...new Set(given.flatMap((reading) => reading.words))]
  const compared = new Map<string, boolean>()
  const isShared = (word: string) => {
    let shared = compared.get(word)
    if (shared === undefined) {
      shared = words.some((own) => sameWord(own, word))
      compared.set(word, shared)
    }
    return shared
  }
  return (other) => other.words.some(isShared)
}

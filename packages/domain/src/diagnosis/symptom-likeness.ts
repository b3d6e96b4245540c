import { meaningfulWords, type Reading, readWords, sameWord } from '../disease/index.ts'

/** Words that turn a symptom into its contrary. */
const NEGATIONS = new Set(meaningfulWords('absence aucun aucune jamais ni non pas sans'))

const isNegated = (words: readonly string[]) => words.some((word) => NEGATIONS.has(word))

/** Whether a word of one symptom is a word of the other. */
type SameWord = (word: string, other: string) => boolean

function likenessOf(a: Reading, b: Reading, exact: boolean, same: SameWord): number {
  const [shorter, longer] = a.words.length <= b.words.length ? [a, b] : [b, a]
  if (shorter.words.includes('')) return 0
  if (exact) return a.key === b.key ? 1 : 0
  const contained =
    shorter === a
      ? a.words.every((word) => b.words.some((other) => same(word, other)))
      : b.words.every((other) => a.words.some((word) => same(word, other)))
  return contained && isNegated(a.words) === isNegated(b.words) ? shorter.words.length / longer.words.length : 0
}

/**
 * How far two symptoms say the same, 0 to 1. Case, accents, plurals, articles and the order of words never count. Exact:
 * the same words or nothing. Otherwise a slip of one letter is forgiven in long words, and a symptom that is part of
 * the other counts for its share of the words: « toux » is half of « toux sèche », and nothing of « sans toux ».
 */
export function symptomLikeness(a: string, b: string, exact: boolean): number {
  return likenessOf(readWords(a), readWords(b), exact, sameWord)
}

/**
 * How far a symptom is like each of those given; null when it is like none. A base has far fewer words than pairs of symptoms:
 * each of its words is compared once with each word that is given.
 */
export function likenessTo(given: readonly Reading[], exact: boolean): (own: Reading) => readonly number[] | null {
  const words = [...new Set(given.flatMap((reading) => reading.words))]
  const compared = new Map<string, readonly string[]>()
  const sameAs = (word: string) => {
    let same = compared.get(word)
    if (!same) {
      same = words.filter((other) => sameWord(word, other))
      compared.set(word, same)
    }
    return same
  }
  const isSame: SameWord = (word, other) => sameAs(word).includes(other)
  const having = new Map(words.map((word) => [word, given.flatMap((one, at) => (one.words.includes(word) ? at : []))]))
  return (own) => {
    // Those that share no word with it, nearly all of them, are like it in nothing.
    const near = new Set(own.words.flatMap(sameAs).flatMap((word) => having.get(word) ?? []))
    if (near.size === 0) return null
    const likenesses = given.map((other, at) => (near.has(at) ? likenessOf(own, other, exact, isSame) : 0))
    return likenesses.some((likeness) => likeness > 0) ? likenesses : null
  }
}

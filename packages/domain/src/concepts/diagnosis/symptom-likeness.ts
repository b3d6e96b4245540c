import { meaningfulWords, readWords, type SymptomReading, sameWord } from '../disease/index.ts'

/** Words that deny what follows them. */
const NEGATIONS = new Set(meaningfulWords('absence aucun aucune jamais n ne ni non pas sans'))

/**
 * The words that a part of a sentence denies: those after its first negation or, when it ends with it as « tousse pas » does,
 * those before.
 */
function deniedIn(part: readonly string[]): ReadonlySet<string> {
  const at = part.findIndex((word) => NEGATIONS.has(word))
  if (at < 0) return new Set()
  const after = part.slice(at + 1).filter((word) => !NEGATIONS.has(word))
  return new Set(after.length > 0 ? after : part.slice(0, at))
}

/** A word of a symptom, and whether the symptom denies it. */
type MentionedWord = { word: string; denied: boolean }

const sayings = new WeakMap<SymptomReading, readonly MentionedWord[]>()

/** The words of a symptom with their sense, each once in each sense. A negation ends with its part of the sentence. */
function saidBy(reading: SymptomReading): readonly MentionedWord[] {
  const known = sayings.get(reading)
  if (known) return known
  const byText = new Map<string, MentionedWord>()
  for (const part of reading.parts) {
    const denied = deniedIn(part)
    for (const word of part) byText.set(`${denied.has(word)} ${word}`, { word, denied: denied.has(word) })
  }
  const said = [...byText.values()]
  sayings.set(reading, said)
  return said
}

/** Whether a symptom has a word beside its negations. */
const saysSomething = (said: readonly MentionedWord[]) => said.some(({ word }) => word !== '' && !NEGATIONS.has(word))

/** Whether a word of one symptom is a word of the other. */
type SameWord = (word: string, other: string) => boolean

/** Whether every word of one is in the other, and denied in both or in none. */
function isPartOf(part: SymptomReading, whole: SymptomReading, same: SameWord): boolean {
  const [said, there] = [saidBy(part), saidBy(whole)]
  return (
    saysSomething(said) &&
    said.every(({ word, denied }) => there.some((other) => other.denied === denied && same(word, other.word)))
  )
}

function likenessOf(a: SymptomReading, b: SymptomReading, exact: boolean, same: SameWord): number {
  if (exact && a.key !== b.key) return 0
  const [length, other] = [saidBy(a).length, saidBy(b).length]
  const contained = length <= other ? isPartOf(a, b, same) : isPartOf(b, a, (x, y) => same(y, x))
  return contained ? Math.min(length, other) / Math.max(length, other) : 0
}

/**
 * How far two symptoms say the same, 0 to 1. Case, accents, plurals, articles and the order of words never count. Exact:
 * the same words or nothing. Otherwise a slip of one letter is forgiven in long words, and a symptom that is part of
 * the other counts for its share of the words: « toux » is half of « toux sèche », and nothing of « sans toux ».
 */
export function symptomLikeness(a: string, b: string, exact: boolean): number {
  return likenessOf(readWords(a), readWords(b), exact, sameWord)
}

const wordsOf = (readings: readonly SymptomReading[]) => [...new Set(readings.flatMap(({ words }) => words))]

/**
 * Finds the words of a base in what was given. A base has few words: each is compared once.
 * @returns whether a word is one of what was given, and the places of those given that have it
 */
function wordFinder(said: readonly SymptomReading[]) {
  const having = new Map<string, number[]>(wordsOf(said).map((word) => [word, []]))
  for (const [at, { words }] of said.entries()) for (const word of words) having.get(word)?.push(at)
  const words = [...having.keys()]
  const found = new Map<string, { same: readonly string[]; at: readonly number[] }>()
  const find = (word: string) => {
    let known = found.get(word)
    if (!known) {
      const same = words.filter((other) => sameWord(word, other))
      known = { same, at: same.flatMap((other) => having.get(other) ?? []) }
      found.set(word, known)
    }
    return known
  }
  const isSame: SameWord = (word, other) => find(word).same.includes(other)
  return { isSame, having: (word: string) => find(word).at }
}

/** A sign of the base with the words in which owners tell it, as they read. */
export type ReadSign = { sign: SymptomReading; told: readonly SymptomReading[] }

/**
 * What each of those given says: itself, and every sign of which it has an owner's words, wherever they stand in it. The longest
 * words win: « essaie de vomir » is no « vomir » where both are known. Others may work between two words.
 */
export function* readGiven(
  given: readonly SymptomReading[],
  signs: Iterable<ReadSign>,
  exact: boolean,
): Generator<undefined, readonly (readonly SymptomReading[])[]> {
  const { isSame, having } = wordFinder(given)
  const heard = given.map((): SymptomPair[] => [])
  for (const { sign, told } of signs) {
    // The sign's own words add nothing, but outdo shorter words of other signs.
    for (const words of [sign, ...told]) {
      for (const at of new Set(having(words.words[0] ?? ''))) {
        const one = given[at]
        if (one && (exact ? words.key === one.key : isPartOf(words, one, isSame))) heard[at]?.push({ words, sign })
      }
      yield
    }
  }
  const said: (readonly SymptomReading[])[] = []
  for (const [at, one] of given.entries()) said.push([one, ...(yield* signsIn(heard[at] ?? []))])
  return said
}

/** A sign, and the words in which it was heard. */
type SymptomPair = { words: SymptomReading; sign: SymptomReading }

/** The signs of the longest words among those heard. */
function* signsIn(all: readonly SymptomPair[]): Generator<undefined, SymptomReading[]> {
  const signs: SymptomReading[] = []
  for (const { words, sign } of all) {
    if (words !== sign && !all.some((other) => isShorterPart(words, other.words))) signs.push(sign)
    yield
  }
  return signs
}

function isShorterPart({ words }: SymptomReading, longer: SymptomReading): boolean {
  return words.length < longer.words.length && words.every((word) => longer.words.includes(word))
}

/**
 * How far a symptom is like each of those given, by the best of what each says; null when it is like none.
 * @param said what each of those given says
 */
export function likenessTo(
  said: readonly (readonly SymptomReading[])[],
  exact: boolean,
): (own: SymptomReading) => readonly number[] | null {
  const ways = said.flatMap((readings, given) => readings.map((reading) => ({ reading, given })))
  const { isSame, having } = wordFinder(ways.map(({ reading }) => reading))
  return (own) => {
    // Those that share no word with it, nearly all of them, are like it in nothing.
    const near = new Set(own.words.flatMap((word) => having(word)))
    if (near.size === 0) return null
    const likenesses = said.map(() => 0)
    for (const at of near) {
      const way = ways[at]
      if (!way) continue
      likenesses[way.given] = Math.max(likenesses[way.given] ?? 0, likenessOf(own, way.reading, exact, isSame))
    }
    return likenesses.some((likeness) => likeness > 0) ? likenesses : null
  }
}

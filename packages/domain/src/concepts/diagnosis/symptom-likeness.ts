import { meaningfulWords, readWords, type SymptomReading, sameWord } from '../disease/index.ts'

/**
 * Matches rows to columns one to one: as many as possible, strongest first; each row counts with its best likeness. The
 * total does not depend on the order of rows or columns.
 * @param rows likenesses of equal length, 0 for none; [] for none at all
 * @returns the best likeness of each matched row, 0 for the others
 */
export function meetRows(rows: readonly (readonly number[])[]): number[] {
  const best = rows.map((row) => Math.max(0, ...row))
  const columns = rows.map((row) => row.flatMap((likeness, column) => (likeness > 0 ? [column] : [])))
  const rowOf = new Map<number, number>()

  /** Finds a column for the row, moving earlier rows to other columns if needed. */
  function place(row: number, tried: Set<number>): boolean {
    return (columns[row] ?? []).some((column) => {
      if (tried.has(column)) return false
      tried.add(column)
      const held = rowOf.get(column)
      if (held !== undefined && !place(held, tried)) return false
      rowOf.set(column, row)
      return true
    })
  }

  const met = rows.map(() => 0)
  const strongestFirst = best.map((likeness, row) => ({ likeness, row })).toSorted((a, b) => b.likeness - a.likeness)
  for (const { likeness, row } of strongestFirst) {
    if (place(row, new Set())) met[row] = likeness
  }
  return met
}

/** Words that negate what follows. */
const NEGATIONS = new Set(meaningfulWords('absence aucun aucune jamais n ne ni non pas sans'))

/**
 * The negated words of a clause: those after its first negation or, when it ends with one like « tousse pas », those
 * before.
 */
function deniedIn(part: readonly string[]): ReadonlySet<string> {
  const at = part.findIndex((word) => NEGATIONS.has(word))
  if (at < 0) return new Set()
  const after = part.slice(at + 1).filter((word) => !NEGATIONS.has(word))
  return new Set(after.length > 0 ? after : part.slice(0, at))
}

/** A word of a symptom, and whether it is negated. */
type MentionedWord = { word: string; denied: boolean }

const sayings = new WeakMap<SymptomReading, readonly MentionedWord[]>()

/** The words of a symptom with their polarity, each once per polarity. A negation ends with its clause. */
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

/** Whether a symptom has a word besides negations; one that has none is like nothing, not even itself. */
export const saysSomething = ({ words }: SymptomReading): boolean =>
  words.some((word) => word !== '' && !NEGATIONS.has(word))

/** Whether two words are the same. */
type SameWord = (word: string, other: string) => boolean

/** Whether one symptom contains every word of the other with the same polarity. */
function isPartOf(part: SymptomReading, whole: SymptomReading, same: SameWord): boolean {
  const [said, there] = [saidBy(part), saidBy(whole)]
  return (
    saysSomething(part) &&
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
 * Likeness of two symptoms, 0 to 1, ignoring case, accents, plurals, articles and word order. Exact: the same words or
 * nothing. Otherwise one wrong letter is forgiven in long words, and a symptom contained in the other counts for its
 * share of the words: « toux » is half of « toux sèche », and nothing of « sans toux ».
 */
export function symptomLikeness(a: string, b: string, exact: boolean): number {
  return likenessOf(readWords(a), readWords(b), exact, sameWord)
}

/**
 * Looks up words of the base in the given symptoms. A base has few distinct words: each is compared once.
 * @returns a test for a word, and the given symptoms that contain it
 */
function wordFinder<Given extends { reading: SymptomReading }>(said: readonly Given[]) {
  const words = [...new Set(said.flatMap(({ reading }) => reading.words))]
  const found = new Map<string, { same: readonly string[]; having: readonly Given[] }>()
  const find = (word: string) => {
    let known = found.get(word)
    if (!known) {
      const same = words.filter((other) => sameWord(word, other))
      known = { same, having: said.filter(({ reading }) => reading.words.some((other) => same.includes(other))) }
      found.set(word, known)
    }
    return known
  }
  const isSame: SameWord = (word, other) => find(word).same.includes(other)
  return { isSame, having: (word: string) => find(word).having }
}

/** A sign of the base with the owners' words for it, parsed. */
export type ReadSign = { sign: SymptomReading; told: readonly SymptomReading[] }

/**
 * The meanings of each given symptom: itself, and every sign whose words it contains anywhere. The longest words win: «
 * essaie de vomir » is not « vomir » when both are known. The caller may interleave other work.
 */
export function* readGiven(
  given: readonly SymptomReading[],
  signs: Iterable<ReadSign>,
  exact: boolean,
): Generator<undefined, readonly (readonly SymptomReading[])[]> {
  const all = given.map((reading) => ({ reading, heard: new Array<SymptomPair>() }))
  const { isSame, having } = wordFinder(all)
  for (const { sign, told } of signs) {
    // The sign's own words add nothing, but override shorter words of other signs.
    for (const words of [sign, ...told]) {
      for (const { reading, heard } of having(words.words[0] ?? '')) {
        if (exact ? words.key === reading.key : isPartOf(words, reading, isSame)) heard.push({ words, sign })
      }
      yield
    }
  }
  const said: (readonly SymptomReading[])[] = []
  for (const { reading, heard } of all) said.push([reading, ...(yield* signsIn(heard))])
  return said
}

/** A sign, and the matched words. */
type SymptomPair = { words: SymptomReading; sign: SymptomReading }

/** The signs of the longest matched words. */
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
 * Likeness of a symptom to each given one, by its best meaning; [] when it is like none.
 * @param said the meanings of each given symptom
 */
export function likenessTo(
  said: readonly (readonly SymptomReading[])[],
  exact: boolean,
): (own: SymptomReading) => readonly number[] {
  const ways = said.flatMap((readings, given) => readings.map((reading) => ({ reading, given })))
  const { isSame, having } = wordFinder(ways)
  return (own) => {
    // Nearly all given symptoms share no word with it: their likeness is zero.
    const near = new Set(own.words.flatMap((word) => having(word)))
    const likenesses = said.map(() => 0)
    for (const { reading, given } of near) {
      likenesses[given] = Math.max(likenesses[given] ?? 0, likenessOf(own, reading, exact, isSame))
    }
    return likenesses.some((likeness) => likeness > 0) ? likenesses : []
  }
}

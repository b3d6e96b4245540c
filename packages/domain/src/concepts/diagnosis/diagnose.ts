import { foldWords } from '../../base/text/index.ts'
import type { DiagnosisSettings } from '../chatbot-settings/index.ts'
import { type Disease, raceFit, readWords, type SymptomReading, wordsKey } from '../disease/index.ts'
import type { Sign } from '../sign/index.ts'
import type { Diagnosis, Question } from './diagnosis.ts'
import { likenessTo, meetRows, type ReadSign, readGiven, saysSomething } from './symptom-likeness.ts'

/** Weight of a disease that names the breed or its species. */
const RACE_BONUS = 1.25

/** A symptom as written and as parsed. */
type Symptom = { written: string; reading: SymptomReading }

/** The first spelling of each symptom; those that say nothing are dropped. */
function distinct(symptoms: readonly string[]): Symptom[] {
  const byKey = new Map<string, Symptom>()
  for (const written of symptoms) {
    const reading = readWords(written)
    if (saysSomething(reading) && !byKey.has(reading.key)) byKey.set(reading.key, { written, reading })
  }
  return [...byKey.values()]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Weight of an urgency: 1 for LOW and unknown ones, the setting for HIGH, halfway for MEDIUM. */
function urgencyWeight(urgency: string, weighting: number): number {
  if (urgency === 'HIGH') return weighting
  return urgency === 'MEDIUM' ? (1 + weighting) / 2 : 1
}

/** A share with its odds multiplied: stays within 0 and 1, where 0 and 1 are fixed points. */
function weighted(share: number, weight: number): number {
  return (share * weight) / (share * weight + (1 - share))
}

/** A disease compared with a question: its symptoms, and the likeness of each to each given symptom, or []. */
type Comparison = { own: readonly Symptom[]; rows: readonly (readonly number[])[]; asked: number }

function judge(
  { own, rows, asked }: Comparison,
  race: string,
  disease: Disease,
  settings: DiagnosisSettings,
): Diagnosis | null {
  const fit = raceFit(disease.affectedRaces, race)
  if (fit === 'other-species') return null
  const ownLikeness = meetRows(rows)
  const givenLikeness = Array.from({ length: asked }, (_, column) => Math.max(...rows.map((row) => row[column] ?? 0)))
  const share = (sum(ownLikeness) + sum(givenLikeness)) / (own.length + asked)
  const raceBonus = settings.enableRaceSpecificBonus && fit === 'named'
  const weight = urgencyWeight(disease.urgency, settings.urgencyWeighting) * (raceBonus ? RACE_BONUS : 1)
  const probability = Math.round(weighted(share, weight) * 1000) / 10
  const { id, name, description, advice, urgency } = disease
  const written = (meets: (likeness: number) => boolean) =>
    own.filter((_, index) => meets(ownLikeness[index] ?? 0)).map((symptom) => symptom.written)
  return {
    diseaseId: id,
    name,
    description,
    advice,
    urgency,
    probability,
    matched: written((likeness) => likeness > 0),
    partly: written((likeness) => likeness > 0 && likeness < 1),
    missing: written((likeness) => likeness === 0),
    raceBonus,
  }
}

/** Most likely first, then alphabetical; the id breaks ties of equal names. */
function byProbability(a: Diagnosis, b: Diagnosis): number {
  const alphabetical = compare(foldWords(a.name), foldWords(b.name)) || compare(a.name, b.name)
  return b.probability - a.probability || alphabetical || compare(a.diseaseId, b.diseaseId)
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

/** Input of the engine: diseases, and the owners' words for signs. */
export type KnowledgeBase = { diseases: readonly Disease[]; signs: readonly Sign[] }

/** The engine's answer: the most likely diseases first, and the question's symptoms that the base lacks. */
export type BaseAnswer = { results: Diagnosis[]; uncovered: string[] }

/**
 * Answers a question disease by disease, so that the caller may interleave other work. Deterministic; each result
 * depends on its own disease only. The formula is in docs/diagnosis.md.
 */
export function* diagnosing(
  { symptoms, race }: Question,
  { diseases, signs }: KnowledgeBase,
  settings: DiagnosisSettings,
): Generator<undefined, BaseAnswer> {
  // Sorted, because the last digit of a sum of fractions may depend on its order.
  const given = distinct(symptoms.toSorted()).map(({ reading }) => reading)
  const exact = settings.requireExactSymptomMatch
  const likenesses = likenessTo(yield* readGiven(given, readSigns(signs), exact), exact)
  const results: Diagnosis[] = []
  const covered = new Set<string>()
  for (const disease of diseases) {
    const own = distinct(disease.symptoms)
    const rows = own.map((symptom) => likenesses(symptom.reading))
    if (rows.some((row) => row.length > 0)) {
      noteCovered(covered, given, rows)
      const result = judge({ own, rows, asked: given.length }, race, disease, settings)
      if (result && result.probability >= settings.minProbabilityThreshold) results.push(result)
    }
    yield
  }
  return {
    results: results.toSorted(byProbability).slice(0, settings.maxResultsReturned),
    uncovered: symptoms.filter((symptom) => !covered.has(wordsKey(symptom))),
  }
}

/** Parses the signs, one by one. */
function* readSigns(signs: readonly Sign[]): Generator<ReadSign> {
  for (const { name, words } of signs) yield { sign: readWords(name), told: words.map(readWords) }
}

/** Marks the given symptoms that match one of a disease's. */
function noteCovered(
  covered: Set<string>,
  given: readonly SymptomReading[],
  rows: readonly (readonly number[])[],
): void {
  for (const [column, { key }] of given.entries()) {
    if (rows.some((row) => (row[column] ?? 0) > 0)) covered.add(key)
  }
}

/** Runs a generator to its end. */
function atOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The diseases that fit the symptoms and breed, most likely first: `diagnosing` without interleaving. */
export function diagnose(question: Question, base: KnowledgeBase, settings: DiagnosisSettings): Diagnosis[] {
  return atOnce(diagnosing(question, base, settings)).results
}

/**
 * The symptoms that no disease has, sign by sign and disease by disease, so that the caller may interleave other work.
 */
export function* findingUncovered(
  symptoms: readonly string[],
  { diseases, signs }: KnowledgeBase,
  exact: boolean,
): Generator<undefined, string[]> {
  const given = symptoms.map(readWords)
  const likenesses = likenessTo(yield* readGiven(given, readSigns(signs), exact), exact)
  const covered = new Set<string>()
  for (const { symptoms: own } of diseases) {
    for (const symptom of own) {
      noteCovered(covered, given, [likenesses(readWords(symptom))])
      yield
    }
  }
  return symptoms.filter((symptom) => !covered.has(wordsKey(symptom)))
}

/** The symptoms that the base lacks: `findingUncovered` without interleaving. */
export function uncoveredSymptoms(symptoms: readonly string[], base: KnowledgeBase, exact: boolean): string[] {
  return atOnce(findingUncovered(symptoms, base, exact))
}

/** The signs whose words match a symptom, at least partly, one by one, so that the caller may interleave other work. */
export function* findingLeads<One extends Pick<Sign, 'name'>>(
  signs: readonly One[],
  symptoms: readonly string[],
  exact: boolean,
): Generator<undefined, ReadonlySet<One>> {
  const likenesses = likenessTo(
    signs.map(({ name }) => [readWords(name)]),
    exact,
  )
  const leads = new Set<One>()
  for (const symptom of symptoms) {
    const row = likenesses(readWords(symptom))
    for (const [at, sign] of signs.entries()) if ((row[at] ?? 0) > 0) leads.add(sign)
    yield
  }
  return leads
}

/** The signs whose words match a symptom: `findingLeads` without interleaving. */
export function signsThatLead<One extends Pick<Sign, 'name'>>(
  signs: readonly One[],
  symptoms: readonly string[],
  exact: boolean,
): ReadonlySet<One> {
  return atOnce(findingLeads(signs, symptoms, exact))
}

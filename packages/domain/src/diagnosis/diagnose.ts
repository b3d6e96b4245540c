import type { DiagnosisSettings } from '../chatbot-settings/chatbot-settings.ts'
import { type Disease, foldText, type Reading, raceFit, readWords, wordsKey } from '../disease/index.ts'
import type { Diagnosis, Question } from './diagnosis.ts'
import { likenessOf, sharingWords } from './symptom-likeness.ts'

/** Weight of a disease whose base names the breed or its species. */
const RACE_BONUS = 1.25

/** The first spelling of each symptom, those without a letter left out. */
function distinct(symptoms: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const symptom of symptoms) {
    const key = wordsKey(symptom)
    if (key !== '' && !byKey.has(key)) byKey.set(key, symptom)
  }
  return [...byKey.values()]
}

const best = (likenesses: readonly number[]) => Math.max(0, ...likenesses)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Weight of an urgency: 1 for LOW and unknown ones, the setting for HIGH, half-way for MEDIUM. */
function urgencyWeight(urgency: string, weighting: number): number {
  if (urgency === 'HIGH') return weighting
  return urgency === 'MEDIUM' ? (1 + weighting) / 2 : 1
}

/** A share with its odds multiplied: stays within 0 and 1, and 0 and 1 stay what they are. */
function weighted(share: number, weight: number): number {
  return (share * weight) / (share * weight + (1 - share))
}

function judge(
  given: readonly Reading[],
  isNear: (own: Reading) => boolean,
  race: string,
  disease: Disease,
  settings: DiagnosisSettings,
): Diagnosis | null {
  const fit = raceFit(disease.affectedRaces, race)
  if (fit === 'other-species') return null
  const own = distinct(disease.symptoms)
  const table = own.map((symptom) => {
    const reading = readWords(symptom)
    if (!isNear(reading)) return []
    return given.map((other) => likenessOf(reading, other, settings.requireExactSymptomMatch))
  })
  const ownLikeness = table.map(best)
  const givenLikeness = given.map((_, column) => best(table.map((row) => row[column] ?? 0)))
  const likeness = sum(ownLikeness) + sum(givenLikeness)
  if (likeness === 0) return null
  const raceBonus = settings.enableRaceSpecificBonus && fit === 'named'
  const weight = urgencyWeight(disease.urgency, settings.urgencyWeighting) * (raceBonus ? RACE_BONUS : 1)
  const probability = Math.round(weighted(likeness / (own.length + given.length), weight) * 1000) / 10
  const { id, name, description, advice, urgency } = disease
  return {
    diseaseId: id,
    name,
    description,
    advice,
    urgency,
    probability,
    matched: own.filter((_, index) => (ownLikeness[index] ?? 0) > 0),
    missing: own.filter((_, index) => (ownLikeness[index] ?? 0) === 0),
    raceBonus,
  }
}

/** The likeliest first, then in alphabetical order; the id tells apart what has the same name. */
function byProbability(a: Diagnosis, b: Diagnosis): number {
  const alphabetical = compare(foldText(a.name), foldText(b.name)) || compare(a.name, b.name)
  return b.probability - a.probability || alphabetical || compare(a.diseaseId, b.diseaseId)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** What the base says to a question: the likeliest diseases first, and the question's symptoms that it does not have. */
export type BaseAnswer = { results: Diagnosis[]; uncovered: string[] }

/**
 * Answers a question disease by disease: whoever drives it may let others work in between. Deterministic, each result a
 * matter of its own disease only. The formula is told in docs/diagnosis.md (SPEC §3, chatbot settings).
 */
export function* diagnosing(
  { symptoms, race }: Question,
  diseases: readonly Disease[],
  settings: DiagnosisSettings,
): Generator<undefined, BaseAnswer> {
  // In one order whatever theirs: a sum of fractions may depend on it in its last digit.
  const given = distinct(symptoms.toSorted()).map(readWords)
  const isNear = sharingWords(given)
  const results: Diagnosis[] = []
  let uncovered = symptoms
  for (const disease of diseases) {
    const near = disease.symptoms.map(readWords).filter(isNear)
    const result = near.length > 0 ? judge(given, isNear, race, disease, settings) : null
    if (result && result.probability >= settings.minProbabilityThreshold) results.push(result)
    uncovered = uncovered.filter((symptom) => isUnlike(symptom, near, settings.requireExactSymptomMatch))
    yield
  }
  return { results: results.toSorted(byProbability).slice(0, settings.maxResultsReturned), uncovered: [...uncovered] }
}

/** The diseases that symptoms and breed point to, the likeliest first: `diagnosing` in one go. */
export function diagnose(question: Question, diseases: readonly Disease[], settings: DiagnosisSettings): Diagnosis[] {
  const steps = diagnosing(question, diseases, settings)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value.results
  }
}

function isUnlike(symptom: string, others: readonly Reading[], exact: boolean): boolean {
  const reading = readWords(symptom)
  return others.every((other) => likenessOf(reading, other, exact) === 0)
}

/** The symptoms of a question that no disease knows: what the base does not cover. */
export function uncoveredSymptoms(symptoms: readonly string[], diseases: readonly Disease[], exact: boolean): string[] {
  const isNear = sharingWords(symptoms.map(readWords))
  const near = diseases.flatMap((disease) => disease.symptoms.map(readWords).filter(isNear))
  return symptoms.filter((symptom) => isUnlike(symptom, near, exact))
}

import type { DiagnosisResult } from '../diagnosis/index.ts'
import { type Species, speciesNames, speciesOf, urgencies } from '../disease/index.ts'

const rank = (urgency: string) => urgencies.findIndex((known) => known === urgency)

/** Results in an owner's reading order: most urgent first, then by likelihood as received. */
export function urgentFirst<Result extends Pick<DiagnosisResult, 'urgency'>>(results: readonly Result[]): Result[] {
  return results.toSorted((a, b) => rank(b.urgency) - rank(a.urgency))
}

/** How well symptoms fit a disease, in three steps: a percentage would suggest certainty. */
export type Fit = 'strong' | 'fair' | 'weak'

/** The fit of a probability in percent; an unknown one (null) is weak. */
export function fitOf(probability: number | null): Fit {
  if (probability === null || probability < 35) return 'weak'
  return probability < 65 ? 'fair' : 'strong'
}

/**
 * The breed sent to the engine: the breed, the species without a breed, or both when the breed alone would not imply
 * the species, such as « croisé » or the dog « Lévrier persan ». The chosen species always wins.
 */
export function raceOf(species: Species, breed: string): string {
  const [name = species] = speciesNames[species]
  const typed = breed.trim()
  return [typed, `${name} ${typed}`.trim()].find((race) => speciesOf(race) === species) ?? name
}

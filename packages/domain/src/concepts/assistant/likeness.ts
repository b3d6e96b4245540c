import type { DiagnosisResult } from '../diagnosis/index.ts'
import { type Species, speciesNames, speciesOf, urgencies } from '../disease/index.ts'

const rank = (urgency: string) => urgencies.findIndex((known) => known === urgency)

/** Results as an owner should read them: what cannot wait first, then as they came, the likeliest first. */
export function urgentFirst<Result extends Pick<DiagnosisResult, 'urgency'>>(results: readonly Result[]): Result[] {
  return results.toSorted((a, b) => rank(b.urgency) - rank(a.urgency))
}

/** How well symptoms fit a disease, in three steps: a percentage would look like a certainty. */
export type Fit = 'strong' | 'fair' | 'weak'

/** The step of a probability in percent; null is not known and counts as weak. */
export function fitOf(probability: number | null): Fit {
  if (probability === null || probability < 35) return 'weak'
  return probability < 65 ? 'fair' : 'strong'
}

/**
 * What the engine is told about an animal: its breed, its species when nobody knows the breed, and both where the breed alone
 * would not tell this species, as « croisé » or the dog « Lévrier persan ». The species that was chosen always counts.
 */
export function raceOf(species: Species, breed: string): string {
  const [name = species] = speciesNames[species]
  const typed = breed.trim()
  return [typed, `${name} ${typed}`.trim()].find((race) => speciesOf(race) === species) ?? name
}

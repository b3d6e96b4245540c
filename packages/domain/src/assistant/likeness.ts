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
 * What the engine is told about an animal: its breed, or its species when nobody knows the breed. A breed that tells no
 * species, such as « croisé », says it with the species before.
 */
export function raceOf(species: Species, breed: string): string {
  const [name] = speciesNames[species]
  const typed = breed.trim()
  if (typed === '') return name ?? species
  return speciesOf(typed) === null ? `${name} ${typed}` : typed
}

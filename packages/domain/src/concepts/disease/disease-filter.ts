import { foldWords } from '../../base/text/index.ts'
import type { Disease } from './disease.ts'
import { meansAll, namesRace } from './race.ts'

/** What the disease base is narrowed by, on the client (AMB-66). */
export type DiseaseFilter = { text?: string; urgency?: string; race?: string }

/**
 * Whether a disease passes: text in its name or a symptom, urgency equal, breed among those it concerns, as the engine reads
 * them: by its name or a part of it, by its species, by « toutes ». Case and accents apart.
 */
export function matchesDiseaseFilter(
  { name, symptoms, urgency, affectedRaces }: Pick<Disease, 'name' | 'symptoms' | 'urgency' | 'affectedRaces'>,
  filter: DiseaseFilter,
): boolean {
  if (filter.urgency && urgency !== filter.urgency) return false
  const text = foldWords(filter.text ?? '')
  if (text && ![name, ...symptoms].some((entry) => foldWords(entry).includes(text))) return false
  const race = foldWords(filter.race ?? '')
  const concerns = (entry: string) => meansAll(entry) || foldWords(entry).includes(race) || namesRace(entry, race)
  return race === '' || affectedRaces.some(concerns)
}

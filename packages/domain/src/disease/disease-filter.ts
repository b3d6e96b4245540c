import { ALL_RACES, type Disease } from './disease.ts'
import { foldText } from './symptom-words.ts'

/** What the disease base is narrowed by, on the client (SPEC §2, AMB-66). */
export type DiseaseFilter = { text?: string; urgency?: string; race?: string }

/** Whether a disease passes: text in its name or a symptom, urgency equal, breed among those it concerns; case and accents apart. */
export function matchesDiseaseFilter(
  { name, symptoms, urgency, affectedRaces }: Pick<Disease, 'name' | 'symptoms' | 'urgency' | 'affectedRaces'>,
  filter: DiseaseFilter,
): boolean {
  if (filter.urgency && urgency !== filter.urgency) return false
  const text = foldText(filter.text ?? '')
  if (text && ![name, ...symptoms].some((entry) => foldText(entry).includes(text))) return false
  const race = foldText(filter.race ?? '')
  return race === '' || affectedRaces.some((entry) => entry === ALL_RACES || foldText(entry).includes(race))
}

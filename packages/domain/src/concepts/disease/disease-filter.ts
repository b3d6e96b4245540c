import type { ListOrder } from '../../base/filters/filters.ts'
import { foldWords, isFoundIn } from '../../base/text/index.ts'
import { type Disease, type Urgency, urgencies } from './disease.ts'
import { meansAll, namesRace } from './race.ts'

/** Client-side filter of the disease base (AMB-66). */
export type DiseaseFilter = { text?: string; urgency?: string; race?: string }

/**
 * Whether a disease passes: text in its name or a symptom, equal urgency, breed as the engine matches it: by name or
 * part of it, by species, by « toutes ». Ignores case and accents.
 */
export function matchesDiseaseFilter(
  { name, symptoms, urgency, affectedRaces }: Pick<Disease, 'name' | 'symptoms' | 'urgency' | 'affectedRaces'>,
  filter: DiseaseFilter,
): boolean {
  if (filter.urgency && urgency !== filter.urgency) return false
  const text = filter.text ?? ''
  if (![name, ...symptoms].some((entry) => isFoundIn(entry, text))) return false
  const race = foldWords(filter.race ?? '')
  const concerns = (entry: string) => meansAll(entry) || foldWords(entry).includes(race) || namesRace(entry, race)
  return race === '' || affectedRaces.some(concerns)
}

/** What two spellings of a disease's name have in common; a name of nothing but signs is its own. */
export function diseaseNameKey(name: string): string {
  return foldWords(name) || name
}

const rankOf = (urgency: string) => {
  const rank = urgencies.indexOf(urgency as Urgency)
  return rank < 0 ? null : rank
}

/** Diseases, in alphabetical order. */
export const diseaseOrder = {
  sorts: { name: ({ name }) => diseaseNameKey(name), urgency: ({ urgency }) => rankOf(urgency) },
  sort: 'name',
  direction: 'asc',
} satisfies ListOrder<Disease>

import { breeds, type Species, speciesNames } from './breeds.ts'
import { ALL_RACES } from './disease.ts'
import { meaningfulWords, wordsKey } from './symptom-words.ts'

const allSpecies: readonly Species[] = ['cat', 'dog']
const nameKeys = new Set(Object.values(speciesNames).flat().map(wordsKey))
const namesBySpecies: Record<Species, (readonly string[])[]> = {
  cat: [...speciesNames.cat, ...breeds.cat].map(meaningfulWords),
  dog: [...speciesNames.dog, ...breeds.dog].map(meaningfulWords),
}

const contains = (race: readonly string[], name: readonly string[]) => name.every((word) => race.includes(word))

/** The species of a breed as somebody typed it, « Labrador croisé » or « chaton »; null when it cannot be told. */
export function speciesOf(race: string): Species | null {
  const words = meaningfulWords(race)
  const [species, another] = allSpecies.filter((one) => namesBySpecies[one].some((name) => contains(words, name)))
  return species && !another ? species : null
}

/** Whether an entry of `affectedRaces` means every breed, « Toutes » as well as « toutes races ». */
function meansAll(listed: string): boolean {
  return meaningfulWords(listed)[0] === wordsKey(ALL_RACES)
}

/** Whether an entry of `affectedRaces` is the breed, part of its name, or its species. */
function names(listed: string, race: string): boolean {
  if (contains(meaningfulWords(race), meaningfulWords(listed))) return true
  return nameKeys.has(wordsKey(listed)) && speciesOf(listed) === speciesOf(race)
}

/** How a disease concerns a breed: it names it or its species, it may concern it, or it is another species' only. */
export type RaceFit = 'named' | 'possible' | 'other-species'

/** How a disease with these `affectedRaces` concerns a breed; « toutes », or none at all, is every breed (SPEC §3). */
export function raceFit(affectedRaces: readonly string[], race: string): RaceFit {
  if (affectedRaces.some((listed) => !meansAll(listed) && names(listed, race))) return 'named'
  const species = speciesOf(race)
  const elsewhere = affectedRaces.every((listed) => {
    const own = meansAll(listed) ? null : speciesOf(listed)
    return own !== null && own !== species
  })
  return species !== null && affectedRaces.length > 0 && elsewhere ? 'other-species' : 'possible'
}

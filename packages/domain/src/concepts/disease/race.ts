import { ALL_RACES } from './disease.ts'
import { meaningfulWords, wordsKey } from './symptom-words.ts'

/** Species that the chatbot knows. */
export type Species = 'cat' | 'dog'

/** Names of a species, whatever the breed. */
export const speciesNames: Record<Species, readonly string[]> = {
  cat: ['chat', 'chatte', 'chaton', 'félin'],
  dog: ['chien', 'chienne', 'chiot', 'canin'],
}

/** Breeds by species: common ones in France, in their usual spelling. */
export const breeds: Record<Species, readonly string[]> = {
  cat: [
    'Abyssin',
    'Bengal',
    'British Shorthair',
    'Chartreux',
    'Européen',
    'Maine Coon',
    'Norvégien',
    'Persan',
    'Ragdoll',
    'Sacré de Birmanie',
    'Siamois',
    'Sphynx',
  ],
  dog: [
    'Beagle',
    'Berger allemand',
    'Berger australien',
    'Border collie',
    'Bouledogue français',
    'Boxer',
    'Caniche',
    'Carlin',
    'Cavalier King Charles',
    'Chihuahua',
    'Cocker',
    'Épagneul breton',
    'Golden retriever',
    'Husky sibérien',
    'Jack Russell',
    'Labrador',
    'Malinois',
    'Rottweiler',
    'Shih Tzu',
    'Teckel',
    'Yorkshire',
  ],
}

const allSpecies: readonly Species[] = ['cat', 'dog']
const nameKeys = new Set(Object.values(speciesNames).flat().map(wordsKey))
const speciesWords: Record<Species, (readonly string[])[]> = {
  cat: speciesNames.cat.map(meaningfulWords),
  dog: speciesNames.dog.map(meaningfulWords),
}
const namesBySpecies: Record<Species, (readonly string[])[]> = {
  cat: [...speciesWords.cat, ...breeds.cat.map(meaningfulWords)],
  dog: [...speciesWords.dog, ...breeds.dog.map(meaningfulWords)],
}

const contains = (race: readonly string[], name: readonly string[]) => name.every((word) => race.includes(word))

/** The only species with one of these names in a race; null for none or both. */
function speciesAmong(race: string, names: Record<Species, (readonly string[])[]>): Species | null {
  const words = meaningfulWords(race)
  const [species, another] = allSpecies.filter((one) => names[one].some((name) => contains(words, name)))
  return species && !another ? species : null
}

/**
 * The species of a typed breed, « Labrador croisé » or « chaton »; null when unknown. A species name outweighs a
 * breed's: « chien Lévrier persan » is no cat.
 */
export function speciesOf(race: string): Species | null {
  return speciesAmong(race, speciesWords) ?? speciesAmong(race, namesBySpecies)
}

/** Whether a text names a species, « Chien » or « chatte », rather than a breed. */
export function isSpeciesName(race: string): boolean {
  return nameKeys.has(wordsKey(race))
}

/** Whether an entry of `affectedRaces` means every breed, « Toutes » as well as « toutes races ». */
export function meansAll(listed: string): boolean {
  return meaningfulWords(listed)[0] === wordsKey(ALL_RACES)
}

/**
 * Whether an entry of `affectedRaces` is the breed, part of its name, or its species; never if it belongs to another
 * species.
 */
export function namesRace(listed: string, race: string): boolean {
  const [own, species] = [speciesOf(listed), speciesOf(race)]
  if (own !== null && species !== null && own !== species) return false
  if (contains(meaningfulWords(race), meaningfulWords(listed))) return true
  return isSpeciesName(listed) && own === species
}

/** How a disease concerns a breed: it names the breed or species, may concern it, or only concerns another species. */
export type RaceFit = 'named' | 'possible' | 'other-species'

/** How a disease with these `affectedRaces` concerns a breed; « toutes », or an empty list, means every breed. */
export function raceFit(affectedRaces: readonly string[], race: string): RaceFit {
  if (affectedRaces.some((listed) => !meansAll(listed) && namesRace(listed, race))) return 'named'
  const species = speciesOf(race)
  const elsewhere = affectedRaces.every((listed) => {
    const own = meansAll(listed) ? null : speciesOf(listed)
    return own !== null && own !== species
  })
  return species !== null && affectedRaces.length > 0 && elsewhere ? 'other-species' : 'possible'
}

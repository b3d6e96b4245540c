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

import { catDiseases } from './diseases-cats.ts'
import { dogDiseases } from './diseases-dogs.ts'
import { generalDiseases } from './diseases-general.ts'
import type { DemoDisease } from './diseases-vocabulary.ts'

/** The 40 diseases of the demo: plausible for a chatbot, not a veterinary reference. */
export const demoDiseases: readonly DemoDisease[] = [...generalDiseases, ...dogDiseases, ...catDiseases]

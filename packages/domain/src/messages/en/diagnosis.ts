import type * as fr from '../fr/diagnosis.ts'
import type { Translated } from '../translated.ts'

export const diagnosisMessages = {
  symptoms: 'Give at least one symptom',
  race: 'Give a breed',
  max: (max) => `${max} characters at most`,
  maxEntries: (max) => `${max} entries at most`,
} satisfies Translated<typeof fr.diagnosisMessages>

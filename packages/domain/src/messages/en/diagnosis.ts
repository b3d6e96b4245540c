import type * as fr from '../fr/diagnosis.ts'
import type { Translated } from '../translated.ts'

export const diagnosisMessages = {
  likeness:
    'These percentages say how much the symptoms are like those of the base: they are no diagnosis, nor the chance that the animal has the disease.',
  reading: 'What the percentages say',
  symptoms: 'Give at least one symptom',
  race: 'Give a breed',
  max: (max) => `${max} characters at most`,
  maxEntries: (max) => `${max} entries at most`,
} satisfies Translated<typeof fr.diagnosisMessages>

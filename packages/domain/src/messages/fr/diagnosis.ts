/** A question to the chatbot and what it answers. */
export const diagnosisMessages = {
  symptoms: 'Indiquez au moins un symptôme',
  race: 'Indiquez une race',
  max: (max: number) => `Maximum ${max} caractères`,
  maxEntries: (max: number) => `Maximum ${max} entrées`,
} as const

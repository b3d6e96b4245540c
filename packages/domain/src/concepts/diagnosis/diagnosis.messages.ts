/** Questions to the chatbot and its answers. */
export const diagnosisMessages = {
  likeness:
    'Ces pourcentages disent combien les symptômes ressemblent à ceux de la base\u00a0: ce n’est ni un diagnostic, ni la chance que l’animal ait la maladie.',
  reading: 'Ce que disent les pourcentages',
  symptoms: 'Indiquez au moins un symptôme',
  race: 'Indiquez une race',
  max: (max: number) => `Maximum ${max} caractères`,
  maxEntries: (max: number) => `Maximum ${max} entrées`,
} as const

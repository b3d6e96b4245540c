/** The trial of the chatbot's settings, « Tester ». */
export const trialMessages = {
  title: 'Tester la configuration',
  unsaved: 'Avec les paramètres à l’écran, même s’ils ne sont pas sauvegardés. Rien n’est enregistré.',
  sampleRace: 'Labrador',
  username: 'Prénom',
  sampleName: 'Camille',
  sampleSymptoms: 'vomissements, diarrhée',
  symptomsHint: 'Séparés par des virgules',
  try: 'Lancer le test',
  trying: 'Test en cours…',
  messages: 'Ce que dit le chatbot',
  nothing: 'Aucun résultat avec ces paramètres.',
  matched: (symptoms: readonly string[]) =>
    symptoms.length === 0 ? 'Aucun symptôme reconnu' : `Reconnu\u00a0: ${symptoms.join(', ')}`,
  raceBonus: 'propre à la race',
  uncovered: (symptoms: readonly string[]) => `Inconnu de la base\u00a0: ${symptoms.join(', ')}`,
  failure: 'Le test n’a pas pu se faire',
} as const

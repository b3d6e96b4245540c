import type * as fr from '../fr/chatbot-trial.ts'
import type { Translated } from '../translated.ts'

export const trialMessages = {
  title: 'Try the settings',
  unsaved: 'With the settings on the screen, saved or not. Nothing is recorded.',
  race: 'Breed',
  sampleRace: 'Labrador',
  username: 'First name',
  sampleName: 'Camille',
  symptoms: 'Symptoms',
  sampleSymptoms: 'vomissements, diarrhée',
  symptomsHint: 'Separated by commas',
  try: 'Run the trial',
  trying: 'Running…',
  messages: 'What the chatbot says',
  nothing: 'No result with these settings.',
  matched: (symptoms) => (symptoms.length === 0 ? 'No symptom recognised' : `Recognised: ${symptoms.join(', ')}`),
  raceBonus: 'particular to the breed',
  uncovered: (symptoms) => `Unknown to the base: ${symptoms.join(', ')}`,
  failure: 'The trial could not be run',
} satisfies Translated<typeof fr.trialMessages>

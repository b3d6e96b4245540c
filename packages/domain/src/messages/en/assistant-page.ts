import type * as fr from '../fr/assistant-page.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'
import { siteFrameMessages } from './site-frame.ts'

export const assistantPageMessages = {
  title: siteFrameMessages.assistant,
  description: 'Describe the symptoms of your dog or cat: some orientation, never a diagnosis.',
  intro: 'Some orientation for your dog or cat, never a diagnosis.',
  emergency: 'Your animal breathes badly, bleeds, has convulsions or cannot get up? Call a vet now.',
  says: 'The assistant says',
  species: 'Your animal',
  speciesMissing: 'Choose: dog or cat.',
  speciesNames: { dog: 'Dog', cat: 'Cat' },
  breed: 'Breed (optional)',
  breedHint: 'Leave empty if you do not know it.',
  symptoms: 'Symptoms',
  symptomsHint: 'For example: vomiting, fever. Several symptoms are separated by commas.',
  suggestions: 'Known symptoms',
  suggested: (count) => (count === 0 ? 'No suggestion' : plural(count, 'suggestion')),
  chosen: 'Symptoms chosen',
  remove: (symptom) => `Remove ${symptom}`,
  removed: (symptom) => `${symptom} removed`,
  added: (symptom) => `${symptom} added`,
  privacy: (days) =>
    `Write no name, address or phone number. Only the animal and its symptoms are kept, without knowing who wrote them${
      days === null ? '' : `, for ${days} days at most`
    }.`,
  ask: 'See the leads',
  asking: 'Searching…',
  again: 'Ask another question',
  answer: 'What these symptoms may point to',
  nothing: 'No lead found',
  found: (count) => (count === 0 ? 'No lead found' : `${plural(count, 'lead')} found`),
  question: (race, symptoms) => `${race.charAt(0).toUpperCase()}${race.slice(1)}: ${symptoms.join(', ')}`,
  urgent: 'One of these leads cannot wait. Call a vet now.',
  urgencies: {
    HIGH: 'Cannot wait',
    MEDIUM: 'To be seen today or tomorrow',
    LOW: 'To have checked',
  } as Readonly<Record<string, string>>,
  fits: { strong: 'Fits well', fair: 'Fits in part', weak: 'Fits little' },
  why: 'Why this lead',
  matched: 'Close to what you wrote',
  partly: 'in part',
  missing: 'Often there too, to watch',
  raceBonus: 'This disease mostly affects this animal or this breed.',
  advice: 'What to do',
  uncovered: (symptoms) => `The assistant does not know: ${symptoms.join(', ')}.`,
  vet: 'Only a vet can make a diagnosis. In any case, see a vet.',
  debug: (milliseconds) => `Engine: ${milliseconds.toFixed(1)} ms`,
  report: {
    question: 'Does this answer seem wrong?',
    label: 'What is wrong',
    hint: 'For example what the vet found. Write no name and no contact.',
    send: 'Report the answer',
    sending: 'Sending…',
    thanks: 'Thank you. Your report is kept.',
    failure: 'The report could not be sent',
  },
} satisfies Translated<typeof fr.assistantPageMessages>

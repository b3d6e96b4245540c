import { formatCount } from '../../format/counts.ts'
import type * as fr from '../fr/disease.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

export const urgencyLabels = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' } satisfies Translated<
  typeof fr.urgencyLabels
>

export const diseaseMessages = {
  empty: 'No disease found',
  created: 'Disease created!',
  updated: 'Disease changed!',
  deleted: 'Disease deleted!',
  createFailure: 'Creating failed',
  updateFailure: 'Changing failed',
  deleteFailure: 'Deleting failed',
  deleteQuestion: (name) => `Delete the disease “${name}”?`,
  deleteWarning: 'It cannot be undone and may affect the diagnoses of this disease.',
  nearDuplicate: (written, like) => `“${written}” may repeat “${like}”`,
} satisfies Translated<typeof fr.diseaseMessages>

export const diseaseFormMessages = {
  name: 'The name is required',
  urgency: 'Choose an urgency',
  description: 'The description is required',
  symptoms: 'Give at least one symptom',
  affectedRaces: 'Give at least one breed, or “all”',
  advice: 'The advice is required',
  prevention: 'A text is expected',
  entry: 'An entry is empty',
  entryComma: 'A comma separates two entries: write two',
  max: (max) => `${max} characters at most`,
  maxEntries: (max) => `${max} entries at most`,
  nameTaken: 'A disease has this name already.',
} satisfies Translated<typeof fr.diseaseFormMessages>

export const diseaseDeskMessages = {
  title: 'Diseases',
  total: (count) => plural(count, 'disease'),
  found: (count, total) => `${formatCount(count)} of ${plural(total, 'disease')}`,
  foundOnPage: (count) => `${plural(count, 'disease')} on this page`,
  add: 'Add a disease',
  list: 'Diseases',
  pages: 'Pages of diseases',
  emptyHint: 'The chatbot only points to the diseases of this base.',
  filteredHint: 'Widen the search or reset the filters.',
  filters: {
    heading: 'Filter the diseases',
    text: 'Name or symptom',
    urgency: 'Urgency',
    anyUrgency: 'Any urgency',
    race: 'Breed',
  },
  urgency: (label) => `${label} urgency`,
  symptoms: 'Symptoms',
  races: 'Breeds concerned',
  allRaces: 'All breeds',
  edit: 'Edit',
  editOf: (name) => `Edit ${name}`,
  delete: 'Delete',
  deleteOf: (name) => `Delete ${name}`,
  keep: 'Keep the disease',
  form: {
    createTitle: 'New disease',
    changedMeanwhile: (names) =>
      `Changed by somebody else meanwhile: ${names.join(', ')}. What you typed is kept; check, then save again.`,
    editTitle: (name) => `Edit “${name}”`,
    name: 'Name',
    urgency: 'Urgency',
    description: 'Description',
    symptoms: 'Symptoms',
    symptomsHint: 'Separated by commas',
    races: 'Breeds concerned',
    racesHint: 'Separated by commas, or “all”',
    advice: 'Advice',
    prevention: 'Prevention',
    create: 'Create the disease',
    save: 'Save',
    saving: 'Saving…',
  },
} satisfies Translated<typeof fr.diseaseDeskMessages>

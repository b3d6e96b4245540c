import { formatCount } from '../../format/counts.ts'
import type * as fr from '../fr/sign.ts'
import type { Translated } from '../translated.ts'
import { diseaseDeskMessages } from './disease.ts'
import { plural } from './plural.ts'

export const signFormMessages = {
  name: 'The sign is required',
  words: 'Give at least one word of owners',
  entry: 'An entry is empty',
  unreadable: 'Write at least one letter or digit.',
  max: (max) => `At most ${max} characters`,
  maxEntries: (max) => `At most ${max} entries`,
  nameTaken: 'This sign is in the list already.',
  full: (max) => `The list has ${max} signs already, the most that it can have.`,
  unknown: 'Sign not found.',
} satisfies Translated<typeof fr.signFormMessages>

export const signDeskMessages = {
  title: 'Words of owners',
  intro:
    'A sign is a symptom as diseases write it. Its words are those of owners: the assistant understands them in the middle of a sentence too.',
  total: (count) => plural(count, 'sign'),
  found: (count, total) => `${formatCount(count)} of ${plural(total, 'sign')}`,
  list: 'Signs',
  pages: 'Pages of signs',
  filter: 'Filter the signs',
  text: 'Sign or word',
  words: 'Words of owners',
  unused: 'No disease has this symptom: its words lead nowhere.',
  empty: 'No sign found',
  emptyHint: 'Without them, the assistant only understands the words of the diseases.',
  filteredHint: 'Widen the search or reset the filter.',
  unavailable: 'This service does not know the words of owners',
  unavailableHint: 'Its diagnosis engine has rules of its own.',
  add: 'Add a sign',
  edit: 'Change',
  editOf: (name) => `Change ${name}`,
  delete: 'Delete',
  deleteOf: (name) => `Delete ${name}`,
  deleteQuestion: (name) => `Delete the sign “${name}”?`,
  deleteWarning: (words) =>
    `The assistant will no longer understand: ${words.join(', ')}. The diseases stay as they are.`,
  keep: 'Keep the sign',
  created: 'Sign added',
  updated: 'Sign changed',
  deleted: 'Sign deleted',
  createFailure: 'The sign was not added',
  updateFailure: 'The sign was not changed',
  deleteFailure: 'The sign was not deleted',
  form: {
    createTitle: 'New sign',
    editTitle: (name) => `Change “${name}”`,
    changedMeanwhile: diseaseDeskMessages.form.changedMeanwhile,
    name: 'Sign',
    nameHint: 'The symptom, written as in the diseases',
    words: 'Words of owners',
    wordsHint: 'Separated by commas, for example: breathes badly, cannot breathe any more',
    repeats: (written, like) => `“${written}” repeats “${like}”`,
    create: 'Add the sign',
    save: 'Save',
    saving: 'Saving…',
  },
} satisfies Translated<typeof fr.signDeskMessages>

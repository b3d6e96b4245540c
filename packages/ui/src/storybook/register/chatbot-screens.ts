import type { Screen } from './states.ts'

/** Screens of the people who keep the chatbot and the reviews. */
export const chatbotScreens: readonly Screen[] = [
  {
    id: 'ecrans-chatbot-dashboard',
    kind: 'list',
    states: { error: 'Failed' },
    never: { 'filtered-empty': 'on y choisit une période, rien d’autre' },
    also: ['OtherData', 'UnderTarget', 'OtherBackend', 'PartOfThem'],
  },
  { id: 'ecrans-maladies', kind: 'list', also: ['Filters', 'FilteredPage'] },
  {
    id: 'ecrans-maladies-fiche',
    kind: 'form',
    states: { nominal: 'Edition', loading: 'Saving', empty: 'Creation', invalid: 'Required' },
    also: ['Leaving', 'Mentioned'],
  },
  {
    id: 'ecrans-maladies-import',
    kind: 'form',
    states: {
      nominal: 'Compared',
      loading: 'Comparing',
      empty: 'Choose',
      error: 'ComparisonFailed',
      refused: 'Unreadable',
      conflict: 'Failed',
      invalid: 'RefusedRows',
    },
    also: ['Nothing', 'Applying', 'NoAnswer'],
  },
  { id: 'ecrans-sessions', kind: 'list', also: ['Rows', 'Filters', 'PartlyRead', 'Exporting'] },
  {
    id: 'ecrans-sessions-detail',
    kind: 'detail',
    states: { nominal: 'Explained', empty: 'WithoutResult', error: 'Failure', 'not-found': 'Missing' },
  },
  { id: 'ecrans-signalements', kind: 'list', states: { nominal: 'Pending' }, also: ['Done', 'Filters', 'Unknown'] },
  {
    id: 'ecrans-signalements-resolution',
    kind: 'form',
    states: { nominal: 'Resolving', loading: 'Saving', invalid: 'Required' },
  },
  {
    id: 'ecrans-analytics',
    parts: ['donnees'],
    kind: 'list',
    states: { error: 'Failed' },
    never: { 'filtered-empty': 'on y choisit une période, rien d’autre' },
    also: ['Panels', 'Exports', 'OtherData', 'Year', 'NothingToSee', 'OtherBackend'],
  },
  {
    id: 'ecrans-configuration-chatbot',
    kind: 'form',
    states: { nominal: 'Defaults', loading: 'Saving', refused: 'ReadOnly', invalid: 'Bounds' },
    also: ['Editing', 'Resetting', 'Testing'],
  },
  {
    id: 'ecrans-test-configuration',
    kind: 'form',
    states: { nominal: 'Answered', loading: 'Trying', empty: 'Nothing', error: 'Failed', invalid: 'Before' },
    never: { refused: 'qui peut lire les réglages peut les essayer' },
    also: ['NoEngine'],
  },
  {
    id: 'ecrans-moderation-avis',
    parts: ['gestes'],
    kind: 'list',
    states: { conflict: 'Elsewhere', 'long-text': 'Long' },
    also: [
      'Filters',
      'Selection',
      'Rejection',
      'Warned',
      'Compact',
      'Pages',
      'Underway',
      'Failed',
      'OneAuthor',
      'Next',
    ],
  },
]

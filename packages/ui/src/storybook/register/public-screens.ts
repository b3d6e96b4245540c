import type { Screen } from './states.ts'

/** Pages of the public site, for everybody. */
export const publicScreens: readonly Screen[] = [
  { id: 'ecrans-accueil', kind: 'page', also: ['SignedIn'] },
  {
    id: 'ecrans-carte',
    kind: 'page',
    states: { 'filtered-empty': 'FilteredEmpty', 'not-found': 'Gone' },
    never: { loading: 'la carte arrive avec la page' },
    also: ['Detail', 'Again', 'Crashed', 'Drinks'],
  },
  {
    id: 'ecrans-restaurant',
    kind: 'page',
    never: { 'not-found': 'l’adresse inconnue a sa page' },
    also: ['ReviewsFailed'],
  },
  { id: 'ecrans-connexion', kind: 'form', states: { error: 'Failure' }, also: ['AccountCreated', 'SessionEnded'] },
  { id: 'ecrans-inscription', kind: 'form', states: { error: 'Failure', conflict: 'Conflict' } },
  {
    id: 'ecrans-pages-a-lire',
    kind: 'page',
    states: { nominal: 'Legal', 'long-text': 'Privacy', 'not-found': 'Missing' },
    never: { loading: 'elle arrive entière', empty: 'elle a toujours son texte', error: 'elle arrive entière' },
    also: ['Accessibility', 'ReviewRules'],
  },
  {
    id: 'ecrans-assistant',
    kind: 'form',
    states: { nominal: 'Asking', loading: 'Pending', error: 'Maintenance', refused: 'TooMany', invalid: 'Refused' },
    also: ['ByHand', 'Unscripted'],
  },
  {
    id: 'ecrans-assistant-reponse',
    kind: 'detail',
    states: { nominal: 'Urgent', loading: 'ReportPending', empty: 'Nothing', invalid: 'ReportRefused' },
    never: { 'not-found': 'une réponse échue ramène à la question' },
    also: ['Reporting', 'Reported', 'Debug'],
  },
]

/** The states a screen may be in, as the reader calls them. */
export const stateLabels = {
  nominal: 'Nominal',
  loading: 'En attente',
  empty: 'Vide',
  'filtered-empty': 'Filtres sans résultat',
  error: 'Échec',
  refused: 'Refusé',
  'not-found': 'Introuvable',
  conflict: 'Conflit',
  invalid: 'Saisie invalide',
  refreshing: 'Actualisation',
  'long-text': 'Textes longs',
  phone: 'Téléphone',
} as const

export type ScreenState = keyof typeof stateLabels

export const screenStates = Object.keys(stateLabels) as ScreenState[]

type Stories = Partial<Record<ScreenState, string>>
type Reasons = Partial<Record<ScreenState, string>>

/** What screens of a kind have in common: the stories of their states, and why they have no others. */
export const kinds = {
  list: {
    states: {
      nominal: 'Nominal',
      loading: 'Loading',
      empty: 'Empty',
      'filtered-empty': 'FilteredEmpty',
      error: 'Failure',
      refreshing: 'Refreshing',
      'long-text': 'LongTexts',
      phone: 'Phone',
    },
    never: {
      'not-found': 'une liste n’est l’adresse d’aucune fiche',
      conflict: 'un changement refusé est dit par une notification, et la liste relue',
      invalid: 'rien ne s’y saisit que des filtres',
      refused: 'qui n’en a pas le droit n’y arrive pas',
    },
  },
  form: {
    states: {
      nominal: 'Nominal',
      loading: 'Sending',
      refused: 'Refused',
      invalid: 'Invalid',
      'long-text': 'LongTexts',
      phone: 'Phone',
    },
    never: {
      'filtered-empty': 'un formulaire ne filtre rien',
      'not-found': 'il ne part d’aucune adresse',
      conflict: 'un conflit est un refus, dit au champ ou par une notification',
      error: 'une panne est dite par une notification, et la saisie reste',
      empty: 'il n’attend aucune liste',
      refreshing: 'ce que la personne saisit n’est pas relu',
    },
  },
  detail: {
    states: { nominal: 'Nominal', loading: 'Loading', 'long-text': 'LongTexts', phone: 'Phone' },
    never: {
      empty: 'une fiche dit toujours ce qu’elle est',
      'filtered-empty': 'une fiche ne filtre rien',
      error: 'elle montre ce que la liste a déjà lu',
      'not-found': 'elle s’ouvre d’une ligne qui existe',
      conflict: 'un changement refusé est dit par une notification, et la fiche relue',
      invalid: 'rien ne s’y saisit',
      refused: 'qui n’en a pas le droit ne l’ouvre pas',
      refreshing: 'elle suit la liste dont elle vient',
    },
  },
  page: {
    states: {
      nominal: 'Nominal',
      loading: 'Loading',
      empty: 'Empty',
      error: 'Failure',
      'long-text': 'LongTexts',
      phone: 'Phone',
    },
    never: {
      'filtered-empty': 'elle ne filtre rien',
      'not-found': 'elle existe toujours',
      refused: 'elle est à tout le monde',
      conflict: 'rien ne s’y enregistre',
      invalid: 'rien ne s’y saisit',
      refreshing: 'elle est relue en changeant de page',
    },
  },
} satisfies Record<string, { states: Stories; never: Reasons }>

/** One screen, by the id of its story file; what is not said here is as for every screen of its kind. */
export type Screen = {
  id: string
  /** What the ids of its other story files add to it, when one file does not hold all of its stories. */
  parts?: readonly string[]
  kind: keyof typeof kinds
  /** State → export name of its story. */
  states?: Stories
  /** State → why this screen cannot be in it. */
  never?: Reasons
  /** Stories that show a behaviour and no state. Those named « Clavier… » need not be listed. */
  also?: readonly string[]
}

/** State → export name of its story, for each state the screen can be in. */
export function statesOf({ kind, states, never = {} }: Screen): [ScreenState, string][] {
  const stories: Stories = { ...kinds[kind].states, ...states }
  return screenStates.flatMap((state) => {
    const story = stories[state]
    return story && !never[state] ? [[state, story] as [ScreenState, string]] : []
  })
}

/** What owners write that no disease of the demo has. */
export const unknownSymptoms = [
  'hoquet',
  'poil terne',
  'griffe cassée',
  'queue cassée',
  'refuse de jouer',
  'miaule la nuit',
  'ronfle très fort',
  'mange de la terre',
  'truffe sèche',
] as const

/** What people say of an answer that missed; `{name}` is what it was. */
export const missedFeedbacks = [
  'Le vétérinaire a diagnostiqué autre chose : {name}.',
  'Ce n’était pas ça. Après examen, c’était : {name}.',
  'Réponse à côté, mon animal avait en fait : {name}.',
  'La bonne maladie n’était pas en premier : {name}.',
  'Nous sommes passés aux urgences, verdict : {name}.',
]

/** What people say who do not know either. */
export const vagueFeedbacks = [
  'Les conseils ne correspondent pas à son état.',
  'Cette réponse ne m’a pas aidé, mon animal va mal.',
  'J’ai été inquiété pour rien.',
  'Je ne reconnais pas mon animal dans cette description.',
  'Il faudrait demander son âge avant de répondre.',
]

/** How reports are resolved. */
export const resolutions = [
  'Diagnostic correct, erreur de saisie de l’utilisateur.',
  'Symptômes insuffisants pour conclure.',
  'Maladie ajoutée à la base de données.',
  'Diagnostic amélioré grâce à ce retour.',
  'Cas particulier documenté.',
]
/** Those of them that changed the disease base. */
export const baseChanges: readonly string[] = resolutions.slice(2, 4)

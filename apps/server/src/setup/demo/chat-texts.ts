/** Symptoms that owners write and no disease of the demo has. */
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

/** Feedback on a wrong answer; `{name}` is the actual disease. */
export const missedFeedbacks = [
  'Le vétérinaire a diagnostiqué autre chose : {name}.',
  'Ce n’était pas ça. Après examen, c’était : {name}.',
  'Réponse à côté, mon animal avait en fait : {name}.',
  'La bonne maladie n’était pas en premier : {name}.',
  'Nous sommes passés aux urgences, verdict : {name}.',
]

/** Feedback of people who do not know the disease either. */
export const vagueFeedbacks = [
  'Les conseils ne correspondent pas à son état.',
  'Cette réponse ne m’a pas aidé, mon animal va mal.',
  'J’ai été inquiété pour rien.',
  'Je ne reconnais pas mon animal dans cette description.',
  'Il faudrait demander son âge avant de répondre.',
]

/** Texts of resolved reports. */
export const resolutions = [
  'Diagnostic correct, erreur de saisie de l’utilisateur.',
  'Symptômes insuffisants pour conclure.',
  'Maladie ajoutée à la base de données.',
  'Diagnostic amélioré grâce à ce retour.',
  'Cas particulier documenté.',
]
/** The resolutions that changed the disease base. */
export const baseChanges: readonly string[] = resolutions.slice(2, 4)

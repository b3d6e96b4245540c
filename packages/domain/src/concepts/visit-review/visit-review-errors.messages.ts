import { visitReviewLimits } from './visit-review.ts'

const { author, objection } = visitReviewLimits

/** Errors of the fields that only the forms of a visit's page have. */
export const visitReviewFieldErrors = {
  author: `Indiquez un prénom ou un pseudonyme d’au moins ${author.min} lettres`,
  consent: 'Cochez la case pour que votre avis puisse être publié',
  website: 'Laissez ce champ vide',
  objection: `Dites en quelques mots pourquoi vous contestez (${objection.min} caractères au moins)`,
} as const

import { formatPlural } from '../../base/format/counts.ts'
import type { RefusalReason, ReviewResource } from './review.ts'

/** The seven refusal reasons; their French is ours (AMB-47). The author of the review reads the label. */
export const refusalReasonLabels: Record<RefusalReason, string> = {
  INAPPROPRIATE: 'Contenu inapproprié',
  OFFENSIVE: 'Langage offensant',
  NOT_CONSTRUCTIVE: 'Avis non constructif',
  SPAM: 'Spam ou publicité',
  FALSE: 'Informations fausses',
  DUPLICATE: 'Avis en double',
  OTHER: 'Autre',
}

export const reviewResourceLabels: Record<ReviewResource, string> = { RESTAURANT: 'Restaurant', DISH: 'Plat' }

/** Moderation: the specification's texts, then those of our server. */
export const moderationMessages = {
  loadFailure: 'Erreur lors du chargement des avis en attente',
  statsFailure: 'Erreur lors du chargement des statistiques de modération',
  notFound: 'Avis non trouvé',
  invalid: 'Opération de modération invalide',
  failure: 'Erreur lors de la modération',
  approved: 'Avis approuvé avec succès',
  rejected: 'Avis rejeté avec succès',
  bulkApproved: (count: number) => formatPlural(count, 'avis approuvé', 'avis approuvés'),
  bulkFailure: "Erreur lors de l'approbation en masse",
  reasonRequired: 'Veuillez sélectionner ou saisir une raison',
  reasonMax: (max: number) => `Maximum ${max} caractères`,
  alreadyModerated: 'Cet avis a déjà été modéré.',
  cameBack: 'Cet avis est revenu dans la file depuis que vous l’avez lu. Relisez-le avant de décider.',
  ownReview: 'Vous ne pouvez pas modérer votre propre avis.',
  ownRestaurant: 'Cet avis porte sur un restaurant où vous travaillez\u00a0: un gérant ou un administrateur décide.',
} as const

export const reviewMessages = {
  /** Shown instead of a missing rating. */
  none: "Pas encore d'avis",
  resourceType: 'Choisissez un restaurant ou un plat',
  resourceId: 'Identifiant invalide',
  rating: 'Choisissez une note de 1 à 5',
  comment: 'Texte attendu',
  commentMax: (max: number) => `Maximum ${max} caractères`,
  experienceDate: 'Indiquez le jour de votre venue',
  experienceToCome: 'Ce jour n’est pas encore venu',
  unknownResource: 'Restaurant ou plat introuvable.',
  alreadyWritten: 'Vous avez déjà donné votre avis.',
  ofStaff: 'Les comptes de l’équipe ne donnent pas d’avis.',
  answerRequired: 'Écrivez votre réponse',
  answerElsewhere:
    'Cet avis ne porte pas sur un restaurant où vous travaillez\u00a0: un gérant ou un administrateur répond.',
  answerUnpublished: 'On ne répond qu’à un avis publié.',
  answeredAlready: 'Une réponse à cet avis est déjà publiée.',
} as const

/** What a review of a visit carries, wherever it is shown. */
export const verifiedVisit = 'Visite vérifiée'

import { formatPlural } from '../../base/format/counts.ts'
import { formatLongDate } from '../../base/format/dates.ts'
import { isolated } from '../../base/text/text.ts'
import type { ReviewStatus } from '../review/review.ts'
import { visitReviewLimits } from './visit-review.ts'

/** Why the server refuses a review of a visit. */
export const visitReviewRefusals = {
  over: 'Cette adresse n’est pas ou plus valable\u00a0: elle est incomplète, ou elle a expiré.',
  notOfVisit: 'Choisissez le restaurant ou un plat de cette visite',
  unknown:
    'Cet avis ne se change pas à cette adresse, ou il a été retiré. Ouvrez l’adresse privée donnée à son auteur.',
  alreadyWritten: 'Vous avez déjà donné cet avis. Retrouvez-le sur cette page.',
  spent:
    'Un avis a déjà été donné avec cette adresse. Pour la suite, ouvrez l’adresse privée qui a été donnée à son auteur.',
  ended: 'Le temps de donner un avis sur cette visite est passé.',
  withdrawn: 'Vous avez retiré cet avis\u00a0: il ne peut pas être redonné.',
  notRefused: 'Seul un avis refusé se corrige ou se conteste. Rechargez la page pour voir où il en est.',
  corrected: 'Cet avis a déjà été corrigé une fois.',
  contested: 'Vous avez déjà contesté une décision sur cet avis.',
} as const

/** The page of a visit: its form, and afterwards what became of each review. */
export const visitReviewMessages = {
  title: 'Votre avis',
  overTitle: 'Cette adresse ne mène à aucune visite',
  overHint:
    'Vérifiez-la sur votre ticket ou dans le message reçu. Les lettres I, L et O n’y figurent pas\u00a0: ce sont les chiffres 1 et 0.',
  visit: (restaurant: string, day: string) => `Votre visite chez ${isolated(restaurant)}, le ${formatLongDate(day)}.`,
  until: (day: string) =>
    `Cette adresse donne un avis, jusqu’au ${formatLongDate(day)}. Vous en recevez ensuite une autre, privée, pour le suivre.`,
  more: (day: string) => `Vous pouvez donner d’autres avis sur cette visite jusqu’au ${formatLongDate(day)}.`,
  keep: 'Gardez l’adresse de cette page, et ne la donnez à personne\u00a0: elle seule montre ce que devient votre avis, le corrige et le retire, aussi longtemps qu’il existe.',
  keepLink: 'L’adresse privée de vos avis',
  spentTitle: 'Un avis a déjà été donné avec cette adresse',
  spent:
    'Elle ne montre plus rien et ne change plus rien. Pour suivre, corriger ou retirer cet avis, ouvrez l’adresse privée que la page a donnée à son auteur.',
  spentByOther:
    'Ce n’était pas vous\u00a0? Dites-le à la maison. Une fois l’avis publié, chacun peut aussi le signaler.',
  signedIn:
    'Vous êtes connecté, et les comptes de l’équipe ne donnent pas d’avis. Si cette visite est la vôtre, ouvrez cette adresse sur un appareil où vous n’êtes pas connecté.',
  intro: 'Sans compte. Une personne de l’équipe lit chaque avis avant qu’il soit publié.',
  rules: 'Comment les avis sont relus et publiés',
  about: 'Sur quoi porte votre avis\u00a0?',
  aboutHint: 'Le site montre les avis sur le restaurant. Ceux sur un plat ne sont lus que par la maison.',
  restaurant: (name: string) => `Le restaurant ${isolated(name)}`,
  rating: 'Votre note',
  star: (stars: number) => `${formatPlural(stars, 'étoile')} sur 5`,
  scale: '1\u00a0: décevant, 5\u00a0: excellent.',
  comment: 'Votre avis',
  commentHint: 'Facultatif. Ne nommez personne, n’écrivez rien de votre santé.',
  author: 'Votre prénom ou pseudonyme',
  authorHint: 'Publié avec l’avis.',
  consent: 'J’accepte que cet avis soit publié sous ce nom, avec le jour de ma visite.',
  submit: 'Envoyer mon avis',
  another: 'Donner un autre avis de cette visite',
  done: 'Vous avez donné votre avis sur tout ce qui compose cette visite.',
  yours: 'Vos avis',
  statuses: { PENDING: 'En attente de lecture', APPROVED: 'Publié', REJECTED: 'Refusé' } satisfies Record<
    ReviewStatus,
    string
  >,
  withdrawn: 'Retiré par vous. Son texte est effacé.',
  says: {
    PENDING: 'Une personne de l’équipe décide de sa publication.',
    APPROVED: 'Tout le monde peut le lire.',
    REJECTED: 'Il n’est pas publié.',
  } satisfies Record<ReviewStatus, string>,
  /** Of a dish, whose reviews the site does not show. */
  dishAccepted: { status: 'Accepté', says: 'La maison le lit. Le site ne montre que les avis sur le restaurant.' },
  waitsCorrected: 'Votre correction attend une décision.',
  waitsContested: 'Votre contestation attend une décision.',
  by: (author: string) => `Signé ${isolated(author)}`,
  reason: (reason: string) => `Motif\u00a0: «\u00a0${reason}\u00a0»`,
  noComment: 'Note laissée sans commentaire.',
  correct: 'Corriger cet avis',
  correctRule: 'Une seule correction est possible. L’avis corrigé attend une nouvelle décision.',
  correctSubmit: 'Envoyer la correction',
  contest: 'Contester la décision',
  contestRule: 'Une seule contestation est possible. Elle est lue avec votre avis, qui reste tel quel.',
  objection: 'Pourquoi cet avis devrait être publié',
  contestSubmit: 'Envoyer la contestation',
  withdraw: 'Retirer cet avis',
  withdrawQuestion: 'Il disparaîtra du site et son texte sera effacé. Vous ne pourrez pas le redonner.',
  withdrawConfirm: 'Oui, retirer cet avis',
  failure: 'L’avis n’a pas pu être enregistré. Réessayez.',
} as const

const { author, objection } = visitReviewLimits

/** Errors of the fields that only the forms of a visit's page have. */
export const visitReviewFieldErrors = {
  author: `Indiquez un prénom ou un pseudonyme d’au moins ${author.min} lettres`,
  consent: 'Cochez la case pour que votre avis puisse être publié',
  website: 'Laissez ce champ vide',
  objection: `Dites en quelques mots pourquoi vous contestez (${objection.min} caractères au moins)`,
} as const

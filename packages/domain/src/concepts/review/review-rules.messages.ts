import { isolated } from '../../base/text/text.ts'

/** Approved reviews for visitors, with the information that the law requires. */
export const publicReviewMessages = {
  heading: 'Avis des clients',
  /** « 4,3 sur 5 », from an average with one decimal. */
  average: (average: number) => `${average.toFixed(1).replace('.', ',')} sur 5`,
  count: (count: number) => `${count} avis`,
  rating: (rating: number) => `Note\u00a0: ${rating} sur 5`,
  noRating: 'Sans note',
  noComment: 'Note laissée sans commentaire.',
  written: (date: string) => `Avis du ${date}`,
  visited: (date: string) => `Visite du ${date}`,
  notice: 'Signaler cet avis',
  /** Its name among those of the same page. */
  noticeOf: (author: string, day: string) => (day ? `(${isolated(author)}, ${day})` : `(${isolated(author)})`),
  answered: (date: string) => `Réponse de la maison, le ${date}`,
  checked: 'Relus avant publication, du plus récent au plus ancien.',
  rules: 'Avis\u00a0: règles de publication',
  newer: 'Avis plus récents',
  older: 'Plus d’avis',
  pages: 'Pages d’avis',
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  noSuchPage: 'Il n’y a pas d’avis sur cette page.',
  failure: 'Les avis n’ont pas pu être chargés.',
} as const

/** The page on reviews that the law requires: who may write, how they are checked, ranked and stored. */
export const reviewRulesMessages = {
  intro: 'Comment les avis sont recueillis, relus, classés et conservés.',
  sections: [
    {
      heading: 'Qui peut donner un avis',
      text: [
        'Après une commande terminée ou une réservation passée, qui a l’adresse imprimée sur le ticket ou reçue en message donne un avis sur le restaurant et sur chaque plat, une fois, sans compte. Le site montre les avis sur les restaurants\u00a0; ceux sur un plat ne sont lus que par la maison. Ces avis portent la mention «\u00a0Visite vérifiée\u00a0»\u00a0: la maison connaît la visite et son jour. Elle ne sait pas qui a écrit, et l’adresse peut être transmise. Comme l’équipe imprime les tickets, cette adresse ne donne qu’un premier avis\u00a0: le suivre, le corriger et le retirer demande une autre adresse, privée, que seul son auteur reçoit. Les comptes de l’équipe ne donnent pas d’avis.',
        'Sans cette mention, l’avis vient d’une personne connectée à son compte, qui a elle-même indiqué le jour de sa visite.',
        'Aucune contrepartie n’est donnée en échange d’un avis. Un propriétaire ne peut pas noter son propre restaurant.',
      ],
    },
    {
      heading: 'Comment ils sont relus',
      text: [
        'Chaque avis est lu par une personne de l’équipe avant sa publication, jamais par son auteur. Il est publié tel quel ou refusé en entier\u00a0: le texte n’est pas retouché.',
        'Un avis négatif est publié comme les autres. Le délai dépend du nombre d’avis en attente\u00a0; au-delà de sept jours, ils passent en premier.',
      ],
    },
    {
      heading: 'Pourquoi un avis est refusé',
      reasons: true,
      text: [
        'Après une visite vérifiée, l’auteur lit le motif exact à son adresse privée. Il peut y corriger son avis une fois, et y contester la décision une fois, par un texte que lit la personne qui décide à nouveau. Les autres auteurs peuvent demander le motif à l’équipe du restaurant. Ce peut être\u00a0:',
      ],
    },
    {
      heading: 'Réponse de la maison',
      text: [
        'Le restaurant peut répondre une fois à un avis publié, sous l’avis, avec la date de la réponse. Elle ne change ni l’avis ni sa note.',
      ],
    },
    {
      heading: 'Classement, note et dates',
      text: [
        'Les avis sont classés du plus récent au plus ancien. Chacun porte le jour où il a été écrit et celui de la visite.',
        'La note est la moyenne de toutes les notes publiées, arrondie à une décimale, sans pondération. Le nombre d’avis est indiqué à côté.',
      ],
    },
    {
      heading: 'Conservation',
      text: [
        `Un avis publié le reste sans limite de durée, sous le nom que son auteur a choisi ou sous un nom abrégé. Après une visite vérifiée, son auteur le retire lui-même à son adresse privée, à tout moment. Pour les autres avis, ou sans cette adresse, il demande ce retrait à l’équipe du restaurant.`,
      ],
    },
    {
      heading: 'Signaler un doute',
      doubt: true,
      text: [
        'Un avis vous semble faux ou déplacé\u00a0? Dites-le à l’équipe du restaurant concerné, en précisant sa date.',
      ],
    },
  ],
} as const

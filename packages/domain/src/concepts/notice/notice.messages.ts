import { formatPlural } from '../../base/format/counts.ts'
import { NOTICE_KEPT_DAYS } from './notice-draft.ts'

/** The public form. */
export const noticeMessages = {
  title: 'Signaler un avis',
  intro:
    'Une personne de la maison décide de chaque signalement\u00a0: l’avis est maintenu, ou retiré. Aucun compte n’est demandé.',
  review: (about: string) => `L’avis signalé, sur ${about}`,
  motive: 'Motif',
  chooseMotive: 'Choisissez',
  explanation: 'Votre explication',
  explanationHint:
    'Nécessaire pour un contenu illicite ou un autre motif\u00a0: dites ce qui pose problème et, si vous la connaissez, la règle ou la loi. N’y écrivez rien de votre santé.',
  contact: 'Pour connaître la décision',
  contactHint:
    'Facultatif. Sans e-mail ni téléphone, personne ne peut vous faire parvenir la décision\u00a0: vous la lirez seulement par le lien privé de la page suivante.',
  name: 'Votre nom',
  email: 'E-mail',
  phone: 'Téléphone',
  goodFaith: 'Je pense de bonne foi que ce que j’indique est exact et complet.',
  more: 'Ce qui est gardé, et combien de temps',
  submit: 'Envoyer le signalement',
  rules: 'Avis\u00a0: règles de publication',
  failure: 'Le signalement n’a pas pu être envoyé. Réessayez.',
} as const

/** The private page of a notice. */
export const noticeLinkMessages = {
  title: 'Votre signalement',
  received: 'Reçu, à l’étude',
  says: {
    RECEIVED: 'La maison a reçu votre signalement. Il attend la décision d’une personne.',
    KEPT: 'Après lecture, l’avis reste publié.',
    WITHDRAWN: 'Après lecture, l’avis n’est plus publié.',
  },
  keep: `Gardez l’adresse de cette page\u00a0: elle seule mène à votre signalement. Elle fonctionne jusqu’à ${formatPlural(NOTICE_KEPT_DAYS, 'jour')} après la décision.`,
  reason: 'Motifs de la décision',
  about: 'Avis sur',
  motive: 'Motif du signalement',
  explanation: 'Votre explication',
  receivedOn: 'Reçu le',
  decidedOn: 'Décidé le',
  unstated: 'Non précisé',
  contest: 'Contester la décision',
  overTitle: 'Ce lien ne mène à aucun signalement',
} as const

/** How a decision came about, and how it is contested; the same on the page and in the messages. */
export const noticeRecourse = {
  humans: 'La décision a été prise par une personne, sans moyen automatisé.',
  /** `contact` is how the house is reached, '' where it does not say. */
  house: (contact: string) =>
    contact === ''
      ? 'Pour la contester, écrivez ou téléphonez à la maison, en donnant vos raisons.'
      : `Pour la contester, adressez vos raisons à la maison\u00a0: ${contact}.`,
  others:
    'Vous pouvez aussi adresser une réclamation à l’Arcom (arcom.fr) sur le traitement des signalements, ou saisir le juge.',
} as const

/** The section of the rules of reviews, where visitors may give notice. */
export const noticeRules = {
  heading: 'Signaler un avis',
  text: [
    'Chaque avis publié porte un lien «\u00a0Signaler cet avis\u00a0». Aucun compte n’est demandé, ni nom\u00a0: un motif suffit, avec une explication pour un contenu illicite ou un autre motif.',
    'Les signalements sont traités par des personnes de l’équipe, dans l’ordre de leur arrivée, sans moyen automatisé. L’avis est maintenu ou retiré, une fois, avec des motifs écrits. L’auteur de l’avis n’en décide pas, ni qui travaille pour le restaurant, sauf un gérant ou un administrateur.',
    'La décision et ses motifs se lisent par le lien privé donné après l’envoi. Un message les dit aussi à qui a signalé et à l’auteur de l’avis, quand ils ont laissé un contact. Qui les conteste s’adresse à la maison, à l’Arcom ou au juge.',
    'Un signalement est effacé un an après la décision.',
  ],
} as const

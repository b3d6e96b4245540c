import { formatPlural } from '../../base/format/counts.ts'
import { isolated, ofPlace } from '../../base/text/text.ts'

/** The team of a restaurant; all texts are ours. */
export const teamMessages = {
  heading: 'Équipe',
  lead: 'Qui a accès à ce restaurant\u00a0: ses commandes, ses réservations, ses clients, sa fiche.',
  none: 'Personne pour l’instant\u00a0: seuls les gérants et les administrateurs le voient.',
  since: (when: string) => `depuis le ${when}`,
  you: 'vous',
  shut: 'Compte suspendu ou pas validé\u00a0: ne peut pas se connecter.',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${isolated(name)} de l’équipe`,
  removeQuestion: (name: string, restaurant: string) =>
    `${isolated(name)} ne verra plus rien ${ofPlace(restaurant)}, dès maintenant. Retirer cette personne de l’équipe\u00a0?`,
  leave: 'Quitter l’équipe',
  leaveQuestion: (restaurant: string) =>
    `Vous ne verrez plus rien ${ofPlace(restaurant)}, dès maintenant. Quitter l’équipe\u00a0?`,
  keep: 'Ne rien changer',
  removed: 'Accès retiré.',
  left: 'Vous avez quitté l’équipe.',
  invite: 'Inviter',
  inviteTitle: (restaurant: string) => `Inviter dans l’équipe\u00a0: ${isolated(restaurant)}`,
  inviteLead:
    'Par ce lien, une personne rejoint l’équipe\u00a0: avec son compte, ou en en créant un, admis sans autre validation.',
  inviteRule: 'Il vaut sept jours et sert une fois\u00a0: un lien par personne.',
  inviteOnce:
    'Copiez-le maintenant\u00a0: il ne sera plus affiché. Qui le reçoit peut rejoindre l’équipe\u00a0: ne le publiez pas.',
  invited: 'Invitation créée.',
  invitedEmail: 'E-mail de la personne (facultatif)',
  open: 'Invitations en attente',
  invitation: (when: string, by: string | undefined, until: string) =>
    `Créée le ${when}${by === undefined ? '' : ` par ${isolated(by)}`}, valable jusqu’au ${until}`,
  invitationFor: (email: string) => `Pour ${isolated(email)}.`,
  revoke: 'Annuler',
  revokeNamed: (when: string, email: string | undefined) =>
    `Annuler l’invitation${email === undefined ? '' : ` de ${isolated(email)}`} créée le ${when}`,
  revoked: 'Invitation annulée.',
  failure: 'L’équipe n’a pas pu être lue.',
  lastMember: 'Ce restaurant n’aurait plus personne. Invitez d’abord quelqu’un d’autre, puis retirez cet accès.',
  unknownMember: 'Cette personne ne fait pas ou plus partie de l’équipe.',
  unknownInvitation: 'Cette invitation n’est plus en attente\u00a0: elle a servi, a expiré ou a été annulée.',
  tooMany: (most: number) =>
    `Ce restaurant a déjà ${formatPlural(most, 'invitation')} en attente. Annulez-en une avant d’en créer une autre.`,
  tooManyWritten:
    'Vous avez écrit à trop d’invités aujourd’hui. Créez cette invitation sans e-mail, puis remettez le lien vous-même.',
  alreadyMember: 'Vous faites déjà partie de cette équipe. L’invitation reste valable pour quelqu’un d’autre.',
} as const

/** In place of a page, for an account that works for no restaurant yet. */
export const noRestaurantMessages = {
  title: 'Votre compte ne travaille encore pour aucun restaurant',
  hint: 'Cette page s’ouvre à qui travaille pour un restaurant. Créez le vôtre, ou demandez une invitation à l’équipe d’un restaurant ou à un administrateur.',
  create: 'Créer un restaurant',
  guest: 'Vous venez en client\u00a0?',
  ask: 'Demander une table ou un événement',
} as const

/** The page of an invitation. */
export const invitationMessages = {
  title: 'Rejoindre une équipe',
  titleOf: (restaurant: string) => `Rejoindre ${isolated(restaurant)}`,
  intro: 'Créez votre compte\u00a0: il est admis par cette invitation.',
  submit: 'Créer le compte et rejoindre',
  haveAccount: 'Déjà un compte\u00a0?',
  signInFirst: 'Se connecter, puis rejoindre',
  acceptIntro: 'Votre compte aura accès aux commandes, aux réservations et à la fiche de ce restaurant.',
  accept: 'Rejoindre avec mon compte',
  accepting: 'Un instant…',
  joined: (restaurant: string) => `Vous faites partie de l’équipe\u00a0: ${isolated(restaurant)}.`,
  created: 'Compte créé. Connectez-vous pour retrouver votre équipe.',
  failure: 'L’équipe n’a pas pu être rejointe. Réessayez.',
  overTitle: 'Cette invitation ne sert plus',
  overHint:
    'Si vous venez de vous inscrire, connectez-vous. Sinon, demandez une nouvelle invitation à la personne qui vous l’a remise.',
} as const

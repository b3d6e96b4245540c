import {
  authMessages,
  backOfficeMessages,
  bookingRefusals,
  commonMessages,
  consoleLists,
  eventRequestMoveLabels,
  exportMessages,
  orderMoveLabels,
  ordersScreenMessages,
  orderWizardMessages,
  publicMessages,
  reservationMessages,
  roomMessages,
  staleMessages,
} from '@potager/domain/messages'
import { orderStatuses } from '@potager/domain/order'
import { Spaces, TokenRows } from './Rows.tsx'
import css from './Writing.module.css'

const principles = [
  { says: 'On vouvoie, sans familiarité ni jargon.', does: authMessages.badCredentials, not: 'Oups, mauvais login !' },
  {
    says: 'Une phrase, une idée, au présent.',
    does: staleMessages.dish,
    not: 'Une erreur de concurrence est survenue.',
  },
  {
    says: 'Ce qui est vide dit ce qui y viendra.',
    does: `${reservationMessages.empty}. ${reservationMessages.emptyHint}`,
    not: 'Aucune donnée',
  },
  {
    says: 'On ne crie pas : pas de point d’exclamation, sauf dans les confirmations que la spécification donne.',
    does: reservationMessages.created,
    not: 'ATTENTION !!!',
  },
]

/** The voice: what to write, and what not. */
export function Voice() {
  return (
    <ul className={css.principles}>
      {principles.map(({ says, does, not }) => (
        <li key={says}>
          <h3>{says}</h3>
          <p className={css.does}>
            <strong>Oui.</strong> {does}
          </p>
          <p className={css.not}>
            <strong>Non.</strong> {not}
          </p>
        </li>
      ))}
    </ul>
  )
}

const errors: [happened: string, next: string, where: string][] = [
  [exportMessages.failed, commonMessages.retry, 'Export'],
  [orderWizardMessages.failure, orderWizardMessages.kept, 'Envoi d’une commande'],
  [orderWizardMessages.gone('Tarte aux blettes'), orderWizardMessages.removeShort, 'Plat retiré de la carte'],
  [bookingRefusals.time['start-skipped'], 'Le champ garde sa valeur et le focus', 'Réservation'],
  [roomMessages.noneAvailable, 'La période se change sans quitter l’étape', 'Choix d’une salle'],
  [staleMessages.booking('Confirmée'), 'La fiche est relue', 'Changement simultané'],
  [backOfficeMessages.crash, backOfficeMessages.crashHint, 'Page en échec'],
  [publicMessages.missingText, publicMessages.backHome, 'Adresse inconnue'],
]

/** The product's messages: what happened, then what to do. */
export function Errors() {
  return (
    <TokenRows
      caption="Lus dans le catalogue"
      heads={['Où', 'Ce qui est arrivé', 'Ce qu’on peut faire']}
      rows={errors.map(([happened, next, where]) => [where, happened, next])}
    />
  )
}

const pairs: [question: string, acts: string, keeps: string][] = [
  [ordersScreenMessages.cancelQuestion('12ab34'), orderMoveLabels.CANCELED, ordersScreenMessages.keep],
  [reservationMessages.cancelQuestion, reservationMessages.cancel, reservationMessages.keep],
  [orderWizardMessages.abandonQuestion, orderWizardMessages.abandon, orderWizardMessages.keep],
  [commonMessages.leaveQuestion, commonMessages.leave, commonMessages.stay],
]

/** Buttons name their action; in a confirmation they make sense without the question. */
export function Buttons() {
  return (
    <>
      <p className={css.lead}>
        Faire avancer une commande : {orderStatuses.map((status) => `« ${orderMoveLabels[status]} »`).join(', ')}.
        Refuser une demande, côté gestion : « {eventRequestMoveLabels.CANCELLED.management} » ; l’annuler, côté client :
        « {eventRequestMoveLabels.CANCELLED.list} ».
      </p>
      <TokenRows caption="Questions" heads={['Question', 'Agit', 'Garde']} rows={pairs} />
    </>
  )
}

const words: [word: string, means: string, not: string][] = [
  [
    consoleLists.orders,
    'Des plats à emporter ou livrés, demandés par un client à un restaurant',
    'Achat, panier validé',
  ],
  [
    consoleLists.dishes,
    'Ce que l’on commande ; un panier compte des articles : une boisson n’est pas une portion',
    'Produit, portion',
  ],
  [consoleLists.reservations, 'Un restaurant entier ou une salle, retenus pour une période', 'Booking, créneau'],
  [
    consoleLists['event-requests'],
    'Ce que demande un client pour une occasion ; l’équipe confirme ou refuse',
    'Privatisation',
  ],
  [consoleLists.restaurants, 'Une maison du groupe, avec ses horaires, ses salles et sa carte', 'Établissement, site'],
  [consoleLists.sessions, 'Une conversation avec l’assistant vétérinaire, du premier au dernier message', 'Chat'],
  [consoleLists.reports, 'Une réponse de l’assistant que quelqu’un dit fausse ou gênante', 'Ticket, bug'],
  [consoleLists.reviews, 'Une note et un texte sur un restaurant ou un plat, relus avant publication', 'Commentaire'],
  [orderWizardMessages.pickup, 'Le client vient chercher sa commande', 'Click and collect'],
  [reservationMessages.noShow, 'Personne n’est venu à une réservation confirmée', 'No-show'],
]

/** The product's terms, taken from the catalogue's titles. */
export function TradeWords() {
  return (
    <TokenRows
      caption="Un mot pour une chose, partout le même"
      heads={['Mot', 'Sens', 'On n’écrit pas']}
      rows={words}
    />
  )
}

const rules: [rule: string, example: string][] = [
  ['Espace insécable avant : ; ! ? et %', commonMessages.leaveQuestion],
  ['Guillemets français, avec leurs espaces insécables', orderWizardMessages.gone('Velouté de potimarron')],
  ['Apostrophe courbe', backOfficeMessages.crash],
  ['Numéro et son chiffre ne se séparent pas', orderWizardMessages.number('12ab34')],
  ['Points de suspension en un signe', commonMessages.refreshing],
]

/** Typographic rules, with catalogue texts whose no-break spaces are underlined. */
export function Typography() {
  return (
    <TokenRows
      caption="Les espaces insécables sont soulignées"
      heads={['Règle', 'Exemple']}
      rows={rules.map(([rule, example]) => [rule, <Spaces key={rule} text={example} />])}
    />
  )
}

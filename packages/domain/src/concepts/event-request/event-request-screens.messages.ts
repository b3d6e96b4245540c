import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { pageTitles } from '../../base/messages/titles.ts'
import { isolated } from '../../base/text/text.ts'
import { bookingFieldLabels } from '../booking/booking-form.messages.ts'

export const eventRequestFieldLabels = {
  ...bookingFieldLabels,
  title: 'Titre',
  phone: 'Téléphone',
  price: 'Prix estimé',
  createdAt: 'Reçue le',
  description: 'Description',
  specialRequests: 'Demandes particulières',
} as const

export const eventRequestScreenMessages = {
  total: (count: number) => formatPlural(count, 'demande'),
  shown: (count: number, total: number) => `${formatCount(count)} sur ${formatPlural(total, 'demande')}`,
  list: 'Demandes',
  pages: 'Pages de demandes',
  emptyHint: 'Les demandes d’anniversaires, de séminaires ou de réunions apparaîtront ici.',
  reference: (reference: string) => `Demande ${reference}`,
  detailsOf: (title: string) => `Détails de «\u00a0${isolated(title)}\u00a0»`,
  keep: 'Garder la demande',
  refuse: 'Refuser la demande',
  filters: {
    heading: 'Filtrer les demandes',
    from: 'À partir du',
  },
  competing: {
    heading: 'La même place au même moment',
    holds: 'occupe déjà la place',
    asks: 'aussi en attente',
    confirm: 'Confirmer la demande',
    keepPending: 'Laisser en attente',
    checking: 'Vérification…',
    checkFailed: 'Les autres demandes n’ont pas pu être vérifiées',
    maybeCompetitors: 'L’une d’elles vise peut-être la même place au même moment. Rien n’est confirmé.',
    checkAgain: 'Vérifier de nouveau',
    leftUnconfirmed: (title: string) =>
      `«\u00a0${isolated(title)}\u00a0» n’est pas confirmée\u00a0: d’autres demandes visent sa place, ou n’ont pas pu être vérifiées.`,
    taken: 'La place est déjà prise',
    takenMark: 'Place prise',
    takenHint:
      'Ce qui suit l’occupe au même moment\u00a0: la demande ne peut pas être confirmée tant que la place n’est pas libérée.',
    confirmQuestion: 'Confirmer malgré les autres demandes\u00a0?',
    confirmWarning: 'Les demandes ci-dessous visent la même place au même moment et ne pourront plus être confirmées.',
  },
  form: {
    title: pageTitles.newEventRequest,
    back: 'Retour aux demandes',
    what: 'L’événement',
    type: 'Type d’événement',
    phoneHint: 'Facultatif, pour rappeler le client',
    specialRequestsHint: 'Pas de données de santé',
    submit: 'Envoyer la demande',
  },
  coming: 'Demandes à venir',
  past: 'Demandes passées',
  choose: 'Choisissez un restaurant pour voir ses demandes',
  columns: {
    title: 'Demande',
    actions: 'Actions',
  },
  counters: {
    total: 'Total',
    PENDING: 'En attente',
    CONFIRMED: 'Confirmées',
    COMPLETED: 'Terminées',
    CANCELLED: 'Refusées',
  },
  statusOf: (title: string) => `Statut de «\u00a0${isolated(title)}\u00a0»`,
  refuseOf: (title: string) => `Refuser «\u00a0${isolated(title)}\u00a0»`,
  back: 'Demandes d’événements',
  print: 'Imprimer la fiche',
} as const

import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/reservation',
  id: 'reference-reservation',
  args: { entry: 'reservation' },
  render: referenced,
  tags: ['!test'],
})

export const ReservationDetailDialog = meta.story({
  name: 'ReservationDetailDialog · dialog, modal, detail',
  args: {
    what: 'Tout d’une réservation, et le moyen de la déplacer ou de l’annuler quand elle peut l’être.',
    properties: {
      answering: 'Vrai pendant que part la réponse au client qui préférerait un autre moment.',
      onCalendar: 'Appelée pour en faire un fichier de calendrier ; sans elle, ce n’est pas proposé.',
      onCancel: 'Appelée pour l’annuler ; la question vient après.',
      onConfirm: 'Appelée pour la confirmer, tant qu’elle attend ; sans elle, ce n’est pas proposé.',
      onNoShow: 'Appelée pour noter que personne n’est venu ; sans elle, ce n’est pas proposé.',
      onMoment: 'Appelée pour la déplacer ; sans elle, ce n’est pas proposé.',
      onWish:
        'Appelée avec la réservation et la réponse à son client ; sans elle, le moment souhaité se lit seulement.',
      reservation: 'La réservation montrée ; nulle ferme la fenêtre.',
    },
  },
})

export const ReservationFormScreen = meta.story({
  name: 'ReservationFormScreen · form, booking',
  args: {
    what: 'Une nouvelle réservation ; le formulaire que l’on donne tient la saisie.',
    properties: {
      back: 'Le lien de retour à la liste.',
      begunAgain: 'Vrai quand le formulaire est de nouveau vide devant la personne : son titre a le focus.',
      customer: 'Le client de la réservation, avec son nom à montrer.',
      draft: 'La saisie telle qu’elle est dans le formulaire.',
      form: 'Le formulaire de react-hook-form, avec la saisie et ses règles.',
      onAfresh: 'Appelée pour recommencer à vide ; donnée quand une saisie d’avant est montrée.',
      onOwnPlace:
        'Appelée pour reprendre le lieu et l’horaire de cette saisie ; donnée quand ceux du planning les remplacent.',
      onCustomer: 'Appelée avec le client choisi, nul sans choix.',
      onSubmit: 'Appelée avec la saisie à envoyer.',
      refusal: 'Le dernier refus, quand il ne vise aucun champ, tant que rien n’a changé ; vide sans refus.',
      restaurantHint: 'Pourquoi ce restaurant est déjà choisi.',
      rooms: 'Les salles avec leur état sur la période, attendues ou manquantes ; de quoi les redemander.',
      search: 'La recherche du client : son texte, ses réponses.',
    },
  },
})

export const ReservationManagementScreen = meta.story({
  name: 'ReservationManagementScreen · table, list, bookings',
  args: {
    what: 'Les réservations d’un restaurant ou de tous, à venir et passées, chaque statut à portée de main.',
    properties: {
      agenda: 'Celles qui passent les filtres, à venir et passées ; nul tant qu’elles sont attendues.',
      changing: 'Les ids des réservations dont le statut est en cours de changement.',
      filter: 'Le statut et le jour demandés.',
      links: 'Le lien de retour à la liste.',
      onCancel: 'Appelée avec la réservation à annuler ; la question vient après.',
      onPick: 'Appelée avec la réservation et le statut choisi.',
      together: 'Vrai quand le service lit les réservations de tous les restaurants à la fois.',
    },
  },
})

export const ReservationsScreen = meta.story({
  name: 'ReservationsScreen · list, cards, bookings',
  args: {
    what: 'Les réservations d’une personne : compte, filtres, une carte chacune.',
    properties: {
      filter: 'Les filtres en place.',
      links: 'Les liens vers le formulaire et, pour qui y a droit, vers la gestion.',
      reservations: 'Celles qui passent les filtres ; nul tant qu’elles sont attendues.',
      total: 'Combien il y en a sans aucun filtre.',
    },
  },
})

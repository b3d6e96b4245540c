import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/event-request',
  id: 'reference-event-request',
  args: { entry: 'event-request' },
  render: referenced,
  tags: ['!test'],
})

export const CompetingList = meta.story({
  name: 'CompetingList · list, conflict',
  args: {
    what: 'Ce qui veut le même espace au même moment : qui l’a d’abord, puis qui le demande.',
    properties: {
      bookings: 'Les réservations et les demandes en concurrence.',
    },
  },
})

export const EventRequestDetailDialog = meta.story({
  name: 'EventRequestDetailDialog · dialog, modal, detail',
  args: {
    what: 'Tout d’une demande d’événement, ce que l’on peut en faire, et sa fiche à imprimer.',
    properties: {
      answering: 'Vrai pendant que part la réponse au client qui préférerait un autre moment.',
      checking: 'Vrai pendant que l’on cherche encore une fois, avant de confirmer, qui d’autre veut la place.',
      competing: 'Ce qui veut le même espace, attendu ou manquant, montré avant de confirmer ; de quoi le redemander.',
      onCalendar: 'Appelée pour en faire un fichier de calendrier ; sans elle, ce n’est pas proposé.',
      onMoment: 'Appelée pour lui donner un autre moment ; sans elle, ce n’est pas proposé.',
      onMove: 'Appelée avec la demande et son nouveau statut.',
      onWish: 'Appelée avec la demande et la réponse à son client ; sans elle, le moment souhaité se lit seulement.',
      request: 'La demande montrée ; nulle ferme la fenêtre.',
      side: 'De quel côté on est : la liste annule ce que la gestion refuse.',
    },
  },
})

export const EventRequestFormScreen = meta.story({
  name: 'EventRequestFormScreen · form',
  args: {
    what: 'Une nouvelle demande d’événement ; le formulaire que l’on donne tient la saisie.',
    properties: {
      back: 'Le lien de retour à la liste.',
      begunAgain: 'Vrai quand le formulaire est de nouveau vide devant la personne : son titre a le focus.',
      customer: 'Le client de la demande, avec son nom à montrer.',
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

export const EventRequestManagementScreen = meta.story({
  name: 'EventRequestManagementScreen · table, list',
  args: {
    what: 'Les demandes d’événements d’un restaurant ou de tous : compteurs, à venir et passées, chaque statut à portée de main.',
    properties: {
      agenda: 'Celles qui passent les filtres, à venir et passées ; nul tant qu’elles sont attendues.',
      changing: 'Les ids des demandes dont le statut est en cours de changement.',
      filter: 'Le statut et le jour demandés ; les compteurs n’en dépendent pas.',
      links: 'Le lien de retour à la liste.',
      onPick: 'Appelée avec la demande et le statut choisi.',
      onRefuse: 'Appelée avec la demande à refuser ; la question vient après.',
      requests: 'Toutes les demandes, pour les compteurs ; nul tant qu’elles sont attendues.',
      together: 'Vrai quand le service lit les demandes de tous les restaurants à la fois.',
    },
  },
})

export const EventRequestsScreen = meta.story({
  name: 'EventRequestsScreen · list, cards',
  args: {
    what: 'Les demandes d’événements : compte, filtres, celles qui attendent depuis le plus longtemps d’abord.',
    properties: {
      filter: 'Les filtres en place.',
      links: 'Les liens vers le formulaire et, pour qui y a droit, vers la gestion.',
      requests: 'Celles qui passent les filtres ; nul tant qu’elles sont attendues.',
      restaurants: 'Les restaurants dont il s’agit, pour le filtre.',
      total: 'Combien il y en a sans aucun filtre.',
    },
  },
})

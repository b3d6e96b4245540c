import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/booking',
  id: 'reference-booking',
  args: { entry: 'booking' },
  render: referenced,
  tags: ['!test'],
})

export const BookingStatusChip = meta.story({
  name: 'BookingStatusChip · chip, badge, tag, status',
  args: {
    what: 'Où en est une réservation ou un événement, dans les mots de son écran ; un statut inconnu est montré tel quel.',
    properties: {
      labels: 'Le mot de chaque statut.',
      status: 'Le statut, tel que le service le donne.',
    },
  },
})

export const BookingStatusSelect = meta.story({
  name: 'BookingStatusSelect · select, dropdown, combobox',
  args: {
    what: 'Un des quatre statuts, choisi directement ; la liste montre celui du serveur tant que le changement n’est pas accepté.',
    properties: {
      busy: 'Vrai pendant que le serveur répond : la liste garde le focus et ne prend rien.',
      label: 'De quoi c’est le statut : « Statut de la réservation #0012ab34 ».',
      labels: 'Le mot de chaque statut.',
      onPick: 'Appelée avec le statut choisi.',
      status: 'Le statut que le serveur connaît.',
    },
  },
})

export const DateTimeField = meta.story({
  name: 'DateTimeField · input, date, datetime, picker',
  args: {
    what: 'Un jour et une heure du restaurant, tapés ou choisis ; vider le jour vide les deux, et un jour retapé retrouve son heure.',
    properties: {
      day: 'Le jour resté sans heure lisible, tel que `onChange` l’a dit ; vide sinon.',
      defaultTime: 'L’heure que prend un jour choisi seul, quand aucune n’y était avant.',
      label: 'Le nom du champ.',
      min: 'Le premier moment proposé.',
      onChange: 'Appelée avec le moment voulu, vide tant que l’heure manque, et avec son jour, dit aussi sans heure.',
      value: 'Le moment à l’horloge du restaurant, vide quand rien n’est choisi.',
    },
  },
})

export const ChangeBookingDialog = meta.story({
  name: 'ChangeBookingDialog · dialog, modal, form, reschedule, edit',
  args: {
    what: 'Un autre moment, un autre nombre, une autre salle, un autre client ou d’autres remarques pour une réservation ou un événement, après avoir dit ce qui est déjà pris et à qui un message est préparé.',
    properties: {
      booking: 'La réservation ou l’événement tel qu’on l’a lu : ce qui est tapé le remplace.',
      exceptions: 'Les jours où le restaurant ne tient pas ses horaires.',
      hours: 'Les horaires du restaurant ; sans eux, rien n’en est dit.',
      kind: 'Réservation ou événement.',
      onChange: 'Appelée avec ce qui change, une fois que cela tient debout.',
      onPeriod: 'Appelée avec la période saisie, pour savoir ce qui est pris ces jours-là.',
      others: 'Ce qui est réservé ou demandé ces jours-là ; null tant qu’on ne le sait pas.',
      refusal: 'Pourquoi le dernier essai a échoué, quand aucun champ n’a tort.',
      restaurant: 'Ses places et ses salles ; sans valeur tant qu’on ne le sait pas.',
      saving: 'Vrai pendant l’enregistrement.',
      search: 'La recherche d’un client, et ce qu’elle a trouvé.',
      serverErrors: 'Ce que le service refuse, champ par champ.',
    },
  },
})

export const PeriodFields = meta.story({
  name: 'PeriodFields · input, date range, period',
  args: {
    what: 'De quand à quand : saisie, calendrier et valeurs courantes, avec ce qu’en disent les horaires du restaurant et l’horloge.',
    properties: {
      days: 'Les jours proposés d’un geste, chacun calculé depuis aujourd’hui.',
      defaultTime: 'L’heure que prend un jour choisi seul, quand aucune n’y était avant.',
      durations: 'Les durées proposées d’un geste, en minutes.',
      earliest: 'Le premier début qui peut être choisi.',
      errors: 'Les messages du début et de la fin.',
      exceptions: 'Les jours où le restaurant ne tient pas ses horaires.',
      hours: 'Les horaires du restaurant choisi ; sans eux, aucun n’est choisi.',
      onBlur: 'Appelée avec le champ que la personne quitte.',
      onChange: 'Appelée avec la période voulue.',
      period: 'La période en cours.',
      refs: 'Les références des deux champs, pour leur donner le focus.',
      times: 'Les heures proposées d’un geste.',
    },
  },
})

export const ReasonQuestion = meta.story({
  name: 'ReasonQuestion · dialog, modal, confirm, alertdialog',
  args: {
    what: 'Demande si, puis pourquoi, avant d’annuler ou de refuser ; le motif peut rester vide.',
    properties: {
      asksReason: 'Vrai quand un motif peut être dit : certains services n’en gardent pas.',
      confirmLabel: 'Le bouton qui annule ou refuse.',
      destructive: 'Faux quand confirmer ne met fin à rien.',
      keepLabel: 'Le bouton qui laisse les choses en l’état.',
      message: 'La question, avec la personne ou l’événement dont il s’agit.',
      onConfirm: 'Appelée avec le motif, sans ses espaces, vide s’il n’est pas dit.',
      onKeep: 'Appelée quand la personne garde : bouton ou Échap.',
      open: 'Vrai quand la question est posée.',
      title: 'Le titre de la question ; sans lui, le message la nomme.',
      start: 'Le motif déjà écrit pour un envoi qui a échoué.',
    },
  },
})

export const RoomChoice = meta.story({
  name: 'RoomChoice · radio, radio group',
  args: {
    what: 'Les salles d’un restaurant pour une période : combien sont libres, et laquelle prendre.',
    properties: {
      onChange: 'Appelée avec l’id de la salle choisie.',
      rooms: 'Chaque salle avec son état sur la période, attendue ou manquante ; de quoi la redemander.',
      value: 'L’id de la salle choisie, vide sans choix.',
      wholeRestaurant: 'Vrai pour proposer d’abord tout le restaurant.',
    },
  },
})

export const Shortcuts = meta.story({
  name: 'Shortcuts · button group, chips, toggle',
  args: {
    what: 'Les valeurs courantes d’un champ, à un geste ; celle qui est en place se montre pressée.',
    properties: {
      label: 'Ce que règlent ces valeurs, lu avant elles.',
      shortcuts: 'Les valeurs : mot, pressée ou non, et ce que fait le geste.',
    },
  },
})

export const WishAnswer = meta.story({
  name: 'WishAnswer · region, buttons, question',
  args: {
    what: 'L’autre moment que le client d’une réservation confirmée préférerait, et les deux réponses de la maison.',
    properties: {
      busy: 'Vrai pendant que la réponse part : les boutons gardent le focus et ne prennent rien.',
      onAnswer:
        'Appelée avec vrai pour accepter ce moment, faux pour garder le confirmé ; sans elle, il se lit seulement.',
      wish: 'Le moment souhaité : début, fin, personnes.',
    },
  },
})

export const WishMark = meta.story({
  name: 'WishMark · chip, badge, tag',
  args: {
    what: 'À côté d’un statut : le client préférerait un autre moment et attend une réponse ; rien sans souhait.',
    properties: {
      wish: 'Le moment souhaité, s’il y en a un.',
    },
  },
})

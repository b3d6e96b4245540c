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

export const ReasonQuestion = meta.story({
  name: 'ReasonQuestion · dialog, modal, confirm, alertdialog',
  args: {
    what: 'Demande si, puis pourquoi, avant d’annuler ou de refuser ; le motif peut rester vide.',
    properties: {
      asksReason: 'Vrai quand un motif peut être dit : certains services n’en gardent pas.',
      confirmLabel: 'Le bouton qui annule ou refuse.',
      keepLabel: 'Le bouton qui laisse les choses en l’état.',
      message: 'La question, avec la personne ou l’événement dont il s’agit.',
      onConfirm: 'Appelée avec le motif, sans ses espaces, vide s’il n’est pas dit.',
      onKeep: 'Appelée quand la personne garde : bouton ou Échap.',
      open: 'Vrai quand la question est posée.',
      title: 'Le titre de la question ; sans lui, le message la nomme.',
    },
  },
})

import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/chatbot',
  id: 'reference-chatbot',
  args: { entry: 'chatbot' },
  render: referenced,
  tags: ['!test'],
})

export const ChatbotRail = meta.story({
  name: 'ChatbotRail · navigation, sidebar, menu',
  args: {
    what: 'Le menu de l’administration du chatbot, avec le nombre de sessions et de signalements.',
    properties: {
      totals: 'Les nombres à montrer ; sans eux, aucune pastille.',
      withSigns: 'Vrai quand le service garde les mots des propriétaires.',
    },
  },
})

export const DataStart = meta.story({
  name: 'DataStart · notice, period, données',
  args: {
    what: 'Où les données commencent, quand c’est après le début de la période ou de celle d’avant ; rien quand les deux sont couvertes.',
    properties: {
      analytics: 'Les chiffres de la période.',
    },
  },
})

export const ExportControl = meta.story({
  name: 'ExportControl · button, download, progress',
  args: {
    what: 'Lance l’export de toutes les lignes, dit où il en est et l’arrête : un seul bouton fait l’un puis l’autre.',
    properties: {
      disabled: 'Vrai quand il n’y a rien à exporter.',
      onExport: 'Appelée pour lancer l’export.',
      onStop: 'Appelée pour l’arrêter.',
      progress: 'Où en est l’export ; nul quand il n’y en a pas.',
    },
  },
})

export const PeriodTabs = meta.story({
  name: 'PeriodTabs · tabs, tablist, onglets',
  args: {
    what: 'La période des chiffres, en jours.',
    properties: {
      days: 'La période choisie.',
      onDays: 'Appelée avec la période voulue.',
      options: 'Les périodes proposées.',
      panel: 'L’id de ce dont la période décide.',
    },
  },
})

export const ReadingNote = meta.story({
  name: 'ReadingNote · progress, notice',
  args: {
    what: 'Ce sur quoi reposent les chiffres quand toutes les sessions n’ont pas été lues ; rien quand elles l’ont été.',
    properties: {
      onRead: 'Appelée pour lire la suite.',
      onStop: 'Appelée pour arrêter la lecture.',
      reading: 'Combien de sessions ont été lues, et où en est la lecture.',
    },
  },
})

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

export const Figure = meta.story({
  name: 'Figure · stat, metric, kpi',
  args: {
    what: 'Un chiffre avec ce qu’il compte, ce sur quoi il repose et comment il a changé.',
    properties: {
      hint: 'Ce sur quoi le chiffre repose, dessous.',
      label: 'Ce que compte le chiffre.',
      trend: 'Le changement depuis la période d’avant ; nul quand il n’y en a pas à dire.',
      value: 'Le chiffre en texte ; nul tant qu’il est attendu, la carte garde sa taille.',
      wanted: 'Si monter est une bonne nouvelle, ce qui donne sa couleur à la tendance ; monter sans elle.',
    },
  },
})

export const Figures = meta.story({
  name: 'Figures · grid, stats',
  args: {
    what: 'Des chiffres côte à côte.',
    properties: {
      children: 'Les chiffres.',
      label: 'Ce que ces chiffres ont en commun, lu avant eux.',
    },
  },
})

export const Panel = meta.story({
  name: 'Panel · card, section',
  args: {
    what: 'Une partie nommée d’un écran de chiffres.',
    properties: {
      note: 'Ce sur quoi reposent ces chiffres, à côté du titre.',
      title: 'Le titre du panneau.',
      tools: 'Les boutons et liens du panneau.',
      wide: 'Vrai pour prendre toute la largeur de la grille.',
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

export const Tabs = meta.story({
  name: 'Tabs · tablist, tab, onglets',
  args: {
    what: 'Des onglets au-dessus d’un panneau ; les flèches, Début et Fin vont de l’un à l’autre.',
    properties: {
      current: 'L’id de l’onglet choisi.',
      label: 'Ce que choisissent les onglets, lu avant eux.',
      onChoose: 'Appelée avec l’id de l’onglet voulu.',
      panel: 'L’id du panneau, qui doit porter `role="tabpanel"`.',
      tabs: 'Les onglets, dans l’ordre.',
    },
  },
})

export const ToolButton = meta.story({
  name: 'ToolButton · button, icon button, toolbar',
  args: {
    what: 'Ce que l’on peut faire d’un écran de chiffres entier, à côté de son titre.',
    properties: {
      children: 'Les mots du bouton.',
      icon: 'Son icône, avant les mots.',
      onClick: 'Appelée au clic.',
    },
  },
})

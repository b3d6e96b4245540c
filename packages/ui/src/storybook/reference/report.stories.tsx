import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/report',
  id: 'reference-report',
  args: { entry: 'report' },
  render: referenced,
  tags: ['!test'],
})

export const ReportsScreen = meta.story({
  name: 'ReportsScreen · list, cards, tabs',
  args: {
    what: 'Ce qui a été dit de réponses fausses, à résoudre ou résolu, dix par page.',
    properties: {
      counts: 'Combien passent les filtres et combien il y en a ; nul tant qu’ils sont attendus.',
      exporting: 'Où en est l’export ; nul quand il n’y en a pas.',
      figures: 'Les chiffres du haut ; nul tant qu’ils sont attendus.',
      filter: 'Les filtres en place.',
      onExport: 'Appelée pour exporter toutes les lignes filtrées.',
      onResolve: 'Appelée avec le signalement à résoudre.',
      onSession: 'Appelée avec l’id de la session à montrer.',
      onStopExport: 'Appelée pour arrêter l’export.',
      onTab: 'Appelée avec vrai pour les résolus, faux pour les autres.',
      reports: 'Les signalements de la page ; nul tant qu’ils sont attendus.',
      resolved: 'Vrai quand l’onglet des résolus est ouvert.',
    },
  },
})

export const ResolutionDialog = meta.story({
  name: 'ResolutionDialog · dialog, modal, form',
  args: {
    what: 'Résout un signalement pour de bon : son résumé, des réponses rapides et un texte libre.',
    properties: {
      failure: 'Ce que le serveur a refusé ; la fenêtre garde ce qui est tapé.',
      onResolve: 'Appelée avec la résolution, et si la base est à mettre à jour.',
      report: 'Le signalement à résoudre ; nul ferme la fenêtre.',
      saving: 'Vrai pendant qu’elle est gardée.',
    },
  },
})

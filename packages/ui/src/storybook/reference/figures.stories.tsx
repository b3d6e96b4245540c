import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/figures',
  id: 'reference-figures',
  args: { entry: 'figures' },
  render: referenced,
  tags: ['!test'],
})

export const FiguresScreen = meta.story({
  name: 'FiguresScreen · revenue, statistics, dashboard',
  args: {
    what: 'Les chiffres de la maison : ce qui a été vendu et réservé sur une période, avec un tableau et un export pour chaque graphique.',
    properties: {
      bookings: 'Les chiffres des réservations et leur échec ; absents quand le compte ou le service ne les ouvre pas.',
      choice: 'La période et le restaurant choisis.',
      days: 'Les jours demandés ; nul tant qu’il en manque.',
      onChoose: 'Appelée avec un autre choix de période ou de restaurant.',
      onCsv: 'Appelée avec le tableau à exporter.',
      onPng: 'Appelée avec le tableau et le dessin à exporter.',
      onPrint: 'Appelée pour imprimer.',
      onRefresh: 'Appelée pour relire les chiffres, aussi après un échec.',
      onReset: 'Appelée pour revenir au choix habituel ; absente quand c’est lui.',
      orders: 'Les chiffres des ventes et leur échec ; absents quand le compte ou le service ne les ouvre pas.',
      problem: 'Ce qui ne va pas dans les dates ; nul sinon.',
      refreshing: 'Vrai pendant une relecture.',
      restaurants: 'Les restaurants à choisir ; un seul ne se choisit pas.',
    },
  },
})

import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/analytics',
  id: 'reference-analytics',
  args: { entry: 'analytics' },
  render: referenced,
  tags: ['!test'],
})

export const AnalyticsScreen = meta.story({
  name: 'AnalyticsScreen · charts, dashboard, statistics',
  args: {
    what: 'Les chiffres et les graphiques du chatbot sur une période : ce qui lui est demandé, et ce que valent ses réponses.',
    properties: {
      analytics: 'Les chiffres de la période ; nul tant qu’ils sont attendus.',
      days: 'La durée de la période, en jours.',
      engineTime: 'Le temps d’une réponse en secondes, depuis toujours ; nul quand personne ne le sait.',
      health: 'Comment vont les appels au service, vus d’ici.',
      onCsv: 'Appelée avec le tableau à enregistrer en CSV.',
      onDays: 'Appelée avec la période choisie, en jours.',
      onPng: 'Appelée avec le tableau et le dessin à enregistrer en image.',
      onPrint: 'Appelée pour imprimer l’écran.',
      onStopReading: 'Appelée pour arrêter la lecture des sessions.',
      performance: 'Ce que le service dit de ses réponses ; nul tant qu’il est attendu.',
      performanceFailure: 'Pourquoi ces chiffres-là manquent, en mots.',
      reading: 'Combien de sessions ont été lues pour ces chiffres.',
    },
  },
})

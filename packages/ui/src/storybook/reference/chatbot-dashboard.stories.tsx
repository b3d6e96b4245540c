import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/chatbot-dashboard',
  id: 'reference-chatbot-dashboard',
  args: { entry: 'chatbot-dashboard' },
  render: referenced,
  tags: ['!test'],
})

export const ChatbotDashboardScreen = meta.story({
  name: 'ChatbotDashboardScreen · dashboard, overview',
  args: {
    what: 'Le tableau de bord du chatbot : comment il va sur une période, et ce qui attend quelqu’un.',
    properties: {
      analytics: 'Les chiffres de la période ; nul tant qu’ils sont attendus.',
      averageTime: 'Le temps d’une réponse en secondes, depuis toujours ; nul quand personne ne le sait.',
      days: 'La durée de la période, en jours.',
      health: 'Comment vont les appels au service, vus d’ici.',
      onDays: 'Appelée avec la période choisie, en jours.',
      onStopReading: 'Appelée pour arrêter la lecture des sessions.',
      overall: 'Ce que le service dit de tous les temps ; nul tant qu’il est attendu, ou inconnu.',
      reading: 'Combien de sessions ont été lues pour ces chiffres.',
      reports: 'Les signalements qui attendent ; nul tant qu’ils sont attendus.',
      reportsFailure: 'Pourquoi les signalements manquent, en mots.',
      top: 'Les symptômes et les races que l’on demande le plus.',
    },
  },
})

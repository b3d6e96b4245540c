import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/chatbot-settings',
  id: 'reference-chatbot-settings',
  args: { entry: 'chatbot-settings' },
  render: referenced,
  tags: ['!test'],
})

export const ChatbotSettingsScreen = meta.story({
  name: 'ChatbotSettingsScreen · settings, form, configuration',
  args: {
    what: 'La configuration du chatbot en cinq parties, gardée ici jusqu’à ce qu’elle soit sauvegardée.',
    properties: {
      mayEdit: 'Faux pour qui ne peut que lire ; vrai sans elle.',
      note: 'Ce qui est dit sous le titre, comme l’endroit où ces paramètres sont gardés.',
      onReset: 'Appelée une fois les valeurs d’origine revenues à l’écran.',
      onSave: 'Appelée avec les paramètres à garder.',
      onTest: 'Appelée pour essayer ce qui est à l’écran, sauvegardé ou non.',
      saved: 'Les derniers paramètres gardés.',
      saving: 'Vrai pendant qu’ils sont gardés.',
      state: 'Ce que contient le chatbot : sessions, maladies, précision.',
    },
  },
})

export const TrialDialog = meta.story({
  name: 'TrialDialog · dialog, modal, test, preview',
  args: {
    what: 'L’essai des paramètres : les messages remplis, et le moteur interrogé avec ce qui n’est pas sauvegardé.',
    properties: {
      answer: 'Ce que le moteur a répondu à la dernière question.',
      engine: 'Vrai quand le service a un moteur à essayer ; sans lui, seuls les messages sont montrés.',
      failure: 'Pourquoi il n’a pas répondu ; nul quand il l’a fait.',
      onTry: 'Appelée avec la question à essayer.',
      settings: 'Ce qui est à l’écran, sauvegardé ou non ; nul ferme la fenêtre.',
      trying: 'Vrai pendant que la réponse est attendue.',
    },
  },
})

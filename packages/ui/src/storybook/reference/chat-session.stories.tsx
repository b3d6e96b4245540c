import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/chat-session',
  id: 'reference-chat-session',
  args: { entry: 'chat-session' },
  render: referenced,
  tags: ['!test'],
})

export const ChatSessionsScreen = meta.story({
  name: 'ChatSessionsScreen · list, table, history',
  args: {
    what: 'Toutes les questions posées au chatbot : chiffres, filtres, quinze par page, export.',
    properties: {
      counts: 'Combien passent les filtres et combien il y en a ; nul tant qu’ils sont attendus.',
      exporting: 'Où en est l’export ; nul quand il n’y en a pas.',
      filter: 'Les filtres en place.',
      onExport: 'Appelée pour exporter toutes les lignes filtrées.',
      onOpen: 'Appelée avec l’id de la session à montrer.',
      onStopExport: 'Appelée pour arrêter l’export.',
      sessions: 'Les sessions de la page, les plus récentes d’abord ; nul tant qu’elles sont attendues.',
      stats: 'Les chiffres de toutes les sessions ; nul tant qu’ils sont attendus.',
    },
  },
})

export const SessionDialog = meta.story({
  name: 'SessionDialog · dialog, modal, detail',
  args: {
    what: 'Tout d’une session : la question, la réponse et ses raisons, ce qui en a été signalé.',
    properties: {
      missing: 'Vrai quand le serveur n’a pas cette session.',
      session: 'La session ; nulle tant qu’elle est attendue, ou absente.',
    },
  },
})

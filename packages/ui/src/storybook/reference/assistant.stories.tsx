import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/assistant',
  id: 'reference-assistant',
  args: { entry: 'assistant' },
  render: referenced,
  tags: ['!test'],
})

export const AssistantForm = meta.story({
  name: 'AssistantForm · form',
  args: {
    what: 'La question à l’assistant : espèce, race et symptômes. Le formulaire s’envoie sans script, et propose des symptômes avec lui.',
    properties: {
      action: 'L’adresse où le navigateur l’envoie de lui-même.',
      initial: 'Ce que le formulaire contient en arrivant.',
      keptDays: 'Le nombre de jours où la question est gardée ; nul quand il n’est pas connu.',
      known: 'Les symptômes à proposer à la frappe.',
      onSubmit: 'Appelée à l’envoi, une fois le script là.',
      pending: 'Vrai pendant que la réponse est attendue.',
      problems: 'Ce qui ne va pas dans l’espèce, la race ou les symptômes, dans les mots du serveur.',
      ready: 'Vrai quand le script est là : les propositions s’affichent.',
    },
  },
})

export const ConsultationView = meta.story({
  name: 'ConsultationView · result, answer',
  args: {
    what: 'La réponse de l’assistant : l’urgence d’abord, chaque piste avec ses raisons, jamais une certitude.',
    properties: {
      againHref: 'L’adresse d’une nouvelle question.',
      consultation: 'La réponse à montrer.',
      onAgain: 'Appelée quand la personne repart vers une nouvelle question.',
      report: 'Le formulaire qui signale la réponse, ou le remerciement de l’avoir fait.',
    },
  },
})

export const AssistantRefusal = meta.story({
  name: 'AssistantRefusal · alert, error message',
  args: {
    what: 'Pourquoi une question ou un signalement n’a pas été pris.',
    properties: {
      message: 'Le refus, en mots.',
    },
  },
})

export const ReportForm = meta.story({
  name: 'ReportForm · form, feedback',
  args: {
    what: 'Dit qu’une réponse était fausse, une fois ; ensuite il remercie.',
    properties: {
      action: 'L’adresse où le navigateur l’envoie de lui-même.',
      consultationId: 'L’id de la réponse signalée.',
      onSubmit: 'Appelée à l’envoi, une fois le script là.',
      open: 'Vrai pour l’ouvrir dès le départ, comme après un refus.',
      pending: 'Vrai pendant l’envoi.',
      problem: 'Pourquoi le signalement a été refusé.',
      reported: 'Vrai quand la réponse a été signalée.',
    },
  },
})

export const Welcome = meta.story({
  name: 'Welcome · header, banner',
  args: {
    what: 'L’ouverture de la page : son titre, ce qui ne peut attendre aucun assistant, et ce que dit celui-ci.',
    properties: {
      message: 'Ce que dit d’abord l’assistant ; nul une fois qu’il a répondu.',
      urgent: 'Vrai quand il dit pourquoi il n’y a pas de formulaire.',
    },
  },
})

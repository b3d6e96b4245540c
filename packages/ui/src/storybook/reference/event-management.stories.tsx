import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/event-management',
  id: 'reference-event-management',
  args: { entry: 'event-management' },
  render: referenced,
  tags: ['!test'],
})

export const EventManagementScreen = meta.story({
  name: 'EventManagementScreen · table, list',
  args: {
    what: 'Les demandes d’événements d’un restaurant : compteurs, et chaque statut à portée de main.',
    properties: {
      changing: 'Les ids des demandes dont le statut est en cours de changement.',
      links: 'Le lien de retour à la liste.',
      onPick: 'Appelée avec la demande et le statut choisi.',
      onRefuse: 'Appelée avec la demande à refuser ; la question vient après.',
      onStatus: 'Appelée avec le statut à montrer, vide pour tous.',
      requests: 'Les demandes dans l’ordre à montrer ; nul tant qu’elles sont attendues.',
      status: 'Le statut montré dans le tableau, vide pour tous ; les compteurs n’en dépendent pas.',
    },
  },
})

import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/calendar-feed',
  id: 'reference-calendar-feed',
  args: { entry: 'calendar-feed' },
  render: referenced,
  tags: ['!test'],
})

export const CalendarFeedDialog = meta.story({
  name: 'CalendarFeedDialog · dialog, modal, ical, subscription',
  args: {
    what: 'L’agenda du restaurant : crée, change et supprime l’adresse privée que suivent les calendriers ; elle n’est montrée qu’une fois.',
    properties: {
      address: 'L’adresse entière, juste après sa création ; nulle ensuite.',
      feed: 'Ce que le service sait de l’adresse ; nul tant qu’il est attendu.',
      onCreate: 'Appelée pour créer une adresse, ou en changer.',
      onRevoke: 'Appelée pour supprimer l’adresse.',
      restaurantName: 'Le nom du restaurant.',
      said: 'Ce qu’a donné le dernier changement, en mots.',
    },
  },
})

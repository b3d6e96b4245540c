import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/day',
  id: 'reference-day',
  args: { entry: 'day' },
  render: referenced,
  tags: ['!test'],
})

export const DayStrip = meta.story({
  name: 'DayStrip · notifications, badge, counter',
  args: {
    what: 'Ce qui attend un gérant, chaque compte menant à sa liste ; les nouvelles commandes y sont annoncées. Une ligne de hauteur fixe.',
    properties: {
      day: 'Les comptes du jour ; nul tant qu’ils sont attendus.',
      failed: 'Vrai quand la dernière lecture a échoué.',
      newOrders: 'Combien de commandes sont arrivées depuis le dernier regard.',
      onSound: 'Appelée pour mettre ou couper le son.',
      sound: 'Vrai quand une commande qui arrive sonne.',
      soundBlocked: 'Vrai quand le navigateur ne laisse pas encore le son jouer.',
    },
  },
})

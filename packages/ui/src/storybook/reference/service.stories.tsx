import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/service',
  id: 'reference-service',
  args: { entry: 'service' },
  render: referenced,
  tags: ['!test'],
})

export const ServiceScreen = meta.story({
  name: 'ServiceScreen · kanban, board, kitchen',
  args: {
    what: 'Le tableau de la cuisine : une colonne par état, un prochain pas par commande, juste aussi pendant une coupure.',
    properties: {
      columns: 'Les commandes de chaque état.',
      cut: 'Vrai quand la dernière lecture a échoué ; ce qui a été lu reste.',
      onMove: 'Appelée avec la commande et son nouvel état.',
      onPrint: 'Appelée avec la commande dont imprimer le ticket.',
      menu: 'De quoi ouvrir la carte du restaurant de cette cuisine ; absent tant qu’aucun n’est choisi.',
      onRestaurant: 'Appelée avec l’id du restaurant choisi, vide pour tous.',
      printing: 'L’id de la commande dont le ticket s’imprime ; nul sinon.',
      queued: 'Les pas qui attendent le serveur, par commande.',
      restaurant: 'L’id du restaurant de cette cuisine, vide pour tous.',
      restaurants: 'Les restaurants à choisir.',
    },
  },
})

import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/service',
  id: 'reference-service',
  args: { entry: 'service' },
  render: referenced,
  tags: ['!test'],
})

export const PrintedTicket = meta.story({
  name: 'PrintedTicket · print, ticket, kitchen',
  args: {
    what: 'Imprime le ticket de cuisine d’une commande depuis n’importe quelle page ; rien n’en paraît à l’écran.',
    properties: {
      now: 'L’instant d’où compter l’attente.',
      onPrinted: 'Appelée une fois la fenêtre d’impression refermée.',
      order: 'La commande.',
    },
  },
})

export const ServiceScreen = meta.story({
  name: 'ServiceScreen · kanban, board, kitchen',
  args: {
    what: 'Le tableau de la cuisine : une colonne par état, un prochain pas par commande, juste aussi pendant une coupure.',
    properties: {
      alone: 'Vrai quand le tableau se tient seul, sans les pages autour.',
      columns: 'Les commandes de chaque état.',
      cut: 'Vrai quand la dernière lecture a échoué ; ce qui a été lu reste.',
      held: 'Les commandes dont le pas peut encore être repris.',
      onAlone: 'Appelée pour tenir le tableau seul, ou parmi les pages.',
      onMove: 'Appelée avec la commande et son nouvel état.',
      onPrint: 'Appelée avec la commande dont imprimer le ticket.',
      menu: 'De quoi ouvrir la carte du restaurant de cette cuisine ; absent tant qu’aucun n’est choisi.',
      onTakeBack: 'Appelée avec la commande dont reprendre le pas.',
      onRestaurant: 'Appelée avec l’id du restaurant choisi, vide pour tous.',
      printing: 'L’id de la commande dont le ticket s’imprime ; nul sinon.',
      queued: 'Les pas qui attendent le serveur, par commande.',
      restaurant: 'L’id du restaurant de cette cuisine, vide pour tous.',
      restaurants: 'Les restaurants à choisir.',
    },
  },
})

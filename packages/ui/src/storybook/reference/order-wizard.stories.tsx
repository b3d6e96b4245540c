import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/order-wizard',
  id: 'reference-order-wizard',
  args: { entry: 'order-wizard' },
  render: referenced,
  tags: ['!test'],
})

export const OrderOutcomeDialog = meta.story({
  name: 'OrderOutcomeDialog · dialog, modal, success',
  args: {
    what: 'Ce qu’il est advenu d’une commande envoyée : créée, ou pourquoi elle ne l’est pas.',
    properties: {
      onAgain: 'Appelée pour une autre commande au même restaurant ; sans elle, son bouton manque.',
      onFollow: 'Appelée pour ouvrir le détail de la commande ; sans elle, son bouton manque.',
      onPrint: 'Appelée pour imprimer son ticket ; sans elle, son bouton manque.',
      outcome: 'Le résultat ; nul ferme la fenêtre.',
    },
  },
})

export const OrderWizardScreen = meta.story({
  name: 'OrderWizardScreen · wizard, stepper, form',
  args: {
    what: 'Prendre une commande en cinq étapes ; ce qui est choisi est gardé par qui l’emploie.',
    properties: {
      notes: 'Vrai devant un serveur qui garde une note par plat.',
      dishes: 'Les plats du restaurant, attendus, lus ou refusés.',
      onAbandon: 'Appelée pour abandonner la commande.',
      onChange: 'Appelée avec la nouvelle saisie.',
      onSend: 'Appelée pour envoyer la commande.',
      onStep: 'Appelée avec l’étape voulue.',
      restaurants: 'Les restaurants, attendus, lus ou refusés.',
      search: 'La recherche du client : son texte, ses réponses.',
      sending: 'Vrai pendant l’envoi.',
      step: 'L’étape où l’on est.',
    },
  },
})

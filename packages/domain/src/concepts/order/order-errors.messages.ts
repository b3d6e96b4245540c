import { isolated } from '../../base/text/isolated.ts'
import { orderStatusLabels } from './order.messages.ts'
import type { OrderStatus } from './order.ts'

/** Errors of a new order: the bounds are the specification's, the words are ours. */
export const orderFieldErrors = {
  dish: 'Plat inconnu',
  quantity: 'La quantité va de 1 à 50',
  noLine: 'Ajoutez au moins un plat',
  tooManyLines: 'Une commande compte au plus 20 plats différents',
  customerName: 'Le nom compte 2 à 100 lettres, espaces, apostrophes ou traits d’union',
  note: 'La note d’un plat est un texte',
  wantedTime: 'L’heure s’écrit de 00:00 à 23:59',
  address: 'L’adresse de livraison est un texte',
  delivery: 'Indiquez à emporter ou en livraison',
} as const

/** Why the server refuses an order or a status. */
export const orderRefusals = {
  forbidden: 'Vous ne prenez pas de commande pour ce restaurant.',
  noDelivery: 'Ce restaurant ne livre pas',
  notDelivered: 'Une commande à emporter n’est livrée nulle part',
  dishGone: (dish: string) => `«\u00a0${isolated(dish)}\u00a0» n’est plus disponible`,
  dishOffHere: (dish: string) =>
    `«\u00a0${isolated(dish)}\u00a0» n’est pas à la carte de ce restaurant en ce moment. Retirez-le de la commande, ou choisissez un autre plat.`,
  dishTwice: 'Ce plat est déjà dans la commande',
  noMove: (from: OrderStatus) => `Une commande au statut «\u00a0${orderStatusLabels[from]}\u00a0» ne change plus.`,
  move: (from: OrderStatus, to: OrderStatus) =>
    from === to
      ? `Cette commande est déjà au statut «\u00a0${orderStatusLabels[to]}\u00a0».`
      : `Une commande au statut «\u00a0${orderStatusLabels[from]}\u00a0» ne peut pas passer à «\u00a0${orderStatusLabels[to]}\u00a0».`,
} as const

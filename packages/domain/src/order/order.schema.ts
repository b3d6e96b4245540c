import { z } from 'zod'
import { orderLimits } from './order.ts'
import { isCustomerNameAccepted } from './order-draft.ts'

/** Our messages for the bounds of SPEC §5, which gives none. */
const orderMessages = {
  restaurant: 'ID restaurant invalide',
  customer: 'ID client invalide',
  dish: 'Plat inconnu',
  quantity: 'La quantité va de 1 à 50',
  noLine: 'Ajoutez au moins un plat',
  tooManyLines: 'Une commande compte au plus 20 plats différents',
  customerName: 'Le nom compte 2 à 100 lettres, espaces, apostrophes ou traits d’union',
  delivery: 'Indiquez à emporter ou en livraison',
} as const

const m = orderMessages
const { quantity, lines } = orderLimits

/** The body of POST /menu/order with the rules of SPEC §5. Whether dishes exist and are available is the server's to say. */
export const createOrderBody = z.object({
  idRestaurant: z.uuid(m.restaurant),
  idUser: z.uuid(m.customer),
  listDishNumber: z
    .array(
      z.object({
        idDish: z.uuid(m.dish),
        number: z
          .number({ error: m.quantity })
          .int(m.quantity)
          .min(quantity.min, m.quantity)
          .max(quantity.max, m.quantity),
      }),
      { error: m.noLine },
    )
    .min(lines.min, m.noLine)
    .max(lines.max, m.tooManyLines),
  flatDelivered: z.boolean({ error: m.delivery }),
  customerName: z.string({ error: m.customerName }).trim().refine(isCustomerNameAccepted, m.customerName).optional(),
})

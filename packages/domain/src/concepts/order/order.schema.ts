import { z } from 'zod'
import { fieldErrors } from '../../base/messages/field-errors.ts'
import { readName, readText } from '../../base/text/index.ts'
import { customerPhone } from '../customer/customer.schema.ts'
import { orderLimits } from './order.ts'
import { isCustomerNameAccepted } from './order-draft.ts'
import { orderFieldErrors } from './order-errors.messages.ts'

const m = orderFieldErrors
const { quantity, lines, note, address } = orderLimits

/**
 * The body of POST /menu/order with the specification's rules. The server checks that dishes exist and are available.
 */
export const createOrderBody = z.object({
  idRestaurant: z.uuid(fieldErrors.restaurantId),
  idUser: z.uuid(fieldErrors.customerId),
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
  customerName: z
    .string({ error: m.customerName })
    .overwrite(readName)
    .refine(isCustomerNameAccepted, m.customerName)
    .optional(),
  lineNotes: z
    .array(
      z.object({
        idDish: z.uuid(m.dish),
        note: z
          .string({ error: m.note })
          .overwrite(readText)
          .min(1, m.note)
          .max(note.max, fieldErrors.textMax(note.max)),
      }),
    )
    .max(lines.max, m.tooManyLines)
    .optional(),
  wantedTime: z
    .string({ error: m.wantedTime })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, m.wantedTime)
    .optional(),
  deliveryAddress: z
    .string({ error: m.address })
    .overwrite(readText)
    .min(1, m.address)
    .max(address.max, fieldErrors.textMax(address.max))
    .optional(),
  deliveryPhone: customerPhone.optional(),
})

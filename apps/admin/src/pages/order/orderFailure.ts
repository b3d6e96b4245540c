import { ApiError } from '@potager/domain/api'
import { orderWizardMessages as text } from '@potager/domain/messages'
import type { Cart } from '@potager/domain/order'

/** A failed submission: its messages, whether a cart line is at fault, whether the idempotency key is used up. */
export type OrderFailure = { details: string[]; inCart: boolean; keyUsed: boolean }

const lineOf = (field: string) => /^listDishNumber[.[](\d+)/.exec(field)?.[1]

/**
 * Reads the text after « Erreur lors de la création… »: the server's field messages (a line's with its dish name), else
 * its message, else that a retry is safe. 422 means that the key already created another order.
 */
export function readOrderFailure(error: unknown, cart: Cart): OrderFailure {
  const failure = (details: string[], found: Partial<OrderFailure> = {}) => ({
    details,
    inCart: false,
    keyUsed: false,
    ...found,
  })
  if (!(error instanceof ApiError) || error.status >= 500) return failure([text.kept])
  if (error.status === 0) return failure([error.message, text.kept])
  const fields = Object.entries(error.body.fields)
  if (fields.length === 0 && error.status === 422) return failure([text.alreadySent], { keyUsed: true })
  if (fields.length === 0) return failure([error.body.message ?? error.body.text ?? text.kept])
  const details = fields.map(([field, message]) => {
    const dish = cart[Number(lineOf(field))]?.dish.name
    // Our server's message already names the dish.
    return dish && !message.includes(dish) ? `${dish} : ${message}` : message
  })
  return failure(details, { inCart: fields.some(([field]) => lineOf(field) !== undefined) })
}

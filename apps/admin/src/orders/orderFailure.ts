import { ApiError } from '@potager/domain/api'
import { orderWizardMessages as text } from '@potager/domain/messages'
import type { Cart } from '@potager/domain/order'

/**
 * What to say under « Erreur lors de la création… »: the server's field messages, a line's with its dish's name, else
 * its message, else that trying again is safe.
 */
export function orderFailureDetails(error: unknown, cart: Cart): string[] {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return [text.kept]
  const fields = Object.entries(error.body.fields).map(([field, message]) => {
    const line = /^listDishNumber[.[](\d+)/.exec(field)?.[1]
    const dish = line === undefined ? undefined : cart[Number(line)]?.dish.name
    return dish ? `${dish} : ${message}` : message
  })
  if (fields.length > 0) return fields
  return [error.body.message ?? error.body.text ?? text.kept]
}

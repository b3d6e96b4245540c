import { commonMessages } from '../../base/messages/common.ts'
import { type ErrorBody, type FormRefusal, formRefusal } from '../../base/wire/index.ts'

/** A refused restaurant: the first field message, else the server's message, else 'Erreur inconnue' (T08). */
export function restaurantError(body: ErrorBody): FormRefusal {
  return formRefusal(body, commonMessages.unknownError)
}

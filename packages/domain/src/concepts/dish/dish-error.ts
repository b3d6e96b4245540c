import { type ErrorBody, type FormRefusal, formRefusal } from '../../base/wire/index.ts'
import { dishMessages } from './dish.messages.ts'

/** A refused dish: the first field message, else the server's message, else the default (T08). */
export function dishError(body: ErrorBody): FormRefusal {
  return formRefusal(body, dishMessages.failure)
}

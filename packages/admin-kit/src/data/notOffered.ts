import type { Client, Method, Supports } from '@potager/domain/api'
import { anyBackendMessages } from '@potager/domain/messages'
import { HttpError } from 'react-admin'

const NOT_ALLOWED = 405

/** The error of what the backend has no call for: told to the person, never tried again. */
export function notOffered(method: Method): HttpError {
  return new HttpError(anyBackendMessages.notOffered[method], NOT_ALLOWED)
}

/** A client that refuses a call which the backend does not have, without making it. */
export function offered(api: Pick<Client, 'send'>, supports: Supports): Pick<Client, 'send'> {
  return {
    send: async (call, input, options) => {
      if (!supports(call)) throw notOffered(call.method)
      return api.send(call, input, options)
    },
  }
}

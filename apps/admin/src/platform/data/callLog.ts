import { CALLS_REMEMBERED, type CallOutcome } from '@potager/domain/analytics'
import { ApiError, type Client } from '@potager/domain/api'
import { serverNow } from '@potager/domain/time'

/** Path prefix of the calls that count as chatbot health. */
const CHATBOT_PATH = '/admin/chatbot'

/** The outcomes of the chatbot's last calls, oldest first, with subscriptions. */
export type CallLog = {
  read: () => readonly CallOutcome[]
  subscribe: (listener: () => void) => () => void
  add: (outcome: CallOutcome) => void
}

/** A log bounded to the last calls. */
export function createCallLog(): CallLog {
  let outcomes: readonly CallOutcome[] = []
  const listeners = new Set<() => void>()
  return {
    read: () => outcomes,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(outcome) {
      outcomes = [...outcomes, outcome].slice(-CALLS_REMEMBERED)
      for (const listener of listeners) listener()
    },
  }
}

/** How a failed call ended; null for an abort or a fault of this page, which say nothing about the server. */
function resultOf(error: unknown): CallOutcome['result'] | null {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure === 'aborted' || error.failure === 'fault') return null
  if (error.failure === 'unreadable') return 'failed'
  if (error.failure !== 'refused') return 'unanswered'
  return error.status >= 500 ? 'failed' : 'answered'
}

/** The same client, also logging the outcome and duration of each chatbot call. */
export function observed(client: Client, log: Pick<CallLog, 'add'>): Client {
  return {
    ...client,
    async send(call, input, options) {
      if (!call.path.startsWith(CHATBOT_PATH)) return client.send(call, input, options)
      const [at, start] = [serverNow(), performance.now()]
      const note = (result: CallOutcome['result'] | null) =>
        result && log.add({ at, ms: performance.now() - start, result })
      try {
        const answer = await client.send(call, input, options)
        note('answered')
        return answer
      } catch (error) {
        note(resultOf(error))
        throw error
      }
    },
  }
}

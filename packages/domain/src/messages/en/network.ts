import type * as fr from '../fr/network.ts'
import type { Translated } from '../translated.ts'

export const networkMessages = {
  sessionEnded: 'Your session is over',
  aborted: 'Call given up',
  timeout: 'The server does not answer. Try again in a moment.',
  unreachable: 'No connection. Check your network, then try again.',
  refused: (status) => `Error ${status}`,
  noToken: 'Answer without an access token',
} satisfies Translated<typeof fr.networkMessages>

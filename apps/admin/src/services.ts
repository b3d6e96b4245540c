import { type Call, createClient } from '@potager/domain/api'
import { endBrowserSession } from '@potager/domain/auth'
import { createAuthProvider } from './auth/authProvider.ts'
import { createSessionEnd } from './auth/departure.ts'
import { leaveForLogin } from './auth/leave.ts'
import { session } from './auth/session.ts'
import { withFirstAnswers } from './boot/first-answers.ts'
import { createCallLog, observed } from './chatbot/callLog.ts'
import { readAppConfig } from './config.ts'
import { followServerChanges } from './data/changes.ts'
import { createDataProvider } from './data/dataProvider.ts'
import { createQueryClient } from './data/queryClient.ts'
import { createReadingProgress } from './data/readingProgress.ts'
import { forgetLists } from './lists/list-storage.ts'

// The composition root of the back-office: everything else receives its dependencies.
export const config = readAppConfig(document.getElementById('app-config')?.textContent)

/** Whether the backend has this call: each of the specification, and those beyond it that it is known to serve. */
export const supports = ({ extension }: Pick<Call<never, unknown>, 'name' | 'extension'>): boolean =>
  extension !== true || config.extensions

// `navigator.locks` is missing outside secure contexts; each tab then refreshes for itself.
function exclusively<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('auth-refresh', task) : task()
}

/** The outcomes of the last chatbot calls. */
export const callLog = createCallLog()

/** The typed API client of the back-office. A session that cannot be refreshed leads to the sign-in page. */
export const api = observed(
  createClient({
    baseUrl: config.apiBase,
    dialect: { extensions: config.extensions },
    session,
    fetch: withFirstAnswers(window.ahead?.first),
    exclusively,
    onSessionEnd: createSessionEnd(leaveForLogin),
  }),
  callLog,
)

/** Ends the session on the server and here, then leaves for the sign-in page. */
export async function signOut(): Promise<void> {
  await endBrowserSession(api, session, document)
  try {
    forgetLists(localStorage)
  } catch {
    // Without local storage there is nothing to delete.
  }
  leaveForLogin({ remember: false })
}

export const queryClient = createQueryClient()

/** Refetches what changes on the server, where the backend has a stream (extension). Returns the stop function. */
export function watchServer(): () => void {
  if (!config.extensions) return () => {}
  const stop = new AbortController()
  const channel = new BroadcastChannel('changes')
  void followServerChanges({ api, queryClient, locks: navigator.locks, channel }, stop.signal)
  return () => {
    stop.abort()
    channel.close()
  }
}

/** How far lists are read that a backend of the specification cannot sort or filter. */
export const readingProgress = createReadingProgress()

export const dataProvider = createDataProvider({ api, supports, queryClient, progress: readingProgress })
export const authProvider = createAuthProvider({ session, origin: location.origin, leave: leaveForLogin, signOut })

import { createAuthProvider } from '@potager/admin-kit/auth'
import { askedPages, createDataProvider, createQueryClient } from '@potager/admin-kit/data'
import { createClient, createDialect, type Extensions, readExtensions } from '@potager/domain/api'
import { endBrowserSession } from '@potager/domain/auth'
import { watchChanges } from '@potager/domain/changes'
import { type HouseWords, openHouse } from '@potager/domain/config'
import type { HousePalette } from '@potager/domain/house'
import { locks } from '@potager/ui/secure-context'
import { createSessionEnd, DEPARTURE_MS } from './auth/departure.ts'
import { leaveForLogin } from './auth/leave.ts'
import { session } from './auth/session.ts'
import { withFirstAnswers } from './boot/firstAnswers.ts'
import { createCallLog, observed } from './data/callLog.ts'
import { followServerChanges } from './data/changes.ts'
import { inOneTab } from './data/inOneTab.ts'
import { forgetLists } from './list/listStorage.ts'
import { readNarrowing } from './task/narrowing.ts'

/** The house as the server wrote it into its own document. */
type DocumentHouse = { words: HouseWords; tokens?: HousePalette }

/** Configuration that the server puts into the page's `#app-config` block. */
type AppConfig = {
  /** Base URL of the API without a trailing slash. */
  apiBase: string
  /** What the backend has beyond the specification. */
  extensions: Extensions
  /** The house, where it is not the default one. */
  house?: DocumentHouse
}

/** Reads the configuration block; without a valid one the page uses our own server. */
export function readAppConfig(text: string | null | undefined): AppConfig {
  const fallback: AppConfig = { apiBase: '/api', extensions: true }
  if (!text?.trim()) return fallback
  try {
    const given = JSON.parse(text) as Partial<Record<keyof AppConfig, unknown>> | null
    return {
      apiBase: typeof given?.apiBase === 'string' ? given.apiBase.replace(/\/$/, '') : fallback.apiBase,
      extensions: readExtensions(given?.extensions) ?? fallback.extensions,
      ...(given?.house ? { house: given.house as DocumentHouse } : {}),
    }
  } catch {
    return fallback
  }
}

// The composition root of the back-office: everything else receives its dependencies.
export const config = readAppConfig(document.getElementById('app-config')?.textContent)
openHouse(config.house?.words)

/** What this page knows of its backend. */
export const dialect = createDialect(config)

/**
 * Whether the backend has this call, or a key of it: all of the specification, and those beyond it that it is known to
 * serve. Ask where the answer is used, not once: a call that turns out to be missing is taken back.
 */
export const { supports } = dialect

/** Where there are no locks, each tab refreshes for itself. */
function exclusively<T>(task: () => Promise<T>): Promise<T> {
  return locks()?.request('auth-refresh', task) ?? task()
}

/** The outcomes of the last chatbot calls. */
export const callLog = createCallLog()

let signingOut = false

const client = observed(
  createClient({
    baseUrl: config.apiBase,
    dialect,
    session: {
      ...session,
      // A refreshed session may have other tasks.
      write: (auth) => {
        session.write(auth)
        void readNarrowing()
      },
    },
    fetch: withFirstAnswers(window.ahead?.first),
    exclusively,
    onSessionEnd: createSessionEnd(leaveForLogin, () => signingOut),
  }),
  callLog,
)

/** The typed API client of the back-office. A session that cannot be refreshed leads to the sign-in page. */
export const api = askedPages(client)

/** Ends the session on the server and here, then leaves for the sign-in page. */
export async function signOut(): Promise<void> {
  signingOut = true
  await endBrowserSession(api, session, document)
  try {
    forgetLists(localStorage)
  } catch {
    // Without local storage there is nothing to delete.
  }
  leaveForLogin({ remember: false })
  // Reads go on until the browser has left; who stays after all is led to sign-in by the next one.
  setTimeout(() => {
    signingOut = false
  }, DEPARTURE_MS)
}

export const queryClient = createQueryClient()

/** Refetches what changes on the server, where the backend has a stream (extension). Returns the stop function. */
export function watchServer(): () => void {
  if (!supports(watchChanges)) return () => {}
  const stop = new AbortController()
  const channel = new BroadcastChannel('changes')
  void followServerChanges(
    { api, queryClient, channel, inOneTab: (task, signal) => inOneTab('changes', task, signal) },
    stop.signal,
  )
  return () => {
    stop.abort()
    channel.close()
  }
}

export const dataProvider = createDataProvider({ api: client, supports, queryClient })
export const authProvider = createAuthProvider({ session, origin: location.origin, leave: leaveForLogin, signOut })

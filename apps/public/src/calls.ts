import { resetPassword } from '@potager/domain/account-link'
import {
  ApiError,
  type Client,
  createClient,
  createDialect,
  type Dialect,
  errorMessage,
  readExtensions,
} from '@potager/domain/api'
import type { AssistantQuestion } from '@potager/domain/assistant'
import { endBrowserSession, login, type Registration, register, unsentWords } from '@potager/domain/auth'
import { authMessages, invitationMessages } from '@potager/domain/messages'
import { acceptInvitation, registerInvited } from '@potager/domain/team'
import { serverNow } from '@potager/domain/time'
import { passwordRefusal, registrationRefusal } from './account-forms.ts'
import { type AskOutcome, ask, sendReport } from './assistant/ask.ts'
import { loadPage } from './load.ts'
import type { PageState } from './page.ts'
import { takeReturnPath } from './return-path.ts'
import { session } from './session.ts'

// Loaded on demand: most visits only read what the server rendered.

/** API settings in the document: base URL, and what the backend has beyond the specification. */
export function apiSettings(): { baseUrl: string; dialect: Dialect } {
  const text = document.getElementById('app-config')?.textContent
  const given = text ? (JSON.parse(text) as { apiBase?: unknown; extensions?: unknown }) : {}
  return {
    baseUrl: typeof given.apiBase === 'string' ? given.apiBase : '/api',
    dialect: createDialect({ extensions: readExtensions(given.extensions) ?? true }),
  }
}

const { baseUrl, dialect } = apiSettings()
const api = createClient({ baseUrl, session, dialect })

/** `over`: the link no longer works. */
type Refused = { ok: false; message: string; fields: Partial<Record<string, string>>; over?: boolean }

const isOver = (error: unknown) => error instanceof ApiError && error.status === 404

/** The result of submitting a form: the message to show, and those of single fields. */
export type SendResult = { ok: true } | Refused

function loginProblem(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return authMessages.forbidden
  if (error instanceof ApiError && error.status === 400) return authMessages.badCredentials
  return errorMessage(error) ?? authMessages.failure
}

/** Signs in and stores the session; returns the page to go to. */
export async function requestSignIn(credentials: {
  username: string
  password: string
}): Promise<{ ok: true; to: string } | Refused> {
  try {
    session.write(await api.send(login, credentials))
    return { ok: true, to: takeReturnPath(() => sessionStorage) }
  } catch (error) {
    return { ok: false, message: loginProblem(error), fields: {} }
  }
}

/** Creates an account, without signing in. */
export async function signUp(registration: Registration): Promise<SendResult> {
  try {
    await api.send(register, registration)
    return { ok: true }
  } catch (error) {
    return { ok: false, ...registrationRefusal(error) }
  }
}

/** Chooses a new password by a link. */
export async function choosePassword(token: string, password: string): Promise<SendResult> {
  try {
    await api.send(resetPassword, { token, password })
    return { ok: true }
  } catch (error) {
    return { ok: false, ...passwordRefusal(error), over: isOver(error) }
  }
}

/** Creates an account by an invitation, without signing in. */
export async function signUpInvited(token: string, registration: Registration): Promise<SendResult> {
  try {
    await api.send(registerInvited, { token, ...registration })
    return { ok: true }
  } catch (error) {
    return { ok: false, ...registrationRefusal(error), over: isOver(error) }
  }
}

/** Joins the team of an invitation with the account that is signed in. */
export async function joinTeam(token: string): Promise<SendResult> {
  try {
    await api.send(acceptInvitation, token)
    return { ok: true }
  } catch (error) {
    return { ok: false, message: errorMessage(error) ?? invitationMessages.failure, fields: {}, over: isOver(error) }
  }
}

/** Asks the public assistant; `apology` is the message where the server has none. */
export function askAssistant(asked: AssistantQuestion, apology: string): Promise<AskOutcome> {
  return ask(api, asked, apology)
}

/** Reports an answer of the public assistant. */
export function reportAnswer(consultationId: string, feedback: string, apology: string): Promise<AskOutcome> {
  return sendReport(api, consultationId, feedback, apology)
}

/** Ends the session here and on the server, and says before what has not been sent yet; false when the user stays. */
export async function leaveSession(): Promise<boolean> {
  const unsent = unsentWords(() => localStorage, session.read())
  if (unsent && !confirm(unsent)) return false
  await endBrowserSession(api, session, document)
  return true
}

/** Loads a page's state in the browser; its `now` is read last, as the first answers tell the server's clock. */
export async function loadHere(
  route: Parameters<typeof loadPage>[0],
  client: Client,
  { supports }: Dialect,
): Promise<PageState> {
  const state = await loadPage(route, client, { now: serverNow(), supports })
  return 'now' in state ? { ...state, now: serverNow() } : state
}

/** Loads a page's state in the browser, after the server failed to. */
export function loadAgain(route: Parameters<typeof loadPage>[0]): Promise<PageState> {
  return loadHere(route, api, dialect)
}

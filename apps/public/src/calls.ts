import { ApiError, createClient, errorMessage } from '@potager/domain/api'
import { endSession, login, type Registration, register } from '@potager/domain/auth'
import { authMessages, commonMessages } from '@potager/domain/messages'
import { listRestaurants, type Restaurant } from '@potager/domain/restaurant'
import type { Loaded } from './page.ts'
import { session } from './session.ts'

// Loaded when first needed: most visits only read what the server already rendered.

/** Base address of the API, as the document names it. */
export function apiBase(): string {
  const text = document.getElementById('app-config')?.textContent
  const given = text ? (JSON.parse(text) as { apiBase?: unknown }).apiBase : undefined
  return typeof given === 'string' ? given : '/api'
}

const api = createClient({ baseUrl: apiBase(), session })

/** What came of sending a form: nothing to say, or the message to show and those of single fields. */
export type Sent = { ok: true } | { ok: false; message: string; fields: Record<string, string> }

/** The words for a refused sign-in (SPEC §8). */
function loginProblem(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return authMessages.forbidden
  if (error instanceof ApiError && error.status === 400) return authMessages.badCredentials
  return errorMessage(error) ?? authMessages.failure
}

/** Signs in and keeps the session (SPEC §2 login). */
export async function signIn(credentials: { username: string; password: string }): Promise<Sent> {
  try {
    session.write(await api.send(login, credentials))
    return { ok: true }
  } catch (error) {
    return { ok: false, message: loginProblem(error), fields: {} }
  }
}

/** Creates an account; nobody is signed in by it (SPEC §2 registration). */
export async function signUp(registration: Registration): Promise<Sent> {
  try {
    await api.send(register, registration)
    return { ok: true }
  } catch (error) {
    const fields = error instanceof ApiError ? error.body.fields : {}
    return { ok: false, message: errorMessage(error) ?? authMessages.accountFailure, fields }
  }
}

/** Ends the session here and on the server (SPEC §4). */
export function leaveSession(): Promise<void> {
  return endSession(api, session, document)
}

/** The list of the home page again, after the server could not load it. */
export async function fetchRestaurants(): Promise<Loaded<Restaurant[]>> {
  try {
    return { ok: true, value: await api.send(listRestaurants, undefined) }
  } catch (error) {
    return { ok: false, message: errorMessage(error) ?? commonMessages.unknownError }
  }
}

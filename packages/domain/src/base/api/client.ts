import { refresh } from '../auth/auth.calls.ts'
import type { AuthData, SessionStore } from '../auth/session.ts'
import { networkMessages as words } from '../messages/common.ts'
import { learnClock } from '../time/server-clock.ts'
import { asRecord, NotAnswered, readBody, readErrorBody, saysDone } from '../wire/index.ts'
import {
  ApiError,
  type ApiFailure,
  addressOf,
  type Call,
  IDEMPOTENCY_HEADER,
  newIdempotencyKey,
  type WireRequest,
} from './call.ts'
import { createDialect, type Dialect, requestOf, saysAbsent } from './dialect.ts'

/** Timeout of every call: 10 s. */
export const REQUEST_TIMEOUT_MS = 10_000

/** Dependencies of the client; a test can run all of them for real. */
export type ClientSettings = {
  /** Base of the API without a final slash: '/api', or a foreign backend's. */
  baseUrl: string
  session: SessionStore
  /** What the backend has beyond the specification: everything by default. */
  dialect?: Dialect
  fetch?: typeof fetch
  timeoutMs?: number
  /** Runs a task exclusively among all tabs of the browser; without it, within this client. */
  exclusively?: <T>(task: () => Promise<T>) => Promise<T>
  /** Called when the session is definitely over: a refresh refused with 400 or 401, or impossible. */
  onSessionEnd?: () => void
}

/**
 * Options of one call: an abort signal, the idempotency key of its intention, and a callback for the answer's headers.
 */
export type SendOptions = { signal?: AbortSignal; idempotencyKey?: string; onHeaders?: (headers: Headers) => void }

export type Client = {
  /** Makes a call and reads its answer into the domain. Throws only ApiError. */
  send: <Input, Result>(call: Call<Input, Result>, input: Input, options?: SendOptions) => Promise<Result>
  /** Opens a stream of a path, without the timeout of calls. Throws only ApiError. */
  open: (path: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
}

type Answer = { status: number; ok: boolean; text: string; headers: Headers }

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, ok: response.ok, text, headers: response.headers }
}

const noBody = { fields: {} }

/**
 * The typed client of the contract: bearer token on guarded calls, 10 s timeout, abort, and on a 401 one refresh shared
 * by all waiting calls and tabs, then one replay (T15). Writes are not retried otherwise.
 */
export function createClient(settings: ClientSettings): Client {
  const { session, timeoutMs = REQUEST_TIMEOUT_MS, dialect = createDialect({ extensions: true }) } = settings
  const refreshOnce = singleRefresh(settings, transmit)

  async function transmit(
    target: Pick<Call<never, unknown>, 'method' | 'path'>,
    request: WireRequest,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const limit = AbortSignal.timeout(timeoutMs)
    const url = settings.baseUrl + addressOf(target.path, request)
    const init = {
      method: target.method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    }
    const asked = Date.now()
    try {
      const response = await (settings.fetch ?? fetch)(url, init)
      learnClock(response.headers, asked)
      return await readAnswer(response)
    } catch (cause) {
      throw unanswered(signal, limit, cause)
    }
  }

  const exchange: Client['send'] = async (call, input, options = {}) => {
    const request = requestOf(call, input, dialect.supports)
    const key: Record<string, string> = call.creates
      ? { [IDEMPOTENCY_HEADER]: options.idempotencyKey ?? newIdempotencyKey() }
      : {}
    const attempt = (auth: AuthData | null) =>
      transmit(
        call,
        request,
        { ...key, ...(auth ? { Authorization: `Bearer ${auth.accessToken}` } : {}) },
        options.signal,
      )

    const guarded = call.access !== 'public'
    const auth = guarded ? session.read() : null
    let answer = await attempt(auth)
    if (answer.status === 401 && guarded) answer = await attempt(await refreshOnce(auth))
    if (saysAbsent(call, answer.status)) dialect.withdraw(call)
    if (!answer.ok) throw refused(answer)
    options.onHeaders?.(answer.headers)
    const changed = call.method === 'PUT' ? Object.values(request.params ?? {}).at(-1) : undefined
    return reading(call, answer, (body) =>
      call.response(changed && asRecord(body) ? { id: changed, ...asRecord(body) } : body, input),
    )
  }

  async function connected(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const attempt = (auth: AuthData | null) => connect(settings, path, auth, signal)
    const auth = session.read()
    let response = await attempt(auth)
    if (response.status === 401) response = await attempt(await refreshOnce(auth))
    if (!response.ok || !response.body) throw refused(await readAnswer(response))
    if (!response.headers.get('content-type')?.includes('event-stream')) throw failed('unreadable', response.status)
    return response.body
  }

  return {
    send: (call, input, options) => exchange(call, input, options).catch(blame),
    open: (path, signal) => connected(path, signal).catch(blame),
  }
}

/**
 * What an answer says. One that is not the call's, as a portal's page is none, is a failure: it is neither an empty list nor a success.
 * A read is always answered something; a write may be answered nothing, or « OK » (T14), and a change something of its record
 * without the id, which its path has.
 */
function reading<Result>(
  { name, method }: Pick<Call<never, unknown>, 'name' | 'method'>,
  { status, text, headers }: Answer,
  read: (body: unknown) => Result,
): Result {
  const type = headers.get('content-type')
  try {
    const body = readBody(text)
    if (typeof body === 'string' && type?.includes('html')) throw new NotAnswered()
    if (method !== 'GET' && saysDone(body)) return read(undefined)
    if (body === undefined) throw new NotAnswered()
    return read(body)
  } catch (cause) {
    console.error(`${name}: ${status} ${type} ${text.slice(0, 80).replace(/\s+/g, ' ')}`)
    throw failed('unreadable', cause)
  }
}

/** What a call throws that neither its answer nor the network explains is our own fault. */
function blame(cause: unknown): never {
  throw cause instanceof ApiError ? cause : failed('fault', cause)
}

async function connect(
  settings: ClientSettings,
  path: string,
  auth: AuthData | null,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await (settings.fetch ?? fetch)(`${settings.baseUrl}${path}`, {
      headers: { Accept: 'text/event-stream', ...(auth ? { Authorization: `Bearer ${auth.accessToken}` } : {}) },
      signal,
    })
  } catch (cause) {
    throw unanswered(signal, null, cause)
  }
}

type Transmit = (
  target: Pick<Call<never, unknown>, 'method' | 'path'>,
  request: WireRequest,
  headers: Record<string, string>,
) => Promise<Answer>

function singleRefresh(settings: ClientSettings, transmit: Transmit) {
  const { session, exclusively = (task) => task() } = settings
  let inFlight: Promise<AuthData> | null = null

  function end(answer: Answer | null): never {
    session.forget()
    settings.onSessionEnd?.()
    throw answer ? refused(answer) : ended()
  }

  async function renew(stale: AuthData | null): Promise<AuthData> {
    const current = session.read()
    // Another tab refreshed it while this one waited for the lock.
    if (current && current.accessToken !== stale?.accessToken) return current
    if (!current?.refreshToken) return end(null)
    const answer = await transmit(refresh, refresh.request(current.refreshToken), {})
    // Signed out or signed in again meanwhile, perhaps in another tab: the answer concerns an old session.
    const now = session.read()
    if (now?.refreshToken !== current.refreshToken) return now ?? end(null)
    if (answer.status === 400 || answer.status === 401) return end(answer)
    if (!answer.ok) throw refused(answer)
    const renewed = {
      ...current,
      ...reading(refresh, answer, (body) => refresh.response(body, current.refreshToken ?? '')),
    }
    session.write(renewed)
    return renewed
  }

  return async (stale: AuthData | null): Promise<AuthData> => {
    inFlight ??= exclusively(() => renew(stale)).finally(() => {
      inFlight = null
    })
    const current = await inFlight
    // What one person asked is never sent in the name of another, who has signed in since in another tab.
    if (stale?.username && current.username && stale.username !== current.username) throw ended()
    return current
  }
}

function ended(): ApiError {
  const message = words.sessionEnded
  return new ApiError('refused', 401, { ...noBody, message }, message)
}

function refused(answer: Answer): ApiError {
  const body = readErrorBody(answer.text, answer.headers.get('content-type'))
  return new ApiError('refused', answer.status, body, body.message ?? body.text ?? words.refused(answer.status))
}

/** Errors of the network are of these kinds; any other is one of the code that was to ask. */
const isNetwork = (cause: unknown) => cause instanceof Error && /^(?:Type|Abort|Network)Error$/.test(cause.name)

function unanswered(signal: AbortSignal | undefined, limit: AbortSignal | null, cause: unknown): ApiError {
  const late = limit?.aborted ? 'timeout' : isNetwork(cause) ? 'network' : 'fault'
  return failed(signal?.aborted ? 'aborted' : late, cause)
}

function failed(failure: Exclude<ApiFailure, 'refused'>, cause: unknown): ApiError {
  if (failure === 'fault') console.error(cause)
  const error = new ApiError(failure, 0, noBody, words[failure])
  error.cause = cause
  return error
}

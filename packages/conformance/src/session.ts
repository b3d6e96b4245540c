import { fillPath, IDEMPOTENCY_HEADER } from '@potager/domain/api'
import type { Endpoint } from '@potager/domain/contract'
import { readErrorBody } from '@potager/domain/wire'
import type { z } from 'zod'
import { type Capability, conceptOf, type Finding } from './report.ts'
import { shapeProblems, statedAnswer } from './shape.ts'

const TIMEOUT_MS = 10_000

/** Input of a checked call, besides method and path. */
export type CheckedRequest = {
  token?: string | undefined
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Idempotency-Key. */
  key?: string
  /** In place of the call's own method. */
  method?: string
  /** In place of `body`: sent as it is, labelled JSON. */
  raw?: string
}

/** The answer; status 0 when none came, with the reason in `text`. */
export type CheckedAnswer = { status: number; type: string; text: string; json: unknown }

/** Makes one call; never throws. */
type Ask = (
  endpoint: { call: Pick<Endpoint['call'], 'method' | 'path'> },
  sent?: CheckedRequest,
) => Promise<CheckedAnswer>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Makes calls to `base`, followed by the contract's paths. */
export function createAsk(base: string, fetcher: typeof fetch): Ask {
  return async ({ call }, { token, params, query = {}, body, key, method, raw } = {}) => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const search = new URLSearchParams(query).toString()
    const url = `${base}${fillPath(call.path, params)}${search ? `?${search}` : ''}`
    try {
      const response = await fetcher(url, {
        method: method ?? call.method,
        headers: {
          accept: 'application/json',
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}),
        },
        ...(payload === undefined ? {} : { body: payload }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const type = response.headers.get('content-type') ?? ''
      const text = await response.text()
      return { status: response.status, type, text, json: parse(text) }
    } catch (error) {
      const why =
        error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
      return { status: 0, type: '', text: why, json: undefined }
    }
  }
}

/** The problem of an answer of another status than expected. */
export const statusProblem = ({ status, text }: CheckedAnswer, expected: readonly number[]): string[] =>
  expected.includes(status)
    ? []
    : [status === 0 ? `pas de réponse (${text})` : `statut ${expected.join(' ou ')} attendu, reçu ${status}`]

/** Problems of an answer that must be a refusal: wrong status, or a body without a message for people. */
export function refusalProblems(answer: CheckedAnswer, ...expected: number[]): string[] {
  const wrong = statusProblem(answer, expected)
  if (wrong.length > 0) return wrong
  if (!answer.type.includes('json')) return [`erreur en JSON attendue, reçu ${answer.type || 'rien'}`]
  const body = readErrorBody(answer.text, answer.type)
  return body.message || Object.keys(body.fields).length > 0 ? [] : ['le corps de l’erreur ne porte aucun message']
}

/** Problems of an answer that must succeed, except its shape; what it says it is counts only where `typed`. */
function successProblems(answer: CheckedAnswer, expected: readonly number[], typed: boolean): string[] {
  const wrong = statusProblem(answer, expected)
  if (wrong.length > 0) return wrong
  const { type, text, json } = answer
  if (typed && !type.includes('json')) return [`réponse en JSON attendue, reçu ${type || 'rien'}`]
  return json === undefined ? [`réponse en JSON attendue, reçu « ${text.slice(0, 60)} »`] : []
}

/** State of a run: what is known of the backend, and what was found; of one that begins, nothing. */
export function startSession(ask: Ask, endpoints: readonly Endpoint[], extensions: boolean) {
  const known = {
    /** Whether the contract’s own rules are checked too, or those of the specification alone. */
    extensions,
    endpoints,
    token: undefined as string | undefined,
    /** Role of the signed-in account, in capitals without a prefix. */
    role: '',
    /** Successful answers by call name: examples for the other calls. */
    seen: new Map<string, unknown>(),
    /** Extension calls that the backend says it has; null when it says nothing. */
    claimed: null as ReadonlySet<string> | null,
    /** Names of extension calls that the backend does not have. */
    absent: new Set<string>(),
    findings: [] as Finding[],
    /** Records made by the run that no call removes, in French. */
    left: [] as string[],
  }
  /** As the signed-in account, unless a token is given. */
  const asked: Ask = (endpoint, sent) => ask(endpoint, { token: known.token, ...sent })
  return Object.assign(known, { ask: asked })
}

export type Session = ReturnType<typeof startSession>

/** Whether the signed-in account may make a call. */
export function sessionMayCall({ role, token, extensions }: Session, { call }: Endpoint): boolean {
  if (call.access === 'public') return true
  if (token === undefined) return false
  // The specification knows one role, and not what a server lets it do.
  if (!extensions) return true
  if (call.access === 'admin') return role === 'ADMIN'
  return call.access === 'signed-in' || call.access === 'staff' || role === 'ADMIN' || role === 'MANAGER'
}

/** Whether a call is to be checked: part of this run, and not a missing extension. */
export function hasCall({ endpoints, absent }: Session, endpoint: Endpoint): boolean {
  return !absent.has(endpoint.call.name) && endpoints.some(({ call }) => call.name === endpoint.call.name)
}

/** Whether a call may be tried: part of the run, there, and allowed to the account. */
export const mayTry = (session: Session, endpoint: Endpoint): boolean =>
  hasCall(session, endpoint) && sessionMayCall(session, endpoint)

/** Whether an answer means that the backend does not have this extension, which is no fault unless it says so. */
export function isMissing({ claimed }: Session, { call }: Endpoint, { status }: CheckedAnswer): boolean {
  return call.extension === true && [404, 405, 501].includes(status) && !claimed?.has(call.name)
}

/** What differs in an answer that must be a success. */
function answerProblems(session: Session, endpoint: Endpoint, answer: CheckedAnswer, shape?: z.ZodType): string[] {
  const { extensions } = session
  if (endpoint.call.method === 'DELETE' && answer.status === 204) return []
  const told = extensions ? endpoint.response : statedAnswer(endpoint)
  const wrong = successProblems(answer, extensions ? [endpoint.status ?? 200] : [200, 201], extensions)
  return wrong.length > 0 ? wrong : shapeProblems(shape ?? told, answer.json)
}

/** What else is asked of an answer that must be a success. */
type Wished = {
  /** In place of the contract's. */
  shape?: z.ZodType
  /** What is wrong with it, although its shape is right. */
  problems?: (json: unknown) => readonly string[]
}

/** Problems of an answer that must be a refusal; the specification gives a meaning to the statuses of sessions alone. */
export function refused(
  { extensions }: Session,
  capability: Capability,
  answer: CheckedAnswer,
  statuses: readonly number[],
): string[] {
  if (extensions) return refusalProblems(answer, ...statuses)
  const meant = capability === 'session' || answer.status < 400 || answer.status >= 500
  return meant ? statusProblem(answer, statuses) : []
}

/** Why a success or a refusal says nothing of a call, by the specification alone. */
function unstated({ extensions }: Session, { call }: Endpoint, { status, text, json }: CheckedAnswer): string | null {
  if (extensions) return null
  if (status === 403) return 'ce compte n’y a pas droit (403)'
  const words = json === undefined && !/^\s*[<{[]/.test(text)
  return words && call.method !== 'GET' && status >= 200 && status < 300 ? 'fait, sans rien en répondre' : null
}

/** Reports checks of one capability. */
export function checkerOf(session: Session, capability: Capability) {
  const find = ({ call }: Endpoint, found: Pick<Finding, 'check' | 'problems' | 'skipped' | 'absent'>) =>
    void session.findings.push({
      call: `${call.name} — ${call.method} ${call.path}`,
      concept: conceptOf(call.name),
      capability,
      ...found,
    })
  const tell = (endpoint: Endpoint, check: string, problems: readonly string[]) => find(endpoint, { check, problems })
  const skip = (endpoint: Endpoint, check: string, why: string) => find(endpoint, { check, problems: [], skipped: why })
  /** The backend does not have this extension. */
  const absent = (endpoint: Endpoint, check: string) => {
    session.absent.add(endpoint.call.name)
    find(endpoint, { check, problems: [], absent: true })
  }
  /** Makes a call that must succeed and compares its answer with the contract; null when they differ. */
  const succeed = async (
    endpoint: Endpoint,
    check: string,
    sent: CheckedRequest = {},
    { shape, problems }: Wished = {},
  ): Promise<CheckedAnswer | null> => {
    const answer = await session.ask(endpoint, sent)
    const silent = unstated(session, endpoint, answer)
    if (isMissing(session, endpoint, answer)) absent(endpoint, check)
    else if (silent) skip(endpoint, check, silent)
    else {
      const wrong = answerProblems(session, endpoint, answer, shape)
      tell(endpoint, check, wrong)
      if (wrong.length > 0) return null
      if (problems) tell(endpoint, check, problems(answer.json))
      return answer
    }
    return null
  }
  /** Makes a call that must be refused with one of the statuses and a message. */
  const refuse = async (endpoint: Endpoint, check: string, sent: CheckedRequest, ...statuses: number[]) =>
    tell(endpoint, check, refused(session, capability, await session.ask(endpoint, sent), statuses))
  /** As `refuse`, of a rule that is ours alone: not asked without extensions. */
  const refuseOurs = async (...asked: Parameters<typeof refuse>) => {
    if (session.extensions) await refuse(...asked)
  }
  return { tell, skip, absent, succeed, refuse, refuseOurs }
}

export type Checker = ReturnType<typeof checkerOf>

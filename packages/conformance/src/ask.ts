import { fillPath, IDEMPOTENCY_HEADER } from '@potager/domain/api'
import type { Endpoint } from '@potager/domain/contract'
import { readErrorBody } from '@potager/domain/wire'

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
export type Ask = (
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
export function successProblems(answer: CheckedAnswer, expected: readonly number[], typed: boolean): string[] {
  const wrong = statusProblem(answer, expected)
  if (wrong.length > 0) return wrong
  const { type, text, json } = answer
  if (typed && !type.includes('json')) return [`réponse en JSON attendue, reçu ${type || 'rien'}`]
  return json === undefined ? [`réponse en JSON attendue, reçu « ${text.slice(0, 60)} »`] : []
}

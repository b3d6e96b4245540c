import { fc } from '@fast-check/vitest'
import { contract, type Endpoint } from '@potager/domain/contract'
import type { CallAnswer, CallRequest } from '../caller.ts'
import type { Known } from '../known.ts'
import { brokenAt, likelyInput, nastyValue } from './arbitrary.ts'

/** The demo accounts that make requests. */
export const accounts = ['proprietaire', 'gerant', 'admin'] as const
/** The sender of a request: an account, nobody, or an unsigned token. */
export type Requester = (typeof accounts)[number] | 'nobody' | 'forged'
/** The token of « forged ». */
export const FORGED = 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.'

/** A request to an endpoint. */
export type Generated = { endpoint: Endpoint; who: Requester; sent: CallRequest }

const endpoints: Endpoint[] = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))

/** Existing ids, by the words used in fields and paths. */
function idsByWord({ customer, user, ...ids }: Known): Record<string, string> {
  // `idUser` of an order is a customer.
  return { ...ids, customer, user: customer, users: user }
}

function asTexts(values: unknown): Record<string, string> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : []
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value ?? '')]),
  )
}

/** An input by its schema, or with one thing wrong. */
function part(shape: Endpoint['body'], { call }: Endpoint, ids: Record<string, string>) {
  if (!shape) return fc.constant(undefined)
  const mistake = fc.option(fc.oneof(nastyValue, fc.constant(undefined)), { freq: 2 })
  return fc
    .tuple(likelyInput(shape, ids, call.path), fc.nat(50), mistake)
    .map(([input, at, wrong]) => (wrong === null ? input : brokenAt(input, at, wrong)))
}

/** A stray query: the only error possible with a call without input. */
const stray = nastyValue.map((value): unknown => ({ inconnu: value }))

/** A request to an endpoint: valid, or with one thing wrong. */
function requestTo(endpoint: Endpoint, ids: Record<string, string>): fc.Arbitrary<Generated> {
  const takesNothing = !endpoint.params && !endpoint.query && !endpoint.body
  return fc
    .record({
      who: fc.constantFrom<Requester>(...accounts, ...accounts, 'nobody', 'forged'),
      params: part(endpoint.params, endpoint, ids),
      query: takesNothing ? stray : part(endpoint.query, endpoint, ids),
      body: part(endpoint.body, endpoint, ids),
      key: fc.option(fc.uuid(), { freq: 2 }),
    })
    .map(({ who, params, query, body, key }) => ({
      endpoint,
      who,
      sent: {
        params: paramsOf(endpoint, params),
        query: asTexts(query),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === null ? {} : { 'idempotency-key': key }),
        },
      },
    }))
}

/** A request to any call of the contract. */
export function anyRequest(known: Known): fc.Arbitrary<Generated> {
  const ids = idsByWord(known)
  return fc.oneof(...endpoints.map((endpoint) => requestTo(endpoint, ids)))
}

/** Fills every path parameter: an empty one would be another address. */
function paramsOf({ call }: Endpoint, made: unknown): Record<string, string> {
  const given = asTexts(made)
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, wellFormed(given[name]) || 'rien']))
}

/** Replaces lone surrogates, which cannot be part of an address. */
function wellFormed(text = ''): string {
  return Buffer.from(text, 'utf8').toString('utf8').slice(0, 500)
}

const refusals = new Set([400, 401, 403, 404, 409, 413, 414, 422, 429, 431])

/** Problems of an answer: its status, its shape, or a refusal without a message. */
export function problemsOf(endpoint: Endpoint, { status, body }: CallAnswer): unknown[] {
  if (status === (endpoint.status ?? 200)) return endpoint.response.safeParse(body).error?.issues ?? []
  if (!refusals.has(status)) return [`status ${status}`]
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' && /\p{L}{3}/u.test(message) ? [] : ['a refusal without a message']
}

import { type ErrorBody, toQueryString } from '../wire/index.ts'
import type { Freshness, Resource } from './resource.ts'

/** HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call: anyone, anyone signed in, whoever works for a restaurant, a manager or admin, an admin. Each kind
 * includes those after it.
 */
export type Access = 'public' | 'signed-in' | 'staff' | 'privileged' | 'admin'

/** The wire format of a call. Undefined query values are not sent (T21). */
export type WireRequest = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

/**
 * One call of the contract as a client makes it: without zod, so that read-only public pages do not download it.
 * `request` maps domain input to the wire, `response` reads any answer into the domain.
 */
export type Call<Input, Result> = {
  /** Stable name, the operationId of the OpenAPI document. */
  name: string
  /** The resource that the call reads or changes: the cache key of its answers, which become stale after a change. */
  resource: Resource
  /** Absent for answers that are fetched whenever a screen opens. */
  freshness?: Freshness
  method: Method
  /** Path with `:param` segments, without the API's base. */
  path: string
  access: Access
  /** True for what an account does for itself: open whatever it is narrowed to (`auth/tasks.ts`). */
  anyTask?: true
  /** True for calls beyond the specification; only made to a backend that has them. */
  extension?: true
  /** Keys of the query or body that a backend with the call may lack. */
  extensionKeys?: readonly string[]
  /** True when a repeat would create a second record: the client sends an Idempotency-Key. */
  creates?: true
  request: (input: Input) => WireRequest
  response: (body: unknown, input: Input) => Result
}

/** Declares a call; only infers the types of its input and result. */
export function call<Input, Result>(declaration: Call<Input, Result>): Call<Input, Result> {
  return declaration
}

/** Fills `:param` segments with percent-encoded values. Throws on a missing value: a programming error. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`No value for :${name} of ${path}`)
    return encodeURIComponent(value)
  })
}

/** The address of a request, relative to the base of the API. */
export function addressOf(path: string, { params, query = {} }: WireRequest): string {
  return `${fillPath(path, params)}${toQueryString(query)}`
}

/** Header that makes retries safe: same key, same body, one record. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/**
 * A new key for one intention of a person, a UUID of version 4; keep it with the draft and resend it on a retry. Not of
 * `crypto.randomUUID`, which is missing where the house opens the site by http on its own network.
 */
export function newIdempotencyKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(31))
  let drawn = 0
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = (random[drawn++] ?? 0) % 16
    return (place === 'x' ? digit : 8 + (digit % 4)).toString(16)
  })
}

/**
 * Why a call failed: the server refused, no answer came, it took over 10 s, the caller aborted it, the answer is none that can be
 * read, or this page is at fault: its own code threw.
 */
export type ApiFailure = 'refused' | 'network' | 'timeout' | 'aborted' | 'unreadable' | 'fault'

/** The only error that calls throw. `status` is that of a refusal, else 0; `body` is its parsed body (T07). */
export class ApiError extends Error {
  readonly failure: ApiFailure
  readonly status: number
  readonly body: ErrorBody

  constructor(failure: ApiFailure, status: number, body: ErrorBody, message: string) {
    super(message)
    this.name = 'ApiError'
    this.failure = failure
    this.status = status
    this.body = body
  }
}

/** A message for people, or undefined when the server gave none. Without one, the first field message. */
export function errorMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return (
    error.body.message ??
    Object.values(error.body.fields)[0] ??
    error.body.text ??
    (error.status === 0 ? error.message : undefined)
  )
}

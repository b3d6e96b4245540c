import { toQueryString } from '../wire/index.ts'
import type { Freshness, Resource } from './resource.ts'

/** HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make a call: anyone, anyone signed in, a manager or admin, an admin. */
export type Access = 'public' | 'signed-in' | 'privileged' | 'admin'

/** What a call puts on the wire. Undefined query values are not sent (T21). */
export type WireRequest = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

/** Whether the backend offers what the specification does not have (`extension` calls and keys). */
export type Dialect = { extensions: boolean }

/**
 * One call of the specification as a client makes it: free of zod, so that a browser that only reads pays for nothing else.
 * `request` translates domain input to the wire's spelling, `response` reads whatever the wire answers into the domain.
 */
export type Call<Input, Result> = {
  /** Stable name, the operationId of the OpenAPI document. */
  name: string
  /** What it reads or changes: a cache keeps answers under it, and makes them stale after a change. */
  resource: Resource
  /** Absent for what is asked for whenever a screen opens. */
  freshness?: Freshness
  method: Method
  /** Path of the specification with `:param` segments, without the API's base. */
  path: string
  access: Access
  /** True for calls that the specification does not have; off with a foreign backend. */
  extension?: true
  /** True when a repeat would make a second record: an Idempotency-Key goes with it. */
  creates?: true
  request: (input: Input, dialect: Dialect) => WireRequest
  response: (body: unknown, input: Input) => Result
}

/** Declares a call; only infers the types of its input and result. */
export function call<Input, Result>(declaration: Call<Input, Result>): Call<Input, Result> {
  return declaration
}

/** Fills `:param` segments, each value percent-encoded. Throws when a segment has no value: a programming error. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`No value for :${name} of ${path}`)
    return encodeURIComponent(value)
  })
}

/** The address of a request, from the base of the API. */
export function addressOf(path: string, { params, query = {} }: WireRequest): string {
  return `${fillPath(path, params)}${toQueryString(query)}`
}

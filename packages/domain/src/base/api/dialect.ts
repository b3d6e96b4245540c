import type { Call, WireRequest } from './call.ts'

/** What a backend has beyond the specification, as settings and documents say it: all, nothing, or these capabilities. */
export type Extensions = boolean | readonly string[]

/** The part of a call that tells whether a backend has it. */
export type Asked = Pick<Call<never, unknown>, 'name' | 'extension'>

/** Whether the backend has a call, or a key of it that the specification does not have. */
export type Supports = (call: Asked, key?: string) => boolean

/** What a client knows of its backend. */
export type Dialect = {
  supports: Supports
  /** Takes a call back that the backend turned out not to have. */
  withdraw: (call: Asked) => void
  /** Has back every call that was taken back: for a client that starts again, with another backend. */
  restore: () => void
}

/** The name of a capability: an extension call's own, or 'call.key' for a key of a call. */
export function capabilityOf({ name }: Pick<Asked, 'name'>, key?: string): string {
  return key === undefined ? name : `${name}.${key}`
}

/** Reads what a document says of its backend; null when it says nothing readable. */
export function readExtensions(value: unknown): Extensions | null {
  if (typeof value === 'boolean') return value
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : null
}

/** The dialect of a backend, from what is said of it at the time of each question. */
export function createDialect(said: { readonly extensions: Extensions }): Dialect {
  const withdrawn = new Set<string>()
  function has(name: string): boolean {
    const { extensions } = said
    return !withdrawn.has(name) && (typeof extensions === 'boolean' ? extensions : extensions.includes(name))
  }
  return {
    supports: (call, key) => (call.extension !== true || has(call.name)) && (!key || has(capabilityOf(call, key))),
    withdraw: ({ name }) => void withdrawn.add(name),
    restore: () => withdrawn.clear(),
  }
}

function without(fields: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/** The request of a call, without the extension keys that the backend does not have. */
export function requestOf<Input>(call: Call<Input, unknown>, input: Input, supports: Supports): WireRequest {
  const { query, body, ...request } = call.request(input)
  const absent = (call.extensionKeys ?? []).filter((key) => !supports(call, key))
  const left = <Part>(part: Part) => (absent.length > 0 && part ? (without(part, absent) as Part) : part)
  return {
    ...request,
    ...(query === undefined ? {} : { query: left(query) }),
    ...(body === undefined ? {} : { body: left(body) }),
  }
}

/**
 * Whether a refusal says that the backend does not have an extension call at all. A 404 of a path with a record in it
 * may mean that record, and says nothing of the call.
 */
export function saysAbsent({ extension, path }: Pick<Call<never, unknown>, 'extension' | 'path'>, status: number) {
  if (extension !== true) return false
  return status === 405 || status === 501 || (status === 404 && !path.includes(':'))
}

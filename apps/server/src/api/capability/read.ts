import { capabilities } from '@potager/domain/capabilities'
import { trimEndOf } from '@potager/domain/format'
import { isTooComplex } from '../json-shape.ts'
import { capabilitiesIn } from './openapi.ts'

/** Bounds of what is read: milliseconds for each document, its bytes, and the nesting and count of its values. */
export type ReadLimits = { timeMs: number; bytes: number; deepest: number; mostValues: number }
export const readLimits: ReadLimits = { timeMs: 5000, bytes: 5 * 1024 * 1024, deepest: 100, mostValues: 500_000 }

const known = new Set(capabilities.map(({ name }) => name))

/** A document came that cannot be read: asking again would not help. */
export class UnreadableError extends Error {}

/** The text of an answer. @throws UnreadableError beyond so many bytes */
export async function textOf({ body }: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > most) throw new UnreadableError(`more than ${most} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** A JSON document; null when the backend has none there. Throws when it cannot be read, or is beyond the limits. */
async function readJson(url: string, limits: ReadLimits, stop: AbortSignal): Promise<unknown> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(limits.timeMs)])
  // A redirect is no document: the backend is asked at its own address only.
  const answer = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } })
  if (answer.status !== 200 || !/json/.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel()
    if (answer.status >= 500) throw new Error(`status ${answer.status}`)
    return null
  }
  const text = await textOf(answer, limits.bytes)
  if (isTooComplex(text, limits)) throw new UnreadableError('too deep, or too many values')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableError(String(error))
  }
}

/** What `GET /capabilities` says; null when that is something else. */
function saidIn(body: unknown): string[] | null {
  const names = typeof body === 'object' && body !== null && 'extensions' in body ? body.extensions : null
  return Array.isArray(names) ? names.filter((name) => known.has(name)) : null
}

/**
 * What a backend has beyond the specification: as it says itself (`/capabilities`), else by its OpenAPI document
 * (`/openapi.json`, or Spring's `/v3/api-docs` under the base or at the root), else nothing.
 * @throws Error naming each document that could not be read, when no other one told: UnreadableError when all of them came
 */
export async function readCapabilities(base: URL, limits: ReadLimits, stop: AbortSignal): Promise<string[]> {
  const under = trimEndOf(base.href, /\//)
  const documents = new Set([`${under}/openapi.json`, `${under}/v3/api-docs`, `${base.origin}/v3/api-docs`])
  const failures: string[] = []
  let silent = false
  async function told(url: string, read: (body: unknown) => string[] | null): Promise<string[] | null> {
    try {
      return read(await readJson(url, limits, stop))
    } catch (error) {
      stop.throwIfAborted()
      silent ||= !(error instanceof UnreadableError)
      failures.push(`${url}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }
  const said = await told(`${under}/capabilities`, saidIn)
  if (said) return said
  for (const url of documents) {
    const described = await told(url, (body) => capabilitiesIn(body, base))
    if (described) return described
  }
  if (failures.length === 0) return []
  throw silent ? new Error(failures.join('; ')) : new UnreadableError(failures.join('; '))
}

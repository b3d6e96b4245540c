import { type Capability, capabilities } from '@potager/domain/capabilities'
import { trimEndOf } from '@potager/domain/format'
import { isTooComplex } from '../json.ts'

type Node = Record<string, unknown>

/** Schemas and references are followed this far: a document may refer to itself. */
const DEEPEST = 12

function asNode(value: unknown): Node | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : null
}

const own = (node: Node | null, key: string): unknown => (node && Object.hasOwn(node, key) ? node[key] : undefined)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Two paths are one when only the names of their parameters differ. */
function shapeOf(path: string): string {
  const isParameter = (part: string) => part.startsWith(':') || (part.startsWith('{') && part.endsWith('}'))
  return path
    .split('/')
    .map((part) => (isParameter(part) ? '{}' : part))
    .join('/')
}

/** What a reference within the document leads to; anything else is itself. */
function resolve(document: Node, value: unknown, depth = 0): Node | null {
  const node = asNode(value)
  const reference = own(node, '$ref')
  if (typeof reference !== 'string') return node
  if (!reference.startsWith('#/') || depth > DEEPEST) return null
  const parts = reference.slice(2).split('/')
  const target = parts.reduce<unknown>(
    (at, part) => own(asNode(at), part.replaceAll('~1', '/').replaceAll('~0', '~')),
    document,
  )
  return resolve(document, target, depth + 1)
}

function propertiesOf(document: Node, value: unknown, depth = 0): string[] {
  const schema = resolve(document, value)
  if (!schema || depth > DEEPEST) return []
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => listOf(own(schema, name)))
  return [
    ...Object.keys(asNode(own(schema, 'properties')) ?? {}),
    ...parts.flatMap((part) => propertiesOf(document, part, depth + 1)),
  ]
}

/** Names of an operation's query parameters and of its body's properties. */
function keysOf(document: Node, item: Node, operation: Node): Set<string> {
  const parameters = [...listOf(own(item, 'parameters')), ...listOf(own(operation, 'parameters'))]
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => own(parameter, 'in') === 'query')
    .map((parameter) => own(parameter, 'name'))
  const contents = asNode(own(resolve(document, own(operation, 'requestBody')), 'content')) ?? {}
  const bodies = Object.values(contents).flatMap((content) => propertiesOf(document, own(asNode(content), 'schema')))
  return new Set([...parameters.filter((name) => typeof name === 'string'), ...bodies])
}

/** The path of the first server, before all paths of the document. */
function serverPath(document: Node, base: URL): string {
  const url = own(asNode(listOf(own(document, 'servers'))[0]), 'url')
  return typeof url === 'string' && URL.canParse(url, base.href) ? trimEndOf(new URL(url, base).pathname, /\//) : ''
}

/**
 * The capabilities that an OpenAPI 3 document describes, by method, path and key; null when it is no such document. Its
 * paths may begin with those of its server or of `base`, where the calls are made.
 */
export function capabilitiesIn(document: unknown, base: URL): string[] | null {
  const root = asNode(document)
  const paths = asNode(own(root, 'paths'))
  if (!root || !paths) return null
  const before = serverPath(root, base)
  const items = new Map<string, unknown>()
  for (const [path, item] of Object.entries(paths)) {
    items.set(shapeOf(path), item)
    items.set(shapeOf(before + path), item)
  }
  const basePath = trimEndOf(base.pathname, /\//)

  function describes({ method, path, key }: Capability): boolean {
    const item = resolve(root as Node, items.get(shapeOf(basePath + path)) ?? items.get(shapeOf(path)))
    const operation = asNode(own(item, method.toLowerCase()))
    if (!item || !operation) return false
    return key === undefined || keysOf(root as Node, item, operation).has(key)
  }
  return capabilities.filter(describes).map(({ name }) => name)
}

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

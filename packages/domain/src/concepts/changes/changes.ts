import { ApiError } from '../../base/api/call.ts'
import type { Resource } from '../../base/api/resource.ts'
import { asRecord, readId, readOptionalString, readString } from '../../base/wire/index.ts'

/** Path of the change stream: server-sent events. */
export const CHANGES_PATH = '/changes'

/** The change stream (extension): outside the contract's calls because it never ends. */
export const watchChanges = {
  name: 'watchChanges',
  method: 'GET',
  path: CHANGES_PATH,
  access: 'signed-in',
  extension: true,
} as const

/** Resources with changes in the stream, named like the concepts. */
export const changeResources = [
  'order',
  'reservation',
  'event-request',
  'review',
  'notice',
  'report',
  'customer',
  'restaurant-menu',
  'dish',
  'message',
] as const
export type ChangeResource = (typeof changeResources)[number]

/** The resource of a changed record: its name in the plural. */
export const resourceOf = (changed: ChangeResource): Resource => (changed === 'dish' ? 'dishes' : `${changed}s`)

/** A record was created or changed. Without an id, many were; without a restaurant, it belongs to none. */
export type Change = { resource: ChangeResource; id?: string; restaurantId?: string; version: string }

/** A message of the stream: a change, or that changes may have been missed and everything must be read again. */
export type ChangeMessage = { kind: 'change'; change: Change } | { kind: 'resync' }

/** One server-sent event. */
export type StreamEvent = { event: string; data: string }

/** Serialises an event. */
export function writeStreamEvent({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${data}\n\n`
}

function isChangeResource(resource: string): resource is ChangeResource {
  return (changeResources as readonly string[]).includes(resource)
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Reads an event; null for unknown ones, so that a newer server can send more. */
export function readChangeMessage({ event, data }: StreamEvent): ChangeMessage | null {
  if (event === 'resync') return { kind: 'resync' }
  const row = event === 'change' ? asRecord(parse(data)) : undefined
  const resource = readString(row?.resource)
  if (!row || !isChangeResource(resource)) return null
  const id = readId(row.id)
  const restaurantId = readOptionalString(row.restaurantId)
  return {
    kind: 'change',
    change: {
      resource,
      version: readString(row.version),
      ...(id ? { id } : {}),
      ...(restaurantId ? { restaurantId } : {}),
    },
  }
}

/** Splits arriving text into events (the HTML standard's event streams); skips comments, such as heartbeats. */
export function eventCutter(): (piece: string) => StreamEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = `${rest}${piece}`.replace(/\r\n/g, '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const fields = (name: string) =>
        block
          .split('\n')
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      const data = fields('data')
      return data.length === 0 ? [] : [{ event: fields('event').at(-1) ?? 'message', data: data.join('\n') }]
    })
  }
}

/** The server sends a heartbeat every 15 s: a stream silent for this long is dead. */
const SILENCE_MS = 45_000
const LONGEST_WAIT_MS = 30_000

/** Opens the stream; rejects with an ApiError like any call. */
export type OpenChanges = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>

export type FollowOptions = {
  /** Stops following. */
  signal: AbortSignal
  /** Waits before a retry; tests inject their own. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
  silenceMs?: number
}

/** Resolves after a delay, or as soon as the signal aborts. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

/** Whether a retry can never help: signed out, forbidden, a backend without the stream, or a fault of our own. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.failure === 'fault' || [400, 401, 403, 404, 405].includes(error.status))
}

/**
 * 1, 2, 4 … 30 seconds with jitter, each cut by up to half, so that clients do not reconnect to a restarted server all
 * at once.
 */
function delayAfter(failures: number): number {
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS) * (1 - draw / 2 ** 33)
}

/** The messages of one connection, until it ends, fails or is silent for too long. */
async function* readOnce(open: OpenChanges, signal: AbortSignal, silenceMs: number): AsyncGenerator<ChangeMessage> {
  const silence = new AbortController()
  const either = AbortSignal.any([signal, silence.signal])
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const reader = (await open(either)).getReader()
    // Ends a stream that ignores the signal too.
    either.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
    try {
      const decoder = new TextDecoder()
      const cut = eventCutter()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), silenceMs)
        const events = cut(decoder.decode(value, { stream: true }))
        yield* events.map(readChangeMessage).filter((message) => message !== null)
      }
    } finally {
      void reader.cancel().catch(() => undefined)
    }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Follows the change stream over any number of connections, with longer waits after each one without messages. Each
 * starts with `resync`. Ends when the signal aborts or a retry cannot help: signed out, or a backend without the
 * stream.
 */
export async function* followChanges(
  open: OpenChanges,
  { signal, wait = waitFor, silenceMs = SILENCE_MS }: FollowOptions,
): AsyncGenerator<ChangeMessage, void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      for await (const message of readOnce(open, signal, silenceMs)) {
        failures = 0
        yield message
      }
    } catch (error) {
      if (isFinal(error)) return
    }
    if (signal.aborted) return
    await wait(delayAfter(failures), signal)
    failures += 1
  }
}

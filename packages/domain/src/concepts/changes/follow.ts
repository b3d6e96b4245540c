import { ApiError } from '../../base/api/api-error.ts'
import { type ChangeMessage, eventCutter, readChangeMessage } from './changes.ts'

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

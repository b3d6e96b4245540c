import type { Extensions } from '@potager/domain/api'
import { capabilities } from '@potager/domain/capabilities'
import type { FastifyInstance } from 'fastify'
import { type ReadLimits, readCapabilities, readLimits, UnreadableError } from './read.ts'

/** `retryMs` is how long a backend that did not answer is left alone. */
type StartOptions = { retryMs?: number; limits?: ReadLimits }

/**
 * Reads once what a backend has beyond the specification; again only while it does not answer. The start neither waits
 * for it nor fails. Returns what is known: nothing until then, and nothing of a document that cannot be read.
 */
export function readAtStart(
  app: FastifyInstance,
  base: URL,
  { retryMs = 10_000, limits = readLimits }: StartOptions = {},
): () => Extensions {
  const stop = new AbortController()
  let names: readonly string[] = []
  let timer: NodeJS.Timeout | undefined

  async function read(again: boolean): Promise<void> {
    try {
      names = await readCapabilities(base, limits, stop.signal)
      app.log.info({ extensions: names.length, of: capabilities.length }, 'read what the backend has')
    } catch (error) {
      if (stop.signal.aborted) return
      const isAnswer = error instanceof UnreadableError
      if (isAnswer || !again) app.log.warn({ err: error }, 'what the backend of API_BASE_URL has could not be read')
      if (!isAnswer) timer = setTimeout(() => void read(true), retryMs).unref()
    }
  }

  app.addHook('onReady', async () => void read(false))
  app.addHook('onClose', async () => {
    stop.abort()
    clearTimeout(timer)
  })
  return () => (names.length === capabilities.length ? true : names)
}

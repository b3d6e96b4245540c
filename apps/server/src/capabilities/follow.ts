import type { Extensions } from '@potager/domain/api'
import { capabilities } from '@potager/domain/capabilities'
import type { FastifyInstance } from 'fastify'
import { type ReadLimits, readCapabilities, readLimits } from './read.ts'

/** Milliseconds: between two reads, after a failed one, and at least between two for calls that were missing. */
type ReadTimes = { againMs: number; retryMs: number; atMostMs: number }
export const readTimes: ReadTimes = { againMs: 300_000, retryMs: 10_000, atMostMs: 30_000 }
type FollowOptions = { times?: ReadTimes; limits?: ReadLimits }

/** What is known of the backend. */
export type FollowedBackend = {
  /** What it has beyond the specification: nothing until it is known, the last known while it does not answer. */
  extensions: () => Extensions
  /** Reads again soon: a call was missing that should be there. */
  doubt: () => void
}

/**
 * Reads what a backend has beyond the specification while the application runs, now and then again. The start neither
 * waits for it nor fails; failures are logged when they begin and when they end.
 */
export function followBackend(
  app: FastifyInstance,
  base: URL,
  { times = readTimes, limits = readLimits }: FollowOptions = {},
): FollowedBackend {
  const stop = new AbortController()
  let names: readonly string[] = []
  let failing = false
  let reading = false
  let began = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  function take(found: readonly string[]): void {
    const changed = failing || found.join() !== names.join()
    names = found
    failing = false
    if (changed) app.log.info({ extensions: names.length, of: capabilities.length }, 'read what the backend has')
  }

  function refuse(error: unknown): void {
    if (!failing) app.log.warn({ err: error }, 'what the backend of API_BASE_URL has could not be read')
    failing = true
  }

  async function read(): Promise<void> {
    if (reading) return
    reading = true
    clearTimeout(timer)
    began = performance.now()
    try {
      take(await readCapabilities(base, limits, stop.signal))
    } catch (error) {
      if (!stop.signal.aborted) refuse(error)
    }
    reading = false
    if (!stop.signal.aborted) timer = setTimeout(() => void read(), failing ? times.retryMs : times.againMs).unref()
  }

  app.addHook('onReady', async () => void read())
  app.addHook('onClose', async () => {
    stop.abort()
    clearTimeout(timer)
  })
  return {
    extensions: () => (names.length === capabilities.length ? true : names),
    doubt: () => {
      if (performance.now() - began >= times.atMostMs) void read()
    },
  }
}

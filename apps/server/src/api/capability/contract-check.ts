import { setTimeout as wait } from 'node:timers/promises'
import type { Extensions } from '@potager/domain/api'
import { capabilities } from '@potager/domain/capabilities'
import { trimEndOf } from '@potager/domain/format'
import { listRestaurants } from '@potager/domain/restaurant'
import { readBody } from '@potager/domain/wire'
import type { FastifyInstance } from 'fastify'
import { type ReadLimits, readCapabilities, readLimits, textOf, UnreadableError } from './read.ts'

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

/**
 * What is at the address of a backend: one that speaks the contract, one that does not answer for now, or something else, as a
 * portal's page or a wrong address. `why` says it to people.
 */
export type Found = { is: 'backend' } | { is: 'silent' | 'stranger'; why: string }

/** A backend is asked at most this often whether it still speaks the contract, in ms. */
const AGAIN_MS = 10_000
/** The first question is waited for this long, in ms: who asks whether the process lives asks briefly. */
const FIRST_MS = 1000

const TOO_MANY = 429
const asked = `${listRestaurants.method} ${listRestaurants.path}`

function believes(text: string): boolean {
  try {
    listRestaurants.response(readBody(text), undefined)
    return true
  } catch {
    return false
  }
}

/** Asks a backend for its restaurants, which the contract lets everybody read, and reads the answer. Never throws. */
export async function findBackend(base: URL, limits: ReadLimits = readLimits): Promise<Found> {
  try {
    const answer = await fetch(`${trimEndOf(base.href, /\//)}${listRestaurants.path}`, {
      signal: AbortSignal.timeout(limits.timeMs),
      redirect: 'manual',
      headers: { accept: 'application/json' },
    })
    const text = await textOf(answer, limits.bytes)
    const { status } = answer
    if (status === 200 && believes(text)) return { is: 'backend' }
    const type = answer.headers.get('content-type') ?? 'sans type'
    const elsewhere = answer.headers.get('location')
    // As for an address without its https: the log says the right one.
    const why = elsewhere
      ? `${asked} : ${status}, vers ${elsewhere.slice(0, 200)}`
      : `${asked} : ${status}, ${type}, « ${text.slice(0, 80).replace(/\s+/g, ' ')} »`
    return { is: status >= 500 || status === TOO_MANY ? 'silent' : 'stranger', why }
  } catch (error) {
    return { is: 'silent', why: `${asked} : ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** What was found last, asked again when that is some seconds old. Nobody waits for it, but shortly for the first time. */
export function watchBackend(base: URL): () => Promise<Found> {
  let found: Found = { is: 'silent', why: asked }
  let began = Number.NEGATIVE_INFINITY
  const ask = async () => {
    began = performance.now()
    found = await findBackend(base)
  }
  const first = ask()
  return async () => {
    await Promise.race([first, wait(FIRST_MS, undefined, { ref: false })])
    if (performance.now() - began > AGAIN_MS) void ask()
    return found
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type ChannelListener, type ReportFailure, type StopListening, storeError } from './database.ts'

/** How often a silent connection is pinged. */
const PING_MS = 30_000
const PATIENCE_MS = 5000
const LONGEST_WAIT_MS = 30_000

/** Listens on its own connection until it is lost, which throws, or `stopped` aborts, which resolves. */
async function listenOnce(
  url: string,
  channel: string,
  { heard, linked }: ChannelListener,
  stopped: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('the connection ended')))
  })
  lost.catch(() => undefined)
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    linked()
    while (!stopped.aborted) {
      // An abort by the stop is no failure.
      await Promise.race([lost, sleep(PING_MS, undefined, { signal: stopped }).catch(() => undefined)])
      if (!stopped.aborted) await Promise.race([lost, client.query('select 1')])
    }
  } finally {
    // A hanging connection does not close either: it is abandoned.
    await Promise.race([client.end().catch(() => undefined), sleep(PATIENCE_MS, undefined, { ref: false })])
  }
}

/**
 * Listens to a PostgreSQL channel on its own connection; reconnects after each loss, waiting 1, 2, 4 … 30 seconds.
 * @param report receives each loss
 */
export function listenOnPostgres(
  url: string,
  channel: string,
  listener: ChannelListener,
  report: ReportFailure,
): StopListening {
  const stop = new AbortController()
  const { signal } = stop
  let failures = 0
  const linked = () => {
    failures = 0
    listener.linked()
  }
  const run = async () => {
    while (!signal.aborted) {
      try {
        await listenOnce(url, channel, { ...listener, linked }, signal)
      } catch (error) {
        if (signal.aborted) return
        report(`listening to ${channel}`, storeError(error))
        const wait = Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS)
        failures += 1
        await sleep(wait, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  const running = run()
  return async () => {
    stop.abort()
    await running
  }
}

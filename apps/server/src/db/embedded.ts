import { PGlite, type Transaction } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type Database, type Queryable, type ReportFailure, storeError } from './database.ts'

/** Written rows that trigger a vacuum and checkpoint without waiting for the timer. */
const MAINTENANCE_ROWS = 50_000
const MAINTENANCE_INTERVAL_MS = 10 * 60_000

/**
 * PostgreSQL's page cache; the default of 128 MB takes a fifth of the startup to allocate, and the files are in the
 * system's cache anyway.
 */
const CACHE = ['-c', 'shared_buffers=16MB']

type Driver = Pick<Transaction, 'query' | 'exec'>

function queryable(driver: Driver, wrote: (rows: number) => void): Queryable {
  return {
    query: async <Row>(text: string, params: readonly unknown[] = []) => {
      try {
        const result = await driver.query<Row>(text, [...params])
        wrote(result.affectedRows ?? 0)
        return result.rows
      } catch (error) {
        throw storeError(error)
      }
    },
    script: async (text) => {
      try {
        await driver.exec(text)
        wrote(1)
      } catch (error) {
        throw storeError(error)
      }
    },
  }
}

/**
 * Opens the embedded store. It has no autovacuum and no checkpointer: both run here, every ten minutes after writes,
 * after many writes, and before closing.
 * @param options `directory` of the data files, absent for memory; `dump` to start from a dump of a data directory
 * @param report receives failures of the maintenance
 */
export async function openEmbedded(
  options: { directory?: string; dump?: Blob },
  report: ReportFailure,
): Promise<Database> {
  const pglite = await PGlite.create({
    extensions: { btree_gist, pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...CACHE],
    ...(options.directory ? { dataDir: options.directory } : {}),
    ...(options.dump ? { loadDataDir: options.dump } : {}),
  }).catch((error: unknown) => {
    throw storeError(error)
  })
  let written = 0
  let maintenance: Promise<void> | undefined

  const vacuum = async () => {
    written = 0
    await pglite.exec('vacuum (analyze)')
    await pglite.exec('checkpoint')
  }
  const maintain = () => {
    maintenance ??= vacuum()
      .catch((error: unknown) => report('upkeep of the embedded database', storeError(error)))
      .finally(() => {
        maintenance = undefined
      })
    return maintenance
  }
  const wrote = (rows: number) => {
    written += rows
    if (written >= MAINTENANCE_ROWS) void maintain()
  }
  const timer = setInterval(() => {
    if (written > 0) void maintain()
  }, MAINTENANCE_INTERVAL_MS)
  timer.unref()

  const transaction: Database['transaction'] = async (work) => {
    let outcome: { failed: unknown } | undefined
    try {
      return await pglite.transaction(async (tx) => {
        try {
          return await work(queryable(tx, wrote))
        } catch (error) {
          outcome = { failed: error }
          throw error
        }
      })
    } catch (error) {
      throw outcome ? outcome.failed : storeError(error)
    }
  }

  return {
    ...queryable(pglite, wrote),
    transaction,
    longTransaction: transaction,
    maintain,
    listen: (channel, { heard, linked }) => {
      const listening = pglite.listen(channel, heard)
      listening.then(linked, (error: unknown) => report(`listening to ${channel}`, storeError(error)))
      return async () => {
        const stop = await listening.catch(() => undefined)
        await stop?.()
      }
    },
    close: async () => {
      clearInterval(timer)
      await maintenance
      if (options.directory && written > 0) await maintain()
      await pglite.close()
    },
  }
}

import { PGlite, type Transaction } from '@electric-sql/pglite'
import { type Database, type Queryable, storeError } from './database.ts'

/** Rows written after which the store is vacuumed and checkpointed without waiting for the timer. */
const MAINTENANCE_ROWS = 50_000
const MAINTENANCE_INTERVAL_MS = 10 * 60_000

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
 * Opens the embedded store. It has no autovacuum and no checkpointer: both run here, every ten minutes when something was
 * written, after many writes, and before closing.
 * @param options `directory` of the data files, or none for memory; `dump` to start from a dump of a data directory
 */
export async function openEmbedded(options: { directory?: string; dump?: Blob }): Promise<Database> {
  const pglite = await PGlite.create({
    ...(options.directory ? { dataDir: options.directory } : {}),
    ...(options.dump ? { loadDataDir: options.dump } : {}),
  }).catch((error: unknown) => {
    throw storeError(error)
  })
  let written = 0
  let maintenance: Promise<void> | undefined

  const maintain = async () => {
    written = 0
    await pglite.exec('vacuum (analyze)').catch((error: unknown) => Promise.reject(storeError(error)))
    await pglite.exec('checkpoint')
  }
  const maintainSoon = () => {
    maintenance ??= maintain().finally(() => {
      maintenance = undefined
    })
    return maintenance
  }
  const wrote = (rows: number) => {
    written += rows
    if (written >= MAINTENANCE_ROWS && !maintenance) void maintainSoon().catch(() => undefined)
  }
  const timer = setInterval(() => {
    if (written > 0) void maintainSoon().catch(() => undefined)
  }, MAINTENANCE_INTERVAL_MS)
  timer.unref()

  return {
    ...queryable(pglite, wrote),
    transaction: async (work) => {
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
    },
    maintain: maintainSoon,
    close: async () => {
      clearInterval(timer)
      await maintenance?.catch(() => undefined)
      if (options.directory && written > 0) await maintain().catch(() => undefined)
      await pglite.close()
    },
  }
}

import { createHash } from 'node:crypto'
import { Pool, type PoolClient } from 'pg'
import { type Database, type Queryable, type ReportFailure, StoreError, storeError } from './database.ts'
import { listenOnPostgres } from './listen.ts'

const LIMITS = '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000'

type Driver = Pick<PoolClient, 'query'>

/** The pool gives up without a code: nobody gave a connection back in time, or the server did not let one in. */
const NO_CONNECTION = /timeout exceeded when trying to connect|due to connection timeout/

const failure = (error: unknown): StoreError =>
  error instanceof Error && NO_CONNECTION.test(error.message)
    ? new StoreError('08001', error.message, undefined, undefined)
    : storeError(error)

const names = new Map<string, string>()

/** A statement with a name is parsed once per connection and soon planned once: the list of orders is 40 % faster. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

function queryable(driver: Driver, prepared: boolean): Queryable {
  return {
    query: async <Row>(text: string, params: readonly unknown[] = []) => {
      try {
        const result = await driver.query<Row & Record<string, unknown>>({
          ...(prepared ? { name: nameOf(text) } : {}),
          text,
          values: [...params],
        })
        return result.rows
      } catch (error) {
        throw failure(error)
      }
    },
    script: async (text) => {
      try {
        await driver.query(text)
      } catch (error) {
        throw failure(error)
      }
    },
  }
}

/** Runs the transaction and gives the connection back; one that cannot even roll back is closed instead. */
async function inTransaction<T>(
  client: PoolClient,
  tx: Queryable,
  work: (tx: Queryable) => Promise<T>,
  report: ReportFailure,
): Promise<T> {
  try {
    await tx.script('begin')
    const result = await work(tx)
    await tx.script('commit')
    client.release()
    return result
  } catch (error) {
    try {
      await tx.script('rollback')
      client.release()
    } catch (broken) {
      report('rollback', broken)
      client.release(true)
    }
    throw error
  }
}

/**
 * Connections at most; whether statements keep a name and a plan (a pooler between transactions may lose them); where to
 * listen, when the address leads to such a pooler, which passes no notifications on.
 */
export type PostgresOptions = { poolSize?: number; prepared?: boolean; listenUrl?: string }

/**
 * Connects to a PostgreSQL; statements over 5 s and locks waited for over 2 s fail.
 * @param report told when a connection is lost that nobody uses
 * @throws StoreError when unreachable
 */
export async function openPostgres(
  url: string,
  report: ReportFailure,
  { poolSize = 10, prepared = true, listenUrl = url }: PostgresOptions = {},
): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: poolSize, options: LIMITS, connectionTimeoutMillis: 5000 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => report('idle database connection', storeError(error)))
  const direct = queryable(pool, prepared)
  try {
    await direct.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    ...direct,
    transaction: async (work) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw failure(error)
      })
      return inTransaction(client, queryable(client, prepared), work, report)
    },
    maintain: async () => undefined,
    load: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (channel, listener) => listenOnPostgres(listenUrl, channel, listener, report),
    close: () => pool.end(),
  }
}

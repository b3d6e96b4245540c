import { Pool, type PoolClient } from 'pg'
import { type Database, type Queryable, type ReportFailure, StoreError, storeError } from './database.ts'
import { listenOnPostgres } from './listen.ts'
import { statementNames } from './sql.ts'

const LIMITS = '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000'
const NO_LIMITS = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** PostgreSQL's statement timeout is 5 s: an answer missing after this time will never come. */
const SILENCE_MS = 6000
/** TCP keep-alive delay of a silent connection. */
const KEEP_ALIVE_MS = 10_000

/** Maximum of prepared statements per process: each takes 16 kB in every connection. The product has some 300. */
const MOST_NAMES = 500

/** The database is there and cannot hold ours; the message tells a person what to do. */
export class DatabaseUnfitError extends Error {}

/** The oldest PostgreSQL that is supported, as `server_version_num` counts. */
const OLDEST = 150_000

/** @throws DatabaseUnfitError for an old PostgreSQL or another encoding than UTF-8, before anything is made */
async function checkServer(db: Queryable): Promise<void> {
  const [row] = await db.query<{ encoding: string; version: string; number: number }>(
    `select current_setting('server_encoding') as encoding, current_setting('server_version') as version,
       current_setting('server_version_num')::int as number`,
  )
  if (row && row.number < OLDEST)
    throw new DatabaseUnfitError(
      `La base de DATABASE_URL est PostgreSQL ${row.version} : il faut la version 15 ou une plus récente.`,
    )
  if (row && row.encoding !== 'UTF8')
    throw new DatabaseUnfitError(
      `La base de DATABASE_URL est encodée en ${row.encoding} : il faut UTF8 (createdb --template=template0 --encoding=UTF8).`,
    )
}

type Driver = Pick<PoolClient, 'query'>

/** Driver errors without a code for a missing connection: not made in time, ended, given up, or silent. */
const NO_CONNECTION = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'due to connection timeout',
    'timeout expired',
    'Connection terminated',
    'is not queryable',
    'Query read timeout',
    'Cannot use a pool after calling end',
  ].join('|'),
)

const failure = (error: unknown): StoreError =>
  error instanceof Error && !('code' in error && error.code) && NO_CONNECTION.test(error.message)
    ? new StoreError('08006', error.message, undefined, undefined)
    : storeError(error)

/** Names of statements, and the timeout of an answer in milliseconds. */
type StatementOptions = { nameOf: (text: string) => string | undefined; silenceMs?: number }

function queryable(driver: Driver, { nameOf, silenceMs }: StatementOptions): Queryable {
  const patience = silenceMs === undefined ? {} : { query_timeout: silenceMs }
  return {
    query: async <Row>(text: string, params: readonly unknown[] = []) => {
      const name = nameOf(text)
      try {
        const result = await driver.query<Row & Record<string, unknown>>({
          ...patience,
          ...(name ? { name } : {}),
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
        await driver.query({ ...patience, text })
      } catch (error) {
        throw failure(error)
      }
    },
  }
}

/** Rolls back and releases a connection after a failure; closes it when the rollback fails. */
async function giveUp(client: PoolClient, tx: Queryable, error: unknown, report: ReportFailure): Promise<void> {
  if (error instanceof StoreError && error.lost) {
    client.release(true)
    return
  }
  try {
    await tx.script('rollback')
    client.release()
  } catch (broken) {
    report('rollback', broken)
    client.release(true)
  }
}

/** Runs the transaction and releases the connection. */
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
    await giveUp(client, tx, error, report)
    throw error
  }
}

/**
 * Maximum of connections; whether to prepare statements (a transaction pooler may lose them); the address to listen on,
 * when the main one is such a pooler, which drops notifications.
 */
export type PostgresOptions = { poolSize?: number; prepared?: boolean; listenUrl?: string }

/**
 * Connects to a PostgreSQL. Fails statements over 5 s, lock waits over 2 s, and answers missing after 6 s.
 * @param report receives connections lost between two statements
 * @throws StoreError when unreachable, DatabaseUnfitError when it cannot hold our tables
 */
export async function openPostgres(
  url: string,
  report: ReportFailure,
  { poolSize = 10, prepared = true, listenUrl = url }: PostgresOptions = {},
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    options: LIMITS,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // A connection that ends without a listener crashes the process. The pool only listens to idle connections, and hands
  // out a new one before the client can listen: this listener is there from the start. The next statement on that
  // connection fails.
  pool.on('connect', (client) => {
    client.once('error', (error) => report('database connection', failure(error)))
    client.on('error', () => undefined)
  })
  pool.on('error', () => undefined)
  const nameOf = prepared ? statementNames(MOST_NAMES) : () => undefined
  const direct = queryable(pool, { nameOf, silenceMs: SILENCE_MS })
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw failure(error)
    })
  try {
    await checkServer(direct)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    ...direct,
    transaction: async (work) => {
      const client = await connect()
      return inTransaction(client, queryable(client, { nameOf, silenceMs: SILENCE_MS }), work, report)
    },
    longTransaction: async (work) => {
      const client = await connect()
      const unlimited = async (tx: Queryable) => {
        await tx.script(NO_LIMITS)
        return work(tx)
      }
      return inTransaction(client, queryable(client, { nameOf }), unlimited, report)
    },
    maintain: async () => undefined,
    load: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (channel, listener) => listenOnPostgres(listenUrl, channel, listener, report),
    close: () => pool.end(),
  }
}

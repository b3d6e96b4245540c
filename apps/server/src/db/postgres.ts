import { Pool, type PoolClient } from 'pg'
import { type Database, type Queryable, storeError } from './database.ts'

const POOL_SIZE = 10
const LIMITS = '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000'

type Driver = Pick<PoolClient, 'query'>

function queryable(driver: Driver): Queryable {
  return {
    query: async <Row>(text: string, params: readonly unknown[] = []) => {
      try {
        const result = await driver.query<Row & Record<string, unknown>>(text, [...params])
        return result.rows
      } catch (error) {
        throw storeError(error)
      }
    },
    script: async (text) => {
      try {
        await driver.query(text)
      } catch (error) {
        throw storeError(error)
      }
    },
  }
}

async function inTransaction<T>(client: PoolClient, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const tx = queryable(client)
  await tx.query('begin')
  try {
    const result = await work(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    await tx.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Connects to a PostgreSQL; statements over 5 s and locks waited for over 2 s fail. @throws StoreError when unreachable */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, options: LIMITS, connectionTimeoutMillis: 5000 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const direct = queryable(pool)
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
        throw storeError(error)
      })
      try {
        return await inTransaction(client, work)
      } finally {
        client.release()
      }
    },
    maintain: async () => undefined,
    close: () => pool.end(),
  }
}

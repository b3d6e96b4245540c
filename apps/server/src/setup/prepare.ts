import { randomBytes } from 'node:crypto'
import { firstAccountName } from '@potager/domain/messages'
import { hashPassword } from '../api/auth/passwords.ts'
import { insertAccount } from '../api/auth/queries.ts'
import { startSending } from '../api/outbox/send.ts'
import type { Config } from '../base/config.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Database, Queryable, ReportFailure } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { scheduleBackups } from './backup/schedule.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { loadDemo } from './demo/load.ts'
import { startHousekeeping } from './housekeeping.ts'

/** A database ready to serve, with notices for the person who starts the server; `firstStart` without any data. */
export type ReadyDatabase = { db: Database; embedded: boolean; firstStart: boolean; notices: string[] }

async function isEmpty(db: Queryable): Promise<boolean> {
  const rows = await db.query('select 1 from account limit 1')
  return rows.length === 0
}

/** Creates the first admin of a database without demo data; the random password is only shown here. */
async function insertFirstAdmin(tx: Queryable): Promise<string> {
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  await insertAccount(tx, {
    id: newId(),
    username: 'admin',
    email: 'admin@localhost',
    ...firstAccountName,
    passwordHash,
    passwordPrinted: true,
    role: 'ADMIN',
    approved: true,
  })
  return `Premier compte : admin, mot de passe ${password} (affiché cette seule fois, notez-le).`
}

/** Fills an empty database and returns what its starter must be told: of several processes that start together, only the first does. */
export async function fillEmpty(db: Database, demo: boolean, demoNow = Date.now()): Promise<string[]> {
  if (!(await isEmpty(db))) return []
  return db.longTransaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [advisoryLocks.fillEmpty])
    if (!(await isEmpty(tx))) return []
    if (!demo) return [await insertFirstAdmin(tx)]
    await loadDemo(tx, demoNow)
    return []
  })
}

async function populate(db: Database, config: Config): Promise<string[]> {
  const notices = await fillEmpty(db, config.demo, config.demoNow)
  if (!config.demo) return notices
  const [demo] = await db.query(`select 1 from account where username = $1`, [demoAccounts[0].username])
  if (!demo) return notices
  return [
    `Comptes de démonstration : ${demoAccounts.map(({ username }) => username).join(', ')} — mot de passe ${demoPassword}`,
  ]
}

/** Opens and migrates the database, fills an empty one, and runs its housekeeping while it is open. */
export async function prepareDatabase(config: Config, report: ReportFailure): Promise<ReadyDatabase> {
  const db = await openDatabase(config, report)
  try {
    await migrate(db)
    const notices = await populate(db, config)
    const endHousekeeping = startHousekeeping(db, config, report)
    const endBackups = scheduleBackups(db, config, report)
    const endSending = startSending(db, config, { report })
    const close = async () => {
      await endHousekeeping()
      await endSending()
      await endBackups()
      await db.close()
    }
    const firstStart = !config.demo && notices.length > 0
    return { db: { ...db, close }, embedded: config.databaseUrl === undefined, firstStart, notices }
  } catch (error) {
    await db.close()
    throw error
  }
}

import { randomBytes } from 'node:crypto'
import { diseaseNameKey, wordsKey } from '@potager/domain/disease'
import { firstAccountName } from '@potager/domain/messages'
import { fold } from '@potager/domain/text'
import { purgeSessions } from '../api/assistant/limits.ts'
import { hashPassword } from '../api/auth/passwords.ts'
import { forgetExpired, insertAccount } from '../api/auth/queries.ts'
import { recordRefused } from '../api/auth/throttle.ts'
import { keepErasures } from '../api/erasure/erase.ts'
import { forgetNotices } from '../api/notice/queries.ts'
import { remindOfTomorrow } from '../api/outbox/booking.ts'
import { alertOfAccuracy } from '../api/outbox/chatbot.ts'
import { forgetMessages } from '../api/outbox/queue.ts'
import { startSending } from '../api/outbox/send.ts'
import { inviteAfterReservations } from '../api/outbox/visit.ts'
import { forgetLinks } from '../api/request/link.ts'
import { eraseUnheard } from '../api/retention/night.ts'
import { forgetShares } from '../api/share.ts'
import { forgetVisits } from '../api/visit-review/visit.ts'
import type { Config } from '../base/config.ts'
import { advisoryLocks, type Database, newId, type Queryable, type ReportFailure } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { scheduleBackups } from './backup/dump.ts'
import { loadDemo } from './demo/load.ts'
import { demoAccounts, demoPassword } from './demo/people.ts'

/** What the program makes of a name and stores beside it. */
const keys = [
  { table: 'disease', column: 'name_key', of: diseaseNameKey },
  { table: 'sign', column: 'name_key', of: wordsKey },
  { table: 'sign', column: 'sort_key', of: fold },
] as const

/**
 * Makes anew the keys that another version of the program made by another rule. A name that is another's by the rule of now
 * keeps its old key, until somebody renames one of them.
 */
async function remakeNameKeys(db: Database): Promise<void> {
  for (const { table, column, of } of keys) {
    const rows = await db.query<{ id: string; name: string; key: string }>(
      `select id, name, ${column} as key from ${table} order by id desc`,
    )
    const stale = new Map(rows.filter(({ name, key }) => of(name) !== key).map((row) => [of(row.name), row]))
    if (stale.size === 0) continue
    await db.query(
      `update ${table} old set ${column} = made.key from unnest($1::uuid[], $2::text[], $3::text[]) made (id, name, key)
       where old.id = made.id and old.name = made.name and not exists (select from ${table} where ${column} = made.key)`,
      [[...stale.values()].map(({ id }) => id), [...stale.values()].map(({ name }) => name), [...stale.keys()]],
    )
  }
}

type Place = Pick<Config, 'backupDir'>

const HOUSEKEEPING_MS = 60 * 60_000
/** Delayed, so that the first visitors do not wait for it. */
const FIRST_HOUSEKEEPING_MS = 5000

/** Deletes expired data, after copying what belongs to the trail. */
async function forget(db: Database, { backupDir }: Place): Promise<void> {
  await recordRefused(db)
  await forgetExpired(db)
  await forgetShares(db)
  await forgetLinks(db)
  await forgetNotices(db)
  await forgetVisits(db)
  await purgeSessions(db, Date.now())
  if ((await eraseUnheard(db, Date.now())) > 0) await keepErasures(db, backupDir)
}

/** Writes the messages that no change causes, and forgets those that are over. */
async function writeDue(db: Database): Promise<void> {
  await remindOfTomorrow(db, Date.now())
  await inviteAfterReservations(db, Date.now())
  await alertOfAccuracy(db, Date.now())
  await forgetMessages(db)
}

/**
 * Does what is due soon, then every hour.
 * @returns what ends it, once what is under way is done
 */
export function startHousekeeping(db: Database, place: Place, report: ReportFailure): () => Promise<void> {
  let tidying: Promise<void> | undefined
  const tidy = () => {
    tidying = forget(db, place)
      .catch((error: unknown) => report('removal of what expired', error))
      .then(() => writeDue(db))
      .catch((error: unknown) => report('writing the messages of the day', error))
      .then(() => remakeNameKeys(db))
      .catch((error: unknown) => report('making the keys of names anew', error))
  }
  const first = setTimeout(tidy, FIRST_HOUSEKEEPING_MS)
  const timer = setInterval(tidy, HOUSEKEEPING_MS)
  first.unref()
  timer.unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await tidying
  }
}

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

import { advisoryLocks } from './advisory-locks.ts'
import type { Database, Queryable } from './database.ts'
import { sql as orderDesk } from './migrations/0001-order-desk.ts'
import { sql as orderMonths } from './migrations/0002-order-months.ts'
import { sql as bookings } from './migrations/0003-bookings.ts'
import { sql as diseases } from './migrations/0004-diseases.ts'
import { sql as chatSessions } from './migrations/0005-chat-sessions.ts'
import { sql as reviews } from './migrations/0006-reviews.ts'
import { sql as audit } from './migrations/0007-audit.ts'
import { sql as changes } from './migrations/0008-changes.ts'
import { sql as versions } from './migrations/0009-versions.ts'
import { sql as pendingBookings } from './migrations/0010-pending-bookings.ts'
import { sql as calendarFeeds } from './migrations/0011-calendar-feeds.ts'
import { sql as assistant } from './migrations/0012-assistant.ts'
import { sql as console } from './migrations/0013-console.ts'
import { sql as sessionDevices } from './migrations/0014-session-devices.ts'
import { sql as hoursExceptions } from './migrations/0015-hours-exceptions.ts'
import { sql as signInGuard } from './migrations/0016-sign-in-guard.ts'
import { sql as callCounts } from './migrations/0017-call-counts.ts'
import { sql as searchKeys } from './migrations/0018-search-keys.ts'
import { sql as diseaseVersions } from './migrations/0019-disease-versions.ts'
import { sql as signs } from './migrations/0020-signs.ts'
import { sql as reportNumbers } from './migrations/0021-report-numbers.ts'

/** Every migration in order; a shipped one never changes. TypeScript modules, so that each way of running finds them. */
const migrations: readonly { version: number; name: string; sql: string }[] = [
  { version: 1, name: 'order-desk', sql: orderDesk },
  { version: 2, name: 'order-months', sql: orderMonths },
  { version: 3, name: 'bookings', sql: bookings },
  { version: 4, name: 'diseases', sql: diseases },
  { version: 5, name: 'chat-sessions', sql: chatSessions },
  { version: 6, name: 'reviews', sql: reviews },
  { version: 7, name: 'audit', sql: audit },
  { version: 8, name: 'changes', sql: changes },
  { version: 9, name: 'versions', sql: versions },
  { version: 10, name: 'pending-bookings', sql: pendingBookings },
  { version: 11, name: 'calendar-feeds', sql: calendarFeeds },
  { version: 12, name: 'assistant', sql: assistant },
  { version: 13, name: 'console', sql: console },
  { version: 14, name: 'session-devices', sql: sessionDevices },
  { version: 15, name: 'hours-exceptions', sql: hoursExceptions },
  { version: 16, name: 'sign-in-guard', sql: signInGuard },
  { version: 17, name: 'call-counts', sql: callCounts },
  { version: 18, name: 'search-keys', sql: searchKeys },
  { version: 19, name: 'disease-versions', sql: diseaseVersions },
  { version: 20, name: 'signs', sql: signs },
  { version: 21, name: 'report-numbers', sql: reportNumbers },
]

/** A database written by a newer version of the product. */
export class SchemaTooNewError extends Error {}

/** The schema version that this program brings a database to. */
export const LATEST_VERSION = migrations.at(-1)?.version ?? 0

/** The version of a database's schema. @throws StoreError when it has none */
export async function schemaVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ current: number }>(
    'select coalesce(max(version), 0)::int as current from schema_migration',
  )
  return row?.current ?? 0
}

/** Whether nothing is pending; a database that a newer program brought further still serves this one. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  return (await schemaVersion(db)) >= LATEST_VERSION
}

/**
 * Brings the schema up to date: pending migrations in one transaction, one process at a time.
 * @param upTo stops at that version, for a backup that is older than this program
 * @throws SchemaTooNewError when the database has migrations that this version does not know
 */
export async function migrate(db: Database, upTo = LATEST_VERSION): Promise<void> {
  await db.longTransaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrate])
    await tx.script(`create table if not exists schema_migration (
      version int primary key, name text not null, applied_at timestamptz not null default now())`)
    const current = await schemaVersion(tx)
    if (current > LATEST_VERSION) {
      throw new SchemaTooNewError(
        `La base est en version ${current}, ce programme ne connaît que la version ${LATEST_VERSION}. Mettez le programme à jour.`,
      )
    }
    const rows = await tx.query<{ version: number }>('select version from schema_migration')
    const applied = new Set(rows.map(({ version }) => version))
    for (const migration of migrations.filter(({ version }) => !applied.has(version) && version <= upTo)) {
      await tx.script(migration.sql)
      await tx.query('insert into schema_migration (version, name) values ($1, $2)', [
        migration.version,
        migration.name,
      ])
    }
  })
}

import type { Database } from './database.ts'
import { sql as orderDesk } from './migrations/0001-order-desk.ts'
import { sql as orderMonths } from './migrations/0002-order-months.ts'
import { sql as bookings } from './migrations/0003-bookings.ts'
import { sql as diseases } from './migrations/0004-diseases.ts'
import { sql as audit } from './migrations/0007-audit.ts'

/** Every migration in order; a shipped one never changes. TypeScript modules, so that each way of running finds them. */
const migrations: readonly { version: number; name: string; sql: string }[] = [
  { version: 1, name: 'order-desk', sql: orderDesk },
  { version: 2, name: 'order-months', sql: orderMonths },
  { version: 3, name: 'bookings', sql: bookings },
  { version: 4, name: 'diseases', sql: diseases },
  { version: 7, name: 'audit', sql: audit },
]

/** Any number that no other program uses for advisory locks of the same database. */
const LOCK = 7_402_611

/** A database written by a newer version of the product. */
export class SchemaTooNewError extends Error {}

/**
 * Brings the schema up to date: pending migrations in one transaction, one process at a time.
 * @throws SchemaTooNewError when the database has migrations that this version does not know
 */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.script(
      `set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(${LOCK})`,
    )
    await tx.script(`create table if not exists schema_migration (
      version int primary key, name text not null, applied_at timestamptz not null default now())`)
    const [row] = await tx.query<{ current: number }>(
      'select coalesce(max(version), 0)::int as current from schema_migration',
    )
    const current = row?.current ?? 0
    const latest = migrations.at(-1)?.version ?? 0
    if (current > latest) {
      throw new SchemaTooNewError(
        `La base est en version ${current}, ce programme ne connaît que la version ${latest}. Mettez le programme à jour.`,
      )
    }
    for (const migration of migrations.filter(({ version }) => version > current)) {
      await tx.script(migration.sql)
      await tx.query('insert into schema_migration (version, name) values ($1, $2)', [
        migration.version,
        migration.name,
      ])
    }
  })
}

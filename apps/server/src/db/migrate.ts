import { advisoryLocks } from './advisory-locks.ts'
import type { Database, Queryable } from './database.ts'
import { migrations } from './migrations.ts'

/** The database was migrated by a newer version of the product. */
export class SchemaTooNewError extends Error {}

/** The schema version of this program. */
export const LATEST_VERSION = migrations.length

/** The schema version of a database. @throws StoreError when it has none */
export async function schemaVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ current: number }>(
    'select coalesce(max(version), 0)::int as current from schema_migration',
  )
  return row?.current ?? 0
}

/** Whether no migration is pending; a schema from a newer program still counts. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  return (await schemaVersion(db)) >= LATEST_VERSION
}

/**
 * Runs the pending migrations in one transaction, one process at a time.
 * @param upTo last version to apply, for a backup older than this program
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

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { advisoryLocks, type Database, type Queryable } from './database.ts'

/**
 * A change of the schema; a shipped one never changes. `name` comes from its file: '0003-bookings' is version 3,
 * 'bookings'.
 */
type Migration = { version: number; name: string; sql: string }

type Module = { sql: string }

/**
 * Imports the folder's modules where no bundler lists them: commands and the development server run from the sources.
 */
async function importFolder(): Promise<Record<string, Module>> {
  const folder = join(import.meta.dirname, 'migrations')
  const names = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const files = names.map(
    async (file) => [file, (await import(pathToFileURL(join(folder, file)).href)) as Module] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}

/** Migrations from files named `0001-name.ts`, in order. @throws Error for another name, a gap or a duplicate number */
export function inOrder(modules: Readonly<Record<string, Module>>): Migration[] {
  const paths = Object.keys(modules).toSorted()
  return paths.map((path, index) => {
    const [, number, name] = /(?:^|\/)(\d{4})-([a-z-]+)\.ts$/.exec(path) ?? []
    const version = index + 1
    if (name === undefined || Number(number) !== version)
      throw new Error(`Migration ${path}: expected the number ${String(version).padStart(4, '0')}`)
    return { version, name, sql: modules[path]?.sql ?? '' }
  })
}

/** Every migration, in order. Only Vite, which builds the server and runs its tests, defines `import.meta.env`. */
export const migrations = inOrder(
  import.meta.env ? import.meta.glob<Module>('./migrations/*.ts', { eager: true }) : await importFolder(),
)

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

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * A change of the schema; a shipped one never changes. `name` comes from its file: '0003-bookings' is version 3,
 * 'bookings'.
 */
export type Migration = { version: number; name: string; sql: string }

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

import { type Config, readConfig } from './base/config.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { explain } from './setup/explain.ts'

/** Writes a line to stdout. */
export const print = (line: string) => process.stdout.write(`${line}\n`)
/** Writes a line to stderr. */
export const complain = (line: string) => process.stderr.write(`${line}\n`)

/** A command: reads its arguments, checks them before the database is opened, then runs. */
type Command<Request> = {
  /** @throws ConfigError with the usage */
  read: () => Request
  /** @throws ConfigError when there is nothing to work on */
  check: (request: Request, config: Config) => void
  run: (db: Database, request: Request, config: Config) => Promise<void>
}

/**
 * Runs a command on the server's own database: a PostgreSQL while the server runs, the embedded one while it is
 * stopped. Expected failures print one line and exit with code 1; any other is thrown.
 */
export async function runCommand<Request>({ read, check, run }: Command<Request>): Promise<void> {
  let config: Config | undefined
  try {
    const request = read()
    config = readConfig(process.env)
    check(request, config)
    const db = await openDatabase(config, (work, error) => complain(`${work} failed: ${String(error)}`))
    try {
      await run(db, request, config)
    } finally {
      await db.close()
    }
  } catch (error) {
    const explanation = explain(error, config)
    if (explanation === null) throw error
    complain(explanation)
    process.exitCode = 1
  }
}

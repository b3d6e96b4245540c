import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Role } from '@potager/domain/auth'
import { makePasswordLinkFor } from '../api/account-link/links.ts'
import { type Config, ConfigError } from '../base/config.ts'
import { complain, print, runCommand } from '../command.ts'
import type { Database, Queryable } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

/** An account as an administrator sees it. */
type AccountState = { username: string; email: string; role: Role; approved: boolean; suspended: boolean }

/** Every account, the ones waiting for approval first, then by name. */
function listAccounts(db: Queryable): Promise<AccountState[]> {
  return db.query<AccountState>(
    'select username, email, role, approved, suspended from account order by approved, lower(username)',
  )
}

/** Approves an account (REGISTRATION=approval). False when no account has that name, in any case. */
async function approveAccount(db: Queryable, username: string): Promise<boolean> {
  const rows = await db.query(
    'update account set approved = true where lower(username) = lower($1) returning 1 as found',
    [username],
  )
  return rows.length > 0
}

type Request = { list: boolean; approve: string[]; reset: string[] }

const USAGE = 'Usage : npm run accounts -- --list, --approve NOM, ou --reset NOM (autant de fois qu’il faut)'

function readRequest(): Request {
  try {
    const { values } = parseArgs({
      options: {
        list: { type: 'boolean' },
        approve: { type: 'string', multiple: true },
        reset: { type: 'string', multiple: true },
      },
    })
    const { list = false, approve = [], reset = [] } = values
    if (list || approve.length + reset.length > 0) return { list, approve, reset }
  } catch {
    // parseArgs reports in English, and says no more than the usage.
  }
  throw new ConfigError(USAGE)
}

function describe({ username, email, role, approved, suspended }: AccountState): string {
  const state = suspended ? 'suspendu' : approved ? 'admis' : 'en attente'
  return [username.padEnd(30), state.padEnd(10), role.padEnd(16), email].join('  ')
}

function complainOfUnknown(name: string): void {
  complain(`Aucun compte « ${name} ».`)
  process.exitCode = 1
}

/** The address of a page where visitors find the site; only its path when that address is not configured. */
const addressOf = (path: string, { publicOrigin }: Config) =>
  publicOrigin ? new URL(path, publicOrigin).href : `${path} (à la suite de l’adresse du site)`

async function answer(db: Database, { list, approve, reset }: Request, config: Config): Promise<void> {
  for (const name of approve) {
    if (await approveAccount(db, name)) print(`Compte « ${name} » admis.`)
    else complainOfUnknown(name)
  }
  for (const name of reset) {
    const made = await makePasswordLinkFor(db, name)
    if (made === null) complainOfUnknown(name)
    else {
      print(`Compte « ${made.username} » : nouveau mot de passe à choisir ici, une seule fois et d’ici une heure :`)
      print(addressOf(made.path, config))
    }
  }
  if (list) for (const account of await listAccounts(db)) print(describe(account))
}

await runCommand({
  read: readRequest,
  check: (_, { databaseUrl, dataDir }) => {
    if (databaseUrl || existsSync(join(dataDir, 'pg'))) return
    throw new ConfigError(`Pas de données dans ${dataDir} : démarrez d’abord le serveur, ou corrigez DATA_DIR.`)
  },
  run: async (db, request, config) => {
    await migrate(db)
    await answer(db, request, config)
  },
})

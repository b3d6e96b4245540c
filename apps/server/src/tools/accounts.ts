import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makePasswordLinkFor } from '../api/account-link/password-link.ts'
import { type AccountState, approveAccount, listAccounts } from '../api/auth/approval.ts'
import { type Config, ConfigError } from '../base/config.ts'
import { complain, print, runCommand } from '../command.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

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

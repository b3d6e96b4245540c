import { setTimeout } from 'node:timers/promises'
import { paths } from '@potager/domain/paths'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { findBackend } from './api/capability/contract-check.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './base/config.ts'
import type { ReportFailure } from './db/database.ts'
import { accountsWithKnownPassword } from './setup/demo/people.ts'
import { explain, ownAddresses } from './setup/explain.ts'
import { prepareDatabase, type ReadyDatabase } from './setup/prepare.ts'
import type { SitePlugin } from './site/plugin.ts'

/** A running server: its address, and how to stop it. */
export type Running = {
  url: string
  app: FastifyInstance
  /** Whether it serves Storybook, which is then worth building. */
  storybook: boolean
  stop: () => Promise<void>
}

/** How long running requests may take to finish during the shutdown. */
const DRAIN_MS = 10_000

const print = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i

/** Warns whoever opens a site to the network with known passwords. */
async function warnOfKnownPasswords(config: Config, database: ReadyDatabase | undefined): Promise<void> {
  const { host, publicOrigin } = config
  if (!database || (LOOPBACK.test(host) && (!publicOrigin || LOOPBACK.test(publicOrigin.hostname)))) return
  const names = await accountsWithKnownPassword(database.db)
  if (names.length === 0) return
  complain(
    `Attention : le site est ouvert à d’autres machines, et le mot de passe de ${names.join(', ')} est celui de la démonstration, que tout le monde connaît.` +
      ' Changez-le sur la page du compte, ou par « npm run accounts -- --reset NOM ».',
  )
}

/** Warns that the backend of API_BASE_URL does not answer yet, or that what answers there is none. The site serves all the same. */
async function warnOfBackend(base: URL): Promise<void> {
  const found = await findBackend(base)
  const service = `Attention : le service de API_BASE_URL (${base.href})`
  if (found.is === 'silent')
    complain(`${service} ne répond pas. Les pages s’en passent ; il sera appelé dès qu’il répondra. (${found.why})`)
  if (found.is === 'stranger')
    complain(
      `${service} répond autre chose que le contrat, et les pages le diront. Vérifiez cette adresse : les appels` +
        ` s’y ajoutent tels quels. (${found.why})`,
    )
}

function announce(address: string, config: Config, database: ReadyDatabase | undefined): void {
  const url = config.publicOrigin?.origin ?? address
  print(`Potager répond sur ${address}${url === address ? '' : ` (adresse publique : ${url})`}`)
  if (!config.publicOrigin) {
    for (const own of ownAddresses(config.host, new URL(address).port))
      print(`Sur une tablette du même réseau : ${own}`)
  }
  if (config.apiBaseUrl) print(`Les appels /api vont à ${config.apiBaseUrl.href}`)
  if (database?.embedded) {
    print(
      `Données dans ${config.dataDir} (base embarquée : sûre si le programme s’arrête, pas en cas de coupure de courant ;` +
        ' pour un vrai site, DATABASE_URL désigne un PostgreSQL).',
    )
  }
  for (const line of database?.notices ?? []) print(line)
  if (database?.firstStart) print(`Premiers pas : ${url}${paths.dashboard}`)
}

/**
 * Reports « not ready » and serves on for the delay, so that a proxy sends its requests elsewhere; then drains running
 * requests and closes the database, even after a failure.
 */
async function close(app: FastifyInstance, database: ReadyDatabase | undefined, delaySeconds: number): Promise<void> {
  app.life.stopping = true
  await setTimeout(delaySeconds * 1000)
  const impatience = globalThis.setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  impatience.unref()
  try {
    await app.close()
  } finally {
    await database?.db.close()
  }
}

async function listen(config: Config, site: SitePlugin | undefined): Promise<Running> {
  let log: FastifyBaseLogger | undefined
  const report: ReportFailure = (work, error) => {
    if (log) log.error({ err: error }, `${work} failed`)
    else complain(`${work} failed: ${error instanceof Error ? error.message : String(error)}`)
  }
  const database = config.apiBaseUrl ? undefined : await prepareDatabase(config, report)
  try {
    const app = await buildApp({ config, ...(database ? { db: database.db } : {}), ...(site ? { site } : {}) })
    log = app.log
    const url = await app.listen({ port: config.port, host: config.host })
    announce(url, config, database)
    await warnOfKnownPasswords(config, database)
    if (config.apiBaseUrl) void warnOfBackend(config.apiBaseUrl)
    let stopping: Promise<void> | undefined
    const stop = () => {
      stopping ??= close(app, database, config.stopDelay)
      return stopping
    }
    return { url, app, storybook: config.storybook, stop }
  } catch (error) {
    await database?.db.close()
    throw error
  }
}

/** Also during the startup: a signal then waits for it to end, so that the directory is always released. */
function stopOnSignals(starting: () => Promise<Running> | undefined): void {
  const stopAndExit = async () => {
    try {
      await (await starting())?.stop()
      process.exit(0)
    } catch (error) {
      complain(`Arrêt incomplet : ${error instanceof Error ? error.message : String(error)}`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAndExit())
}

/**
 * Starts the server from environment variables: settings, database, application, port. SIGINT and SIGTERM stop it: no
 * new requests, running ones finish, the database is closed. An expected failure prints one French sentence and exits
 * with code 1.
 */
export async function start(
  env: Record<string, string | undefined> = process.env,
  options: { site?: SitePlugin } = {},
): Promise<Running> {
  let config: Config | undefined
  try {
    config = readConfig(env)
    let starting: Promise<Running> | undefined
    stopOnSignals(() => starting)
    starting = listen(config, options.site)
    return await starting
  } catch (error) {
    const explanation = explain(error, config)
    if (explanation === null) throw error
    complain(explanation)
    process.exit(1)
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openPostgres } from '../../apps/server/src/db/postgres.ts'
import { startCluster } from '../../apps/server/test/cluster.ts'

const root = resolve(import.meta.dirname, '../..')

/** The program under test: `npm start`'s command, or only the server that it builds and starts. */
const programs = {
  command: ['scripts/run.mjs', 'start'],
  server: ['e2e/harness/serve.mjs'],
} as const

type Program = keyof typeof programs

/** A running server and how to stop it. */
type RunningProgram = {
  url: string
  port: number
  output: () => string
  /** Stops it as a service manager would, and returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** What a server prints once it serves. */
const ADDRESS = /Potager répond sur (http:\S+)\s/

/** The address of a server, once it has printed it. */
async function addressOf(child: ChildProcess, output: () => string): Promise<URL> {
  const limit = Date.now() + 120_000
  while (Date.now() < limit) {
    const [, address] = ADDRESS.exec(output()) ?? []
    if (address) return new URL(address)
    if (child.exitCode !== null) throw new Error(`The server has stopped (${child.exitCode}).\n${output()}`)
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error(`The server has not started in 120 s.\n${output()}`)
}

/** `npm run build` builds Storybook beforehand. On a busy machine a server should wait instead of shedding load. */
const always = { NODE_ENV: 'production', LOG_LEVEL: 'warn', STORYBOOK: '0', MAX_EVENT_LOOP_DELAY: '60000' }

function launch(program: Program, settings: Record<string, string>) {
  const printed: string[] = []
  const child = spawn(process.execPath, programs[program], {
    cwd: root,
    env: { ...process.env, ...always, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  return { child, output: () => printed.join('') }
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((exited) => {
    if (child.exitCode !== null) exited(child.exitCode)
    else child.once('close', (code) => exited(code))
  })

/** Starts a program on a free port and waits until it serves. Settings: docs/settings.md. */
export async function run(program: Program, settings: Record<string, string>): Promise<RunningProgram> {
  const { child, output } = launch(program, { ...settings, PORT: '0' })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null) child.kill(signal)
    return exitOf(child)
  }
  const { origin, port } = await addressOf(child, output).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: origin, port: Number(port), output, stop }
}

/** Runs `npm start`'s command with settings that it should refuse; returns its output and exit code. */
export async function failToStart(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch('command', settings)
  const impatience = setTimeout(() => child.kill(), 60_000)
  const code = await exitOf(child)
  clearTimeout(impatience)
  return { code, output: output() }
}

const TEMPLATE = 'seeded'

/** Runs one statement on the cluster's own database. */
async function administer(url: string, statement: string): Promise<void> {
  const db = await openPostgres(`${url}/postgres`, (work, error) => {
    throw new Error(`${work} failed`, { cause: error })
  })
  await db.query(statement)
  await db.close()
}

/** Starts a cluster for the run and has its template database filled; returns what removes it. */
export async function seedDatabase(fill: (url: string) => Promise<void>): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  await administer(cluster.url, `create database ${TEMPLATE}`)
  await fill(`${cluster.url}/${TEMPLATE}`)
  process.env.SEEDED_CLUSTER = cluster.url
  return cluster.remove
}

/** The address of a new copy of the seeded database; undefined where the run has none. */
async function copyDatabase(): Promise<string | undefined> {
  const url = process.env.SEEDED_CLUSTER
  if (!url) return undefined
  const name = `copy_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${TEMPLATE}`)
  return `${url}/${name}`
}

/** What a journey needs of the server under test. */
export type Server = { url: string }

/** A running server with its own data directory. */
export type RunningServer = RunningProgram & { dataDir: string }

/** Whether the journeys run against a second instance that only answers calls of the specification. */
export const foreign = process.env.FOREIGN === '1'

/** A new data directory without data. */
export const emptyData = (): Promise<string> => mkdtemp(join(tmpdir(), 'potager-e2e-'))

/** A new data directory: a copy of SEEDED_DATA if set, else empty. */
export async function freshData(): Promise<string> {
  const directory = await emptyData()
  if (process.env.SEEDED_DATA) await cp(process.env.SEEDED_DATA, directory, { recursive: true })
  return directory
}

/** Settings of a store with the demonstration: a copied database where the run has one to copy, else a copied directory. */
async function freshStore(): Promise<{ DATA_DIR: string; DATABASE_URL?: string; DEMO?: string }> {
  const url = await copyDatabase()
  // On a database, unlike on a data directory, the demonstration is only where it is asked for.
  return url ? { DATA_DIR: await emptyData(), DATABASE_URL: url, DEMO: '1' } : { DATA_DIR: await freshData() }
}

async function startOne(settings: Record<string, string>, program: Program = 'server'): Promise<RunningServer> {
  const { DATA_DIR } = settings
  const store = DATA_DIR ? { DATA_DIR } : await freshStore()
  return { ...(await run(program, { ...store, ...settings })), dataDir: store.DATA_DIR }
}

/**
 * Starts the server built by `npm start`, on the demonstration's data. Settings: docs/settings.md. With FOREIGN=1
 * every journey runs against a foreign backend.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  return foreign ? startForeign(settings) : startOne(settings)
}

/** The same by `npm start`'s command, which also installs and builds what changed. */
export async function startByCommand(settings: Record<string, string> = {}): Promise<RunningServer> {
  return startOne(settings, 'command')
}

/** Starts a server whose pages use another instance as a backend that only knows the specification. */
export async function startForeign(settings: Record<string, string> = {}): Promise<RunningServer> {
  const backend = await startOne({ ...settings, EXTENSIONS: '0' })
  const front = await startOne({ API_BASE_URL: `${backend.url}/api` })
  const stop: RunningServer['stop'] = async (signal) => {
    const code = await front.stop(signal)
    await backend.stop(signal)
    await rm(front.dataDir, { recursive: true, force: true })
    return code
  }
  return { ...front, dataDir: backend.dataDir, stop }
}

/** Starts a server whose pages use the backend at an address; `end` ends that one too. */
export async function startBefore(url: string, end: () => void): Promise<RunningServer> {
  const front = await startOne({ API_BASE_URL: `${url}/api` })
  const stop: RunningServer['stop'] = async (signal) => {
    const code = await front.stop(signal)
    end()
    return code
  }
  return { ...front, stop }
}

/** Ends a server at once and deletes its data. */
export async function discard(server: RunningServer): Promise<void> {
  await server.stop('SIGKILL')
  await rm(server.dataDir, { recursive: true, force: true, maxRetries: 5 })
}

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase } from './postgres.ts'
import { type Program, type RunningProgram, run } from './program.ts'

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

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, type RunningProgram, run } from './program.ts'

/** What a journey needs of the Potager that it goes through. */
export type Server = { url: string }

/** A Potager with its own data directory. */
export type RunningServer = RunningProgram & { dataDir: string }

/** Whether the journeys run before a second instance, which answers only the calls of the specification. */
export const foreign = process.env.FOREIGN === '1'

/** A data directory of its own: a copy of the one that SEEDED_DATA names, else a new one. */
export async function freshData(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'potager-e2e-'))
  if (process.env.SEEDED_DATA) await cp(process.env.SEEDED_DATA, directory, { recursive: true })
  return directory
}

async function startOne(settings: Record<string, string>, program: Program = 'server'): Promise<RunningServer> {
  const dataDir = settings.DATA_DIR ?? (await freshData())
  return { ...(await run(program, { ...settings, DATA_DIR: dataDir })), dataDir }
}

/**
 * Starts the server that `npm start` has built, on the demonstration's data. Settings are those of the README. With
 * FOREIGN=1 every journey runs as before another backend.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  return foreign ? startForeign(settings) : startOne(settings)
}

/** The same by `npm start`'s command, which also installs and builds what changed. */
export async function startByCommand(settings: Record<string, string> = {}): Promise<RunningServer> {
  return startOne(settings, 'command')
}

/** Pages of one instance before another that answers them, which knows the specification only. */
export async function startForeign({ PORT, ...settings }: Record<string, string> = {}): Promise<RunningServer> {
  const backend = await startOne({ ...settings, EXTENSIONS: '0' })
  const front = await startOne({ ...(PORT ? { PORT } : {}), API_BASE_URL: `${backend.url}/api` })
  const stop: RunningServer['stop'] = async (signal) => {
    const code = await front.stop(signal)
    await backend.stop(signal)
    await rm(front.dataDir, { recursive: true, force: true })
    return code
  }
  return { ...front, dataDir: backend.dataDir, stop }
}

/** Removes a server's data once it stopped. */
export async function discard(server: RunningServer): Promise<void> {
  await server.stop()
  await rm(server.dataDir, { recursive: true, force: true, maxRetries: 5 })
}

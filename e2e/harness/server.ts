import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A Potager started by its own command on a free port, with its own data directory. */
export type RunningServer = {
  url: string
  dataDir: string
  port: number
  /** Everything it printed so far. */
  output: () => string
  /** Stops it as a service manager would and answers its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

async function waitUntilServing(child: ChildProcess, url: string, output: () => string) {
  const limit = Date.now() + 120_000
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`Le serveur s’est arrêté (${child.exitCode}).\n${output()}`)
    if (await answers(`${url}/api/health`)) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error(`Le serveur n’a pas démarré en 120 s.\n${output()}`)
}

/** A data directory of its own: a copy of the one that SEEDED_DATA names, else a new one. */
async function freshData(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'potager-e2e-'))
  if (process.env.SEEDED_DATA) await cp(process.env.SEEDED_DATA, directory, { recursive: true })
  return directory
}

function launch(settings: Record<string, string>) {
  const printed: string[] = []
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    // Where Storybook is not built, only the journey that visits it has it built beside.
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', STORYBOOK: '0', ...settings },
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

/** Whether the journeys run before a second instance, which answers only the calls of the specification. */
export const foreign = process.env.FOREIGN === '1'

/**
 * Runs `npm start`'s command and waits until it serves. Settings are those of the README. With FOREIGN=1 every journey
 * runs as before another backend.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  return foreign ? startForeign(settings) : startOne(settings)
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

async function startOne(settings: Record<string, string>): Promise<RunningServer> {
  const port = Number(settings.PORT ?? (await freePort()))
  const dataDir = settings.DATA_DIR ?? (await freshData())
  const { child, output } = launch({ ...settings, PORT: String(port), DATA_DIR: dataDir })
  const url = `http://127.0.0.1:${port}`
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null) child.kill(signal)
    return exitOf(child)
  }
  await waitUntilServing(child, url, output).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, dataDir, port, output, stop }
}

/** Runs the same command where it should refuse to start; answers what it said and its exit code. */
export async function failToStart(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(settings)
  const impatience = setTimeout(() => child.kill(), 60_000)
  const code = await exitOf(child)
  clearTimeout(impatience)
  return { code, output: output() }
}

/** Removes a server's data once it stopped. */
export async function discard(server: RunningServer): Promise<void> {
  await server.stop()
  await rm(server.dataDir, { recursive: true, force: true })
}

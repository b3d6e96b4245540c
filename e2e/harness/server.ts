import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
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

/** Runs `npm start`'s command and waits until it serves. Settings are those of the README. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const port = Number(settings.PORT ?? (await freePort()))
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'potager-e2e-')))
  const printed: string[] = []
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...settings,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const output = () => printed.join('')
  const url = `http://127.0.0.1:${port}`
  await waitUntilServing(child, url, output)
  return {
    url,
    dataDir,
    port,
    output,
    stop: (signal = 'SIGTERM') =>
      new Promise((stopped) => {
        if (child.exitCode !== null) return stopped(child.exitCode)
        child.once('exit', (code) => stopped(code))
        child.kill(signal)
      }),
  }
}

/** Removes a server's data once it stopped. */
export async function discard(server: RunningServer): Promise<void> {
  await server.stop()
  await rm(server.dataDir, { recursive: true, force: true })
}

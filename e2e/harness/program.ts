import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The program under test: `npm start`'s command, or only the server that it builds and starts. */
const programs = {
  command: ['scripts/run.mjs', 'start'],
  server: ['e2e/harness/serve.mjs'],
} as const

export type Program = keyof typeof programs

/** A running server and how to stop it. */
export type RunningProgram = {
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
    if (child.exitCode !== null) throw new Error(`Le serveur s’est arrêté (${child.exitCode}).\n${output()}`)
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error(`Le serveur n’a pas démarré en 120 s.\n${output()}`)
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

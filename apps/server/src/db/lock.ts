import { randomBytes } from 'node:crypto'
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** A sign of life of this process, gone when the process ends, however it ends. */
type Heartbeat = { end: () => Promise<void> }

/** Longest socket path that every system accepts; some silently truncate longer ones. */
const LONGEST_PATH = 100

/**
 * Shows that this process lives, by listening on a socket in the file system. The kernel accepts connections even while
 * the process is busy, across namespaces, and until the process is gone.
 * @returns null where no socket can be made: the path is too long, or the file system has no sockets
 */
function showSign(path: string): Promise<Heartbeat | null> {
  if (Buffer.byteLength(path) > LONGEST_PATH) return Promise.resolve(null)
  return new Promise((made) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', () => made(null))
    server.listen(path, () => {
      server.unref()
      // Closing removes the file.
      made({ end: () => new Promise((ended) => server.close(() => ended())) })
    })
  })
}

/** Whether a process of this running system listens on that socket; an inconclusive answer counts as yes. */
function answers(path: string): Promise<boolean> {
  return new Promise((known) => {
    const caller = connect(path)
    caller.once('connect', () => {
      caller.destroy()
      known(true)
    })
    caller.once('error', (error: NodeJS.ErrnoException) => {
      known(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT')
    })
  })
}

const text = z.string().default('')

/**
 * The holder of a data directory. `kernel` identifies the running system, `pids` the pid namespace, and `started`
 * detects a reused pid; '' where the system does not say. `sign` names its heartbeat, '' without one.
 */
const holder = z.object({ pid: z.int(), host: text, kernel: text, pids: text, started: text, sign: text })
type Holder = z.infer<typeof holder>

/** Another running program holds the data directory; the message tells a person what to do. */
export class DataDirectoryBusyError extends Error {}

const BREAKING_MS = 10_000

/** The result of `ask`, or '' when it throws. */
function said<T>(ask: () => T): T | '' {
  try {
    return ask()
  } catch {
    return ''
  }
}

const kernelOf = () => said(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
const pidNamespace = () => said(() => readlinkSync('/proc/self/ns/pid'))

/** Start time of a process in kernel ticks; '' also when the process is gone. */
const startOf = (pid: number) =>
  said(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  })

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

function readHolder(file: string): Holder | null {
  return holder.safeParse(said(() => JSON.parse(readFileSync(file, 'utf8')))).data ?? null
}

/** Stale only if the pid is of our namespace, and its process is gone or another one has taken the pid. */
function isPidStale({ pid, pids, started }: Holder): boolean {
  if (pids !== '' && pids !== pidNamespace()) return false
  if (!isAlive(pid)) return true
  return started !== '' && startOf(pid) !== '' && started !== startOf(pid)
}

/**
 * Whether a holder is gone. On the same running system its heartbeat decides, whatever the namespace; before a reboot
 * of the same machine, always; on another machine nothing is known: never.
 */
async function isStale(held: Holder | null, file: string): Promise<boolean> {
  if (!held) return Date.now() - statSync(file).mtimeMs > BREAKING_MS
  const sameMachine = held.host === hostname()
  const sameSystem = held.kernel === '' ? sameMachine : held.kernel === kernelOf()
  if (sameSystem) return held.sign === '' ? isPidStale(held) : !(await answers(join(file, '..', held.sign)))
  return held.kernel !== '' && sameMachine
}

function createExclusively(file: string, content: string): boolean {
  let descriptor: number
  try {
    descriptor = openSync(file, 'wx', 0o600)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  try {
    writeSync(descriptor, content)
    return true
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** Replaces a stale lock while holding a second lock, so that two starting processes cannot both take it over. */
async function replaceStale(file: string, content: string): Promise<boolean> {
  const breaking = `${file}.breaking`
  if (!createExclusively(breaking, content)) {
    if (await isStale(readHolder(breaking), breaking)) rmSync(breaking, { force: true })
    return false
  }
  try {
    const dead = readHolder(file)
    if (!(await isStale(dead, file))) return false
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, content, { mode: 0o600 })
    renameSync(fresh, file)
    if (dead?.sign) rmSync(join(file, '..', dead.sign), { force: true })
    return true
  } finally {
    rmSync(breaking, { force: true })
  }
}

function busy(directory: string, file: string): DataDirectoryBusyError {
  const held = readHolder(file)
  const owner = held ? `le processus ${held.pid} de ${held.host}` : 'un autre processus'
  return new DataDirectoryBusyError(
    `Les données de ${directory} sont utilisées par ${owner}. Arrêtez-le, ou choisissez un autre DATA_DIR. ` +
      `Si plus rien ne tourne, supprimez ${file}.`,
  )
}

const contentOf = (sign: string) =>
  JSON.stringify({
    pid: process.pid,
    host: hostname(),
    kernel: kernelOf(),
    pids: pidNamespace(),
    started: startOf(process.pid),
    sign,
  } satisfies Holder)

/**
 * Takes a data directory for this process: the embedded store has no lock of its own, and two writers lose rows
 * silently. A living process's lock is never taken over, a dead one's at once.
 * @returns a function that releases the directory
 * @throws DataDirectoryBusyError
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, '.lock')
  const name = `.lock-${randomBytes(6).toString('hex')}`
  const sign: Heartbeat | null = await showSign(join(directory, name))
  const content = contentOf(sign ? name : '')
  try {
    if (!createExclusively(file, content) && !(await replaceStale(file, content))) throw busy(directory, file)
  } catch (error) {
    await sign?.end()
    throw error
  }
  return async () => {
    if (said(() => readFileSync(file, 'utf8')) === content) rmSync(file, { force: true })
    await sign?.end()
  }
}

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
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { answers, type Heartbeat, showSign } from './heartbeat.ts'

const text = z.string().default('')

/**
 * Who holds a data directory. `kernel` tells one running system from another, `pids` the namespace that a pid is counted in,
 * and `started` a reused pid from the holder; '' where the system does not say. `sign` names its life sign, '' without one.
 */
const holder = z.object({ pid: z.int(), host: text, kernel: text, pids: text, started: text, sign: text })
type Holder = z.infer<typeof holder>

/** The data directory belongs to another running program; the message tells a person what to do. */
export class DataDirectoryBusyError extends Error {}

const BREAKING_MS = 10_000

/** What the system says, or '' when it does not. */
function said<T>(ask: () => T): T | '' {
  try {
    return ask()
  } catch {
    return ''
  }
}

const kernelOf = () => said(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
const pidNamespace = () => said(() => readlinkSync('/proc/self/ns/pid'))

/** Start time of a process in kernel ticks; '' also when it is gone. */
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

/** Only a pid counted as ours are, whose process is gone or which now names another process, is stale. */
function isPidStale({ pid, pids, started }: Holder): boolean {
  if (pids !== '' && pids !== pidNamespace()) return false
  if (!isAlive(pid)) return true
  return started !== '' && startOf(pid) !== '' && started !== startOf(pid)
}

/**
 * Whether a holder is gone. On the same running system its life sign decides, which no namespace hides; of the same machine
 * before it was started again nothing runs any more. Of another machine nothing is known: never.
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

/** Replaces a stale lock while holding a second one, so that two starters cannot both take it over. */
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
 * Takes a data directory for this process: the embedded store has no lock of its own, and two writers lose rows silently.
 * A lock of a living process is never taken over, that of a dead one at once.
 * @returns what gives the directory back
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

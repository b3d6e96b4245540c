import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Who holds a data directory. `started` tells a reused pid from the holder; '' where the system does not say. */
type Holder = { pid: number; host: string; started: string }

/** The data directory belongs to another running program; the message tells a person what to do. */
export class DataDirectoryBusyError extends Error {}

const BREAKING_MS = 10_000

/** Start time of a process in kernel ticks, from /proc; '' when the system has no /proc or the process is gone. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

function readHolder(file: string): Holder | null {
  try {
    const held: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof held !== 'object' || held === null || !('pid' in held) || typeof held.pid !== 'number') return null
    return {
      pid: held.pid,
      host: 'host' in held && typeof held.host === 'string' ? held.host : hostname(),
      started: 'started' in held && typeof held.started === 'string' ? held.started : '',
    }
  } catch {
    return null
  }
}

/** Only a holder on this machine whose process is gone, or whose pid now names another process, is stale. */
function isStale(holder: Holder | null, file: string): boolean {
  if (!holder) return Date.now() - statSync(file).mtimeMs > BREAKING_MS
  if (holder.host !== hostname()) return false
  if (!isAlive(holder.pid)) return true
  return holder.started !== '' && startOf(holder.pid) !== '' && holder.started !== startOf(holder.pid)
}

function createExclusively(file: string, content: string): boolean {
  try {
    const descriptor = openSync(file, 'wx', 0o600)
    writeSync(descriptor, content)
    closeSync(descriptor)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Replaces a stale lock while holding a second one, so that two starters cannot both take it over. */
function replaceStale(file: string, content: string): boolean {
  const breaking = `${file}.breaking`
  if (!createExclusively(breaking, content)) {
    if (isStale(readHolder(breaking), breaking)) rmSync(breaking, { force: true })
    return false
  }
  try {
    if (!isStale(readHolder(file), file)) return false
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, content, { mode: 0o600 })
    renameSync(fresh, file)
    return true
  } finally {
    rmSync(breaking, { force: true })
  }
}

/**
 * Takes a data directory for this process: the embedded store has no lock of its own, and two writers lose rows silently.
 * A lock of a living process is never taken over.
 * @returns what gives the directory back
 * @throws DataDirectoryBusyError
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, '.lock')
  const content = JSON.stringify({ pid: process.pid, host: hostname(), started: startOf(process.pid) } satisfies Holder)
  if (!createExclusively(file, content) && !replaceStale(file, content)) {
    const holder = readHolder(file)
    const owner = holder ? `le processus ${holder.pid} de ${holder.host}` : 'un autre processus'
    throw new DataDirectoryBusyError(
      `Les données de ${directory} sont utilisées par ${owner}. Arrêtez-le, ou choisissez un autre DATA_DIR. ` +
        `Si plus rien ne tourne, supprimez ${file}.`,
    )
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}

import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../base/config.ts'
import type { Database, ReportFailure } from '../../db/database.ts'
import { writeBackup } from './dump.ts'
import { BackupError } from './format.ts'

const CHECK_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** A file that nobody wrote to for so long is left over by a process that was killed: longer than reading one back takes. */
const LEFT_OVER_MS = 60_000
/** Clocks of two machines may differ so much: a file dated later than that is of the future. */
const CLOCKS_DIFFER_MS = HOUR_MS
/** The time in a file name: 2026-07-14T19-30-00Z. */
const NAME = /^potager-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2})Z-.*\.jsonl\.gz$/

const madeAt = (name: string) => Date.parse(name.replace(NAME, '$1$2:$3:$4Z'))

const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : [])

/** The backups of a folder, the oldest first, and apart those dated in the future: a clock was wrong. */
async function backupsOf(folder: string, now: number): Promise<{ names: string[]; ahead: string[] }> {
  const names = (await namesIn(folder)).filter((name) => NAME.test(name)).toSorted()
  const isAhead = (name: string) => madeAt(name) > now + CLOCKS_DIFFER_MS
  return { names: names.filter((name) => !isAhead(name)), ahead: names.filter(isAhead) }
}

async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.part') || !NAME.test(name.slice(0, -'.part'.length))) continue
    const path = join(folder, name)
    if (Date.now() - (await stat(path)).mtimeMs > LEFT_OVER_MS) await rm(path, { force: true })
  }
}

type Round = { folder: string; hours: number; keep: number; now: number }

/**
 * Writes a backup into the folder when its newest one is older than `hours`, then removes the oldest beyond `keep`, and
 * what killed backups left. One dated in the future does not count and is told. Other files in the folder are left
 * alone.
 * @returns whether one was written
 */
export async function backupIfDue(
  db: Database,
  { folder, hours, keep, now }: Round,
  report: ReportFailure,
): Promise<boolean> {
  await removeLeftOvers(folder)
  const { names, ahead } = await backupsOf(folder, now)
  const newest = names.at(-1)
  if (newest && now - madeAt(newest) < hours * HOUR_MS) return false
  if (ahead.length > 0) {
    const files = ahead.join(', ')
    report(
      'scheduled backup',
      new BackupError(
        `Sauvegardes datées du futur dans ${folder}, qui ne comptent pas : ${files}. Vérifiez l’horloge.`,
      ),
    )
  }
  await writeBackup(db, { folder })
  for (const old of (await backupsOf(folder, now)).names.slice(0, -keep)) await rm(join(folder, old))
  return true
}

/**
 * Backs the database up every BACKUP_HOURS while it is open, when BACKUP_DIR is set. Returns a function that stops it.
 */
export function scheduleBackups(
  db: Database,
  { backupDir, backupHours, backupKeep }: Pick<Config, 'backupDir' | 'backupHours' | 'backupKeep'>,
  report: ReportFailure,
): () => Promise<void> {
  if (!backupDir) return async () => undefined
  let running: Promise<unknown> = Promise.resolve()
  const check = () => {
    const round = { folder: backupDir, hours: backupHours, keep: backupKeep, now: Date.now() }
    running = backupIfDue(db, round, report).catch((error: unknown) => report('scheduled backup', error))
  }
  const timer = setInterval(check, CHECK_MS)
  timer.unref()
  check()
  return async () => {
    clearInterval(timer)
    await running
  }
}

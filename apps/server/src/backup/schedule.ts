import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database, ReportFailure } from '../db/database.ts'
import { writeBackup } from './dump.ts'

const CHECK_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** The time in a file name: 2026-07-14T19-30-00Z. */
const NAME = /^potager-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2})Z-.*\.jsonl\.gz$/

const madeAt = (name: string) => Date.parse(name.replace(NAME, '$1$2:$3:$4Z'))

async function backupsOf(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : []
  return names.filter((name) => NAME.test(name)).toSorted()
}

/**
 * Writes a backup into the folder when its newest one is older than `hours`, then removes the oldest beyond `keep`.
 * Other files in the folder are left alone.
 * @returns whether one was written
 */
export async function backupIfDue(
  db: Database,
  { folder, hours, keep, now }: { folder: string; hours: number; keep: number; now: number },
): Promise<boolean> {
  const newest = (await backupsOf(folder)).at(-1)
  if (newest && now - madeAt(newest) < hours * HOUR_MS) return false
  await writeBackup(db, { folder })
  for (const old of (await backupsOf(folder)).slice(0, -keep)) await rm(join(folder, old))
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
    running = backupIfDue(db, { folder: backupDir, hours: backupHours, keep: backupKeep, now: Date.now() }).catch(
      (error: unknown) => report('scheduled backup', error),
    )
  }
  const timer = setInterval(check, CHECK_MS)
  timer.unref()
  check()
  return async () => {
    clearInterval(timer)
    await running
  }
}

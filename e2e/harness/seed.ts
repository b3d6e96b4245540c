import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startByCommand } from './server.ts'

/**
 * Global setup: builds what changed and seeds one data directory, as `npm start` does, which servers copy. Everything
 * written is in one folder, removed on teardown.
 */
export default async function seed(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'potager-e2e-'))
  // PostgreSQL does not run as root: its user must get through to its own folder.
  await chmod(folder, 0o711)
  process.env.TMPDIR = folder
  const first = await startByCommand()
  await first.stop()
  process.env.SEEDED_DATA = first.dataDir
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

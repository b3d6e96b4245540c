import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasPostgres } from '../../apps/server/test/cluster.ts'
import { seedDatabase, startByCommand } from './server.ts'

/**
 * Global setup: builds what changed and seeds one store, as `npm start` does, which servers copy: a database with
 * TEST_DATABASE=postgres, where PostgreSQL is known, else a data directory. Everything written is in one folder, removed
 * on teardown.
 */
export default async function seed(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'potager-e2e-'))
  // PostgreSQL does not run as root: its user must get through to its own folder.
  await chmod(folder, 0o711)
  process.env.TMPDIR = folder
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  const fill = async (settings?: Record<string, string>) => {
    const first = await startByCommand(settings)
    await first.stop()
    return first.dataDir
  }
  if (process.env.TEST_DATABASE === 'postgres' && hasPostgres()) {
    const removeCluster = await seedDatabase(async (DATABASE_URL) => void (await fill({ DATABASE_URL, DEMO: '1' })))
    return async () => {
      await removeCluster()
      await removeFolder()
    }
  }
  process.env.SEEDED_DATA = await fill()
  return removeFolder
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startByCommand } from './server.ts'

/**
 * Before the journeys: builds what changed and fills one data directory, as `npm start` does, for servers to start on a copy
 * of it. All that the journeys write is in one folder, which goes with them.
 */
export default async function seed(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'potager-e2e-'))
  process.env.TMPDIR = folder
  const first = await startByCommand()
  await first.stop()
  process.env.SEEDED_DATA = first.dataDir
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startByCommand, startServer } from './server.ts'

/**
 * Before the journeys: builds what changed and fills one data directory, as `npm start` does, then starts a server for
 * each worker on a copy of it. All that the journeys write is in one folder, which goes with them.
 */
export default async function seed(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'potager-e2e-'))
  process.env.TMPDIR = folder
  const first = await startByCommand()
  await first.stop()
  process.env.SEEDED_DATA = first.dataDir
  // New accounts wait for an approval there, as on a real site.
  const start = () => startServer({ REGISTRATION: 'approval' })
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, start))
  project.provide(
    'sharedServers',
    servers.map(({ url }) => ({ url })),
  )
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

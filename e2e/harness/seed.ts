import { discard, startServer } from './server.ts'

/** Fills one data directory before the journeys; each of their servers starts on a copy of it. */
export default async function seed(): Promise<() => Promise<void>> {
  const server = await startServer()
  await server.stop()
  process.env.SEEDED_DATA = server.dataDir
  return () => discard(server)
}

import { afterAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { loadDemo } from '../src/setup/demo/load.ts'
import { launchServer, type ServerProcess, stopServer } from './faults/server-process.ts'
import { programFile } from './place.ts'
import { failLoudly, openEmpty } from './stores.ts'

/** The reviews of a demo loaded then, oldest first, each with its notice. */
async function reviewsLoadedAt(now: number) {
  const db = await openEmpty(inject('source'))
  await migrate(db)
  await db.longTransaction((tx) => loadDemo(tx, now))
  const reviews = await db.query<{ motive: string | null }>(
    `select r.resource_id, r.author, r.rating, r.comment, r.status, n.motive, n.decision
     from review r left join review_notice n on n.review_id = r.id order by r.created_at, r.id`,
  )
  await db.close()
  return reviews
}

it('the reviews of the demo and their notices are the same whatever the hour of the load [REV-70]', async () => {
  const evening = await reviewsLoadedAt(Date.UTC(2026, 10, 26, 19, 40))
  expect(evening.filter(({ motive }) => motive !== null)).toHaveLength(3)
  expect(await reviewsLoadedAt(Date.UTC(2027, 0, 1, 3, 5))).toEqual(evening)
}, 120_000)

describe('first-start.full', () => {
  const source = inject('source')
  const ROUNDS = 2
  const running: ServerProcess[] = []
  afterAll(() => {
    for (const { child } of running) if (child.exitCode === null) child.kill('SIGKILL')
  })

  async function newDatabase(name: string): Promise<string> {
    const cluster = source.kind === 'postgres' ? source.url : ''
    const admin = await openPostgres(`${cluster}/postgres`, failLoudly)
    await admin.query(`create database ${name}`)
    await admin.close()
    return `${cluster}/${name}`
  }

  // Only one process can open the embedded store.
  describe.skipIf(source.kind !== 'postgres')('three processes started at once on an empty PostgreSQL', () => {
    it.each(['0', '1'])('all serve, and one of them fills it (DEMO=%s)', { timeout: 180_000 }, async (demo) => {
      for (let round = 0; round < ROUNDS; round++) {
        const databaseUrl = await newDatabase(`first_${process.pid}_${demo}_${round}`)
        const launch = () => launchServer(programFile('main'), { DATABASE_URL: databaseUrl, DEMO: demo })
        const servers = await Promise.all([launch(), launch(), launch()])
        running.push(...servers)
        for (const { url } of servers) expect((await fetch(`${url}/api/ready`)).status).toBe(200)
        const db = await openPostgres(databaseUrl, failLoudly)
        const rows = await db.query('select username from account order by username')
        const told = servers.filter(({ output }) => output().includes('Premier compte'))
        await db.close()
        expect(rows.map(({ username }) => username)).toEqual(
          demo === '1' ? ['admin', 'gerant', 'proprietaire'] : ['admin'],
        )
        expect(told).toHaveLength(demo === '1' ? 0 : 1)
        expect(await Promise.all(servers.map(stopServer))).toEqual([0, 0, 0])
      }
    })
  })
})

import { contract } from '@potager/domain/contract'
import { expect, inject, it } from 'vitest'
import { loadDemo } from '../src/db/demo/load.ts'
import { migrate } from '../src/db/migrate.ts'
import { startServer } from './harness.ts'
import { openEmpty } from './stores.ts'

it('the notices of the demo are of published reviews, and say what is so of them [REV-70]', async () => {
  const server = await startServer()
  const token = await server.tokenOf('gerant')
  const { content } = await server.ok(contract.notice.listNotices, { token, query: {} })
  expect(content).toMatchObject([
    { motive: 'FAKE', open: 1, times: 1, published: true },
    { motive: 'OTHER', open: 1, times: 1, published: true },
  ])
  const [same] = content
  const twins = await server.db.query<{ other: boolean }>(
    `select count(distinct resource_id) > 1 as other from review where status = 'APPROVED' and comment = $1`,
    [same?.review.comment],
  )
  expect(twins).toEqual([{ other: true }])
  const decided = await server.db.query(
    `select n.decision, r.status, a.username, r.rating <= 2 as harsh, r.created_at < n.received_at and n.received_at < n.decided_at as "inOrder"
     from review_notice n join review r on r.id = n.review_id join account a on a.id = n.decided_by`,
  )
  expect(decided).toEqual([{ decision: 'KEPT', status: 'APPROVED', username: 'gerant', harsh: true, inOrder: true }])
})

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

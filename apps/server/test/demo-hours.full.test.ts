import { expect, inject, it } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { loadDemo } from '../src/setup/demo/load.ts'
import { openEmpty } from './stores.ts'

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

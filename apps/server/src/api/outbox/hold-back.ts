import type { Queryable } from '../../db/database.ts'

/**
 * After a restore nobody knows what left since the backup was made: what waited then is not sent by itself, and somebody
 * decides.
 */
export async function holdBack(db: Queryable): Promise<void> {
  await db.query(
    `update outbox set state = 'given-up', failure = 'unanswered', claim = null, handing = false where state = 'waiting'`,
  )
}

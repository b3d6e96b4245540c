import type { Queryable } from '../../db/database.ts'

/** What has left is kept for who asks about it; what nobody handed over, for as long as somebody might. */
const KEPT_DAYS = { settled: 90, open: 365 } as const

/** Deletes messages that are over: those that left or were handed over after three months, the others after a year. */
export async function forgetMessages(db: Queryable): Promise<void> {
  await db.query(
    `delete from outbox where settled_at < now() - make_interval(days => $1)
       or (settled_at is null and created_at < now() - make_interval(days => $2))`,
    [KEPT_DAYS.settled, KEPT_DAYS.open],
  )
}

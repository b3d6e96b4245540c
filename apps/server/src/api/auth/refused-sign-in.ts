import { auditReasons } from '@potager/domain/messages'
import { type Instant, instantToWall } from '@potager/domain/time'
import type { Database, Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'

/** Counts a refused sign-in. Does the same work for unknown names, so that its duration reveals nothing. */
export async function noteRefused(db: Queryable, username: string): Promise<void> {
  await db.query(
    `insert into refused_sign_in as r (username, hour, refused) values (lower($1::text), date_trunc('hour', now()), 1)
     on conflict (username, hour) do update set refused = r.refused + 1`,
    [username],
  )
}

/** Counts a sign-in refused by throttling. Adds no row: a flood of names leaves none. */
export async function noteSlowed(db: Queryable, username: string): Promise<void> {
  await db.query(
    `update refused_sign_in set slowed = slowed + 1 where username = lower($1::text) and hour = date_trunc('hour', now())`,
    [username],
  )
}

const hourInParis = (instant: Instant) => Number(instantToWall(instant).slice(11, 13))

/**
 * Writes the refused sign-ins of past hours into the trail: one entry per account and hour, however many there were,
 * since the trail is never purged. Those of unknown names are deleted.
 */
export function recordRefused(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    const over = await tx.query<{ accountId: string; username: string; hour: number; refused: number; slowed: number }>(
      `with gone as (delete from refused_sign_in where hour < date_trunc('hour', now()) returning *)
       select a.id as "accountId", a.username, extract(epoch from g.hour)::float8 as hour, g.refused, g.slowed
       from gone g join account a on lower(a.username) = g.username order by g.hour`,
    )
    for (const { accountId, username, hour, refused, slowed } of over) {
      await recordAudit(
        tx,
        { accountId, username },
        {
          action: 'refuseLogin',
          resource: 'user',
          resourceId: accountId,
          reason: auditReasons.refusedSignIns(hourInParis(hour * 1000), refused, slowed),
        },
      )
    }
  })
}

import { NOTICE_KEPT_DAYS, type NoticeDecision, type NoticeMotive } from '@potager/domain/notice'
import type { ReviewStatus } from '@potager/domain/review'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { mayModerate } from '../review/moderation.ts'

/** A notice as the database returns it. */
export type NoticeRow = {
  id: string
  reviewId: string
  motive: NoticeMotive
  explanation: string | null
  name: string | null
  email: string | null
  phone: string | null
  receivedAt: Date
  decision: NoticeDecision | null
  reason: string | null
  decidedAt: Date | null
  decidedBy: string | null
}

const columns = `n.id, n.review_id as "reviewId", n.motive, n.explanation, n.name, n.email, n.phone,
  n.received_at as "receivedAt", n.decision, n.reason, n.decided_at as "decidedAt", n.decided_by as "decidedBy"`

/** The notice of a token; undefined when it is unknown or over. Any text is looked for in the same way. */
export async function findByToken(db: Queryable, token: string): Promise<NoticeRow | undefined> {
  const [row] = await db.query<NoticeRow>(`select ${columns} from review_notice n where n.token_hash = $1`, [
    hashOf(token),
  ])
  return row
}

/** One notice, with the name of who decided. */
export async function findNotice(db: Queryable, id: string): Promise<(NoticeRow & { who: string | null }) | undefined> {
  const [row] = await db.query<NoticeRow & { who: string | null }>(
    `select ${columns}, a.username as who from review_notice n left join account a on a.id = n.decided_by
     where n.id = $1`,
    [id],
  )
  return row
}

/** A page of the open notices, longest waiting first, with how many its review has. */
export function findOpen(
  db: Queryable,
  { page, size }: { page: number; size: number },
): Promise<(NoticeRow & { open: number; times: number })[]> {
  return db.query(
    `select ${columns}, c.open, c.times from review_notice n, lateral (
       select count(*) filter (where o.decision is null)::int as open, count(*)::int as times
       from review_notice o where o.review_id = n.review_id) c
     where n.decision is null order by n.received_at, n.id limit $1 offset $2`,
    [size, page * size],
  )
}

/** The open notices of a review. */
export function findOpenOf(db: Queryable, reviewId: string): Promise<NoticeRow[]> {
  return db.query<NoticeRow>(
    `select ${columns} from review_notice n where n.review_id = $1 and n.decision is null order by n.received_at, n.id`,
    [reviewId],
  )
}

/** How many notices are open. */
export async function countOpen(db: Queryable): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    'select count(*)::int as open from review_notice where decision is null',
  )
  return row?.open ?? 0
}

/** Whether a review is published; until the transaction ends nobody withdraws it. */
export async function holdPublished(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query(`select 1 from review where id = $1 and status = 'APPROVED' for share`, [id])
  return rows.length > 0
}

/** Stores a notice. */
export async function insertNotice(
  tx: Queryable,
  notice: Pick<NoticeRow, 'id' | 'reviewId' | 'motive' | 'explanation' | 'name' | 'email' | 'phone'>,
  token: string,
): Promise<boolean> {
  const { id, reviewId, motive, explanation, name, email, phone } = notice
  const stored = await tx.query(
    `insert into review_notice (id, review_id, token_hash, motive, explanation, name, email, phone)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (token_hash) do nothing returning 1 as stored`,
    [id, reviewId, hashOf(token), motive, explanation, name, email, phone],
  )
  return stored.length > 0
}

/** A review that notice was given of, locked, and whether somebody may decide on it. */
export async function lockReview(
  tx: Queryable,
  id: string,
  { by, scope }: { by: string; scope: string | null },
): Promise<{ author: string; status: ReviewStatus; decidable: boolean } | undefined> {
  const [row] = await tx.query<{ author: string; status: ReviewStatus; decidable: boolean }>(
    `select author_id as author, status, ${mayModerate('$2', '$3')} as decidable from review where id = $1 for update`,
    [id, by, scope],
  )
  return row
}

/** Closes the open notices of a review with a decision; returns them. */
export function closeNotices(
  tx: Queryable,
  { reviewId, decision, reason, by }: { reviewId: string; decision: NoticeDecision; reason: string; by: string },
): Promise<NoticeRow[]> {
  return tx.query<NoticeRow>(
    `update review_notice n set decision = $2, reason = $3, decided_by = $4, decided_at = now()
     where n.review_id = $1 and n.decision is null returning ${columns}`,
    [reviewId, decision, reason, by],
  )
}

/** How many notices the decision on one of them closed. */
export async function countClosedWith(tx: Queryable, id: string): Promise<number> {
  const [row] = await tx.query<{ closed: number }>(
    `select count(*)::int as closed from review_notice n join review_notice o
       on o.review_id = n.review_id and o.decided_at = n.decided_at where n.id = $1`,
    [id],
  )
  return row?.closed ?? 0
}

/** Deletes the notices that were decided long ago, and their links. */
export async function forgetNotices(db: Queryable): Promise<void> {
  await db.query('delete from review_notice where decided_at < now() - make_interval(days => $1)', [NOTICE_KEPT_DAYS])
}

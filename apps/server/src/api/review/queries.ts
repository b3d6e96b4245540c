import type { ModerationDecision, ReviewResource, ReviewStatus } from '@potager/domain/review'
import type { WallDate } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { ownRestaurants } from '../../db/sql.ts'
import { mayModerate } from './moderation.ts'

/** A review as the database returns it. */
export type ReviewRow = {
  id: string
  userId: string
  author: string
  resourceType: ReviewResource
  resourceId: string
  rating: number
  comment: string | null
  experienceDate: WallDate
  status: ReviewStatus
  reason: string | null
  verified: boolean
  corrected: boolean
  refusedFor: string | null
  objection: string | null
  round: number
  answer: string | null
  answeredAt: Date | null
  createdAt: Date
}

/** A review to store, as pending. */
export type NewReview = Pick<
  ReviewRow,
  'id' | 'userId' | 'resourceType' | 'resourceId' | 'rating' | 'comment' | 'experienceDate'
>

/** A restaurant or a dish. */
export type ReviewedResource = { resourceType: ReviewResource; resourceId: string }

/** A page of a list; pages start at 0. */
type Page = { page: number; size: number }

/** Approved ratings of one resource; the average has one decimal. */
export type SummaryRow = ReviewedResource & { average: number; count: number }

const columns = `id, author_id as "userId", author, resource_type as "resourceType", resource_id as "resourceId", rating,
  comment, to_char(experience_on, 'YYYY-MM-DD') as "experienceDate", status, reason, answer,
  visit_id is not null as verified, corrected_at is not null as corrected, refused_for as "refusedFor", objection, rounds as round,
  answered_at as "answeredAt", created_at as "createdAt"`

/**
 * A page of the pending reviews, or of one person's, oldest first; each with its author's number of pending reviews.
 */
export function findPending(
  db: Queryable,
  author: string | undefined,
  { page, size }: Page,
): Promise<(ReviewRow & { authorPending: number })[]> {
  return db.query(
    `select ${columns}, (
       select count(*)::int from review other where other.author_id = review.author_id and other.status = 'PENDING'
     ) as "authorPending"
     from review where status = 'PENDING' and ($3::uuid is null or author_id = $3)
     order by created_at, id limit $1 offset $2`,
    [size, page * size, author ?? null],
  )
}

/** How many reviews of one person are pending. */
export async function countPendingOf(db: Queryable, author: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from review where author_id = $1 and status = 'PENDING'`,
    [author],
  )
  return row?.total ?? 0
}

/** A page of the approved reviews of a resource, latest first. */
export function findApproved(
  db: Queryable,
  { resourceType, resourceId }: ReviewedResource,
  { page, size }: Page,
): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(
    `select ${columns} from review
     where status = 'APPROVED' and resource_type = $1 and resource_id = $2
     order by created_at desc, id desc limit $3 offset $4`,
    [resourceType, resourceId, size, page * size],
  )
}

/** A person's reviews, latest first. */
export function findReviewsOf(db: Queryable, userId: string): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(`select ${columns} from review where author_id = $1 order by created_at desc, id desc`, [
    userId,
  ])
}

/** The reviews with these ids, with the name of the reviewed resource; null when it was deleted. */
export function findReviews(
  db: Queryable,
  ids: readonly string[],
): Promise<(ReviewRow & { resourceName: string | null })[]> {
  return db.query(
    `select ${columns}, case resource_type
       when 'DISH' then (select dish.name from dish where dish.id = review.resource_id)
       else (select restaurant.name from restaurant where restaurant.id = review.resource_id)
     end as "resourceName"
     from review where id = any($1::uuid[])`,
    [ids],
  )
}

/** One review, or undefined. */
export async function findReview(db: Queryable, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db.query<ReviewRow>(`select ${columns} from review where id = $1`, [id])
  return row
}

/** How many reviews each status has, from the tally rather than a count. */
export async function countByStatus(db: Queryable): Promise<Record<ReviewStatus, number>> {
  const rows = await db.query<{ status: ReviewStatus; total: number }>(
    'select status, sum(reviews)::int as total from review_tally group by status',
  )
  return { PENDING: 0, APPROVED: 0, REJECTED: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.total])) }
}

/** How many pending reviews are older than `days` days. */
export async function countOldPending(db: Queryable, days: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from review
     where status = 'PENDING' and created_at < now() - make_interval(days => $1)`,
    [days],
  )
  return row?.total ?? 0
}

/** The approved ratings of each rated resource of a kind, or of one of them. */
export function sumRatings(db: Queryable, resourceType: ReviewResource, resourceId?: string): Promise<SummaryRow[]> {
  return db.query<SummaryRow>(
    `select resource_type as "resourceType", resource_id as "resourceId",
       round(sum(rating * reviews)::numeric / sum(reviews), 1)::float8 as average, sum(reviews)::int as count
     from review_tally
     where status = 'APPROVED' and resource_type = $1 and ($2::uuid is null or resource_id = $2::uuid)
     group by resource_type, resource_id having sum(reviews) > 0 order by resource_id`,
    [resourceType, resourceId ?? null],
  )
}

/** Whether a resource exists, and whether it is a restaurant whose member the account is. */
export async function findResource(
  db: Queryable,
  { resourceType, resourceId }: ReviewedResource,
  accountId: string,
): Promise<{ own: boolean } | undefined> {
  const [row] = await db.query<{ own: boolean }>(
    resourceType === 'DISH'
      ? 'select false as own from dish where id = $1 and $2::uuid is not null'
      : `select ${ownRestaurants('r.id', '$2')} as own from restaurant r where r.id = $1`,
    [resourceId, accountId],
  )
  return row
}

/**
 * Stores a review. Only the author's first name and an initial are stored: both are public.
 * @throws StoreError breaking `review_once` when this person has already reviewed it
 */
export async function insertReview(db: Queryable, review: NewReview): Promise<void> {
  await db.query(
    `insert into review (id, author_id, author, resource_type, resource_id, rating, comment, experience_on)
     select $1, a.id, a.first_name || ' ' || upper(left(a.last_name, 1)) || '.', $3, $4, $5, $6, $7::date
     from account a where a.id = $2`,
    [
      review.id,
      review.userId,
      review.resourceType,
      review.resourceId,
      review.rating,
      review.comment,
      review.experienceDate,
    ],
  )
}

/**
 * Decides on a pending review, unless the moderator wrote it, or works for its restaurant within a scope, or it came back
 * since the round that they read; false when there was none to decide on.
 */
export async function decide(
  db: Queryable,
  decision: {
    id: string
    status: ModerationDecision
    reason: string | null
    round: number | null
    by: string
    scope: string | null
  },
): Promise<boolean> {
  const decided = await db.query(
    `update review set status = $2, reason = $3, moderated_by = $4, moderated_at = now()
     where id = $1 and status = 'PENDING' and ($6::int is null or rounds = $6) and ${mayModerate('$4', '$5')}
     returning 1 as decided`,
    [decision.id, decision.status, decision.reason, decision.by, decision.scope, decision.round],
  )
  return decided.length > 0
}

/**
 * Publishes the answer to an approved review that has none, within a scope one of its own restaurants; false when there
 * was none to answer.
 */
export async function answer(
  db: Queryable,
  given: { id: string; answer: string; by: string; scope: string | null },
): Promise<boolean> {
  const answered = await db.query(
    `update review set answer = $2, answered_by = $3, answered_at = now()
     where id = $1 and status = 'APPROVED' and answered_at is null
       and ($4::uuid is null or (resource_type = 'RESTAURANT' and ${ownRestaurants('resource_id', '$4')}))
     returning 1 as answered`,
    [given.id, given.answer, given.by, given.scope],
  )
  return answered.length > 0
}

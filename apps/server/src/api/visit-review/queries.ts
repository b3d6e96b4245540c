import type { ReviewResource, ReviewStatus } from '@potager/domain/review'
import type { Queryable } from '../../db/database.ts'
import type { VisitRow } from './visit.ts'

/** SQL of the ids of people's visits; `people` is SQL of an array of customers' ids. */
export const visitsOf = (people: string) => `select v.id from customer_order vo join visit v on v.order_id = vo.id
    where vo.customer_id = any(${people})
  union all select v.id from booking vb join visit v on v.booking_id = vb.id where vb.customer_id = any(${people})`

/**
 * SQL of the ids of the reviews that people wrote: under their own id, as those with an account do, or of their visits. `people`
 * is SQL of an array of ids. Each part reads an index.
 */
export const reviewsOf = (people: string) => `select ow.id from review ow where ow.author_id = any(${people})
  union all select vw.id from (${visitsOf(people)}) vv join review vw on vw.visit_id = vv.id`

/** What of a visit may be reviewed, with its review if there is one. */
export type ThingRow = { resourceType: ReviewResource; resourceId: string; name: string; withdrawn: boolean }

/** A review of a visit. */
export type VisitReviewRow = {
  id: string
  resourceType: ReviewResource
  resourceId: string
  author: string
  rating: number
  comment: string | null
  status: ReviewStatus
  reason: string | null
  corrected: boolean
  objection: string | null
  contested: boolean
}

/** The restaurant of a visit, then each different dish of its order in the order's order. */
export function findThings(db: Queryable, { id, orderId }: VisitRow): Promise<ThingRow[]> {
  return db.query<ThingRow>(
    `select t.type as "resourceType", t.id as "resourceId", t.name, exists (
       select from visit_withdrawal w where w.visit_id = $1 and w.resource_type = t.type and w.resource_id = t.id
     ) as withdrawn
     from (
       select 'RESTAURANT' as type, r.id, r.name, -1 as place from visit v join restaurant r on r.id = v.restaurant_id
         where v.id = $1
       union all
       select 'DISH', d.id, d.name, min(l.position) from order_line l join dish d on d.id = l.dish_id
         where l.order_id = $2 group by d.id, d.name
     ) t order by t.place`,
    [id, orderId],
  )
}

/** The reviews of a visit. */
export function findVisitReviews(db: Queryable, { id }: Pick<VisitRow, 'id'>): Promise<VisitReviewRow[]> {
  return db.query<VisitReviewRow>(
    `select id, resource_type as "resourceType", resource_id as "resourceId", author, rating, comment, status, reason,
       corrected_at is not null as corrected, objection, contested_at is not null as contested
     from review where visit_id = $1 order by created_at, id`,
    [id],
  )
}

/** A review to store. */
export type NewVisitReview = Pick<
  VisitReviewRow,
  'id' | 'resourceType' | 'resourceId' | 'author' | 'rating' | 'comment'
>

/** Stores a review of a visit as pending; its author is the visit, its day the visit's. */
export async function insertVisitReview(tx: Queryable, visitId: string, review: NewVisitReview): Promise<void> {
  const { id, resourceType, resourceId, author, rating, comment } = review
  await tx.query(
    `insert into review (id, visit_id, author_id, author, resource_type, resource_id, rating, comment, experience_on)
     select $1, v.id, v.id, $3, $4, $5, $6, $7, v.visited_on from visit v where v.id = $2`,
    [id, visitId, author, resourceType, resourceId, rating, comment],
  )
}

const waitsAgain = `status = 'PENDING', refused_for = reason, reason = null, moderated_by = null, moderated_at = null`

/** A refused review waits again with another rating and text. */
export async function writeCorrection(
  tx: Queryable,
  { id, rating, comment }: Pick<VisitReviewRow, 'id' | 'rating' | 'comment'>,
): Promise<void> {
  await tx.query(`update review set ${waitsAgain}, rating = $2, comment = $3, corrected_at = now() where id = $1`, [
    id,
    rating,
    comment,
  ])
}

/** A refused review waits again, with what its author says to the moderators. */
export async function writeObjection(tx: Queryable, id: string, objection: string): Promise<void> {
  await tx.query(`update review set ${waitsAgain}, objection = $2, contested_at = now() where id = $1`, [id, objection])
}

/** Deletes a review of a visit, and notes that it was taken back. */
export async function takeBack(tx: Queryable, visitId: string, id: string): Promise<void> {
  await tx.query(
    `insert into visit_withdrawal (visit_id, resource_type, resource_id, review_id)
     select visit_id, resource_type, resource_id, id from review where id = $2 and visit_id = $1`,
    [visitId, id],
  )
  await tx.query('delete from review where id = $2 and visit_id = $1', [visitId, id])
}

/** Whether a review of a visit was taken back. */
export async function isTakenBack(db: Queryable, visitId: string, id: string): Promise<boolean> {
  const rows = await db.query('select 1 from visit_withdrawal where visit_id = $1 and review_id = $2', [visitId, id])
  return rows.length > 0
}

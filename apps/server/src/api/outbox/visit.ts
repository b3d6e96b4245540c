import type { DecidedReviewWords, VisitWords } from '@potager/domain/message'
import type { ModerationDecision } from '@potager/domain/review'
import { addDays, type Instant, todayIn } from '@potager/domain/time'
import { formatVisitCode, visitReviewPath } from '@potager/domain/visit-review'
import type { Database, Queryable } from '../../db/database.ts'
import { wallAt } from '../../db/sql.ts'
import { newToken } from '../request/link.ts'
import { insertAuthor, makeVisit, type Visited } from '../visit-review/visit.ts'
import { writeMessage } from './queue.ts'

/** Whom messages about a visit are for: its customer, while they can be reached. */
type Told = VisitWords & {
  visitId: string
  customerId: string
  name: string
  email: string
  phone: string | null
}

/** SQL of a visit `v` and its customer, who is known, not erased, and can be reached. */
const told = `select v.id as "visitId", r.name as restaurant, to_char(v.visited_on, 'YYYY-MM-DD') as day,
    c.id as "customerId", c.full_name as name, c.email, c.phone
  from visit v join restaurant r on r.id = v.restaurant_id
  left join customer_order o on o.id = v.order_id left join booking b on b.id = v.booking_id
  join customer c on c.id = coalesce(o.customer_id, b.customer_id)
  where c.erased_at is null and v.code is not null and (c.email <> '' or c.phone is not null)`

/** Messages about reviews are the house's: the team of the restaurant that is judged holds no address that they give. */
const recipientOf = ({ name, email, phone, customerId }: Told) => ({
  to: { name, email, phone },
  restaurantId: null,
  customerId,
})

/**
 * Makes the visit of an order that is completed, or of a reservation that is over, and invites its customer to review
 * it: once each. A guest without a record has the address on their ticket.
 */
export async function inviteToReview(tx: Queryable, visited: Visited): Promise<void> {
  const visit = await makeVisit(tx, visited)
  if (!visit) return
  const [invited] = await tx.query<Told>(`${told} and v.id = $1`, [visit.id])
  if (!invited) return
  const { restaurant, day } = invited
  await writeMessage(tx, {
    kind: 'visit-invitation',
    words: { restaurant, day },
    event: `visit-invitation/${visit.id}`,
    ...recipientOf(invited),
    link: visitReviewPath(formatVisitCode(visit.code)),
    subjectId: visit.id,
  })
}

/**
 * The customer of the visit that a review is of, as they are written to, with a private page of their own; undefined when
 * they cannot be reached.
 */
export async function findReviewer(tx: Queryable, reviewId: string) {
  const [author] = await tx.query<Told>(`${told} and v.id = (select visit_id from review where id = $1)`, [reviewId])
  return author && { ...recipientOf(author), link: await insertAuthor(tx, author.visitId, newToken()) }
}

/** Tells the customer of a visit what was decided on a review of it, with a private page of their own, in the transaction of the decision. */
export async function tellDecision(tx: Queryable, reviewId: string, decision: ModerationDecision): Promise<void> {
  const [review] = await tx.query<
    Pick<DecidedReviewWords, 'about' | 'reason'> & { visitId: string; round: number; dish: boolean }
  >(
    `select w.visit_id as "visitId", w.reason, w.rounds as round, coalesce(d.name, r.name, '') as about, d.id is not null as dish
     from review w left join dish d on d.id = w.resource_id left join restaurant r on r.id = w.resource_id
     where w.id = $1 and w.visit_id is not null`,
    [reviewId],
  )
  if (!review) return
  const [author] = await tx.query<Told>(`${told} and v.id = $1`, [review.visitId])
  if (!author) return
  const { about, reason, round, dish } = review
  const { restaurant, day } = author
  const kind = decision === 'APPROVED' ? 'review-published' : 'review-refused'
  const token = newToken()
  const written = await writeMessage(tx, {
    kind,
    words: { restaurant, day, about, ...(dish ? { dish } : {}), ...(reason ? { reason } : {}) },
    event: `${kind}/${reviewId}/${round}`,
    ...recipientOf(author),
    link: visitReviewPath(token),
    subjectId: reviewId,
  })
  if (written) await insertAuthor(tx, review.visitId, token)
}

/** Takes back what was to be told of a review, and has not left: its author went on, or took it back. */
export async function dropReviewMessages(tx: Queryable, reviewId: string): Promise<void> {
  await tx.query(
    `delete from outbox where subject_id = $1 and kind in ('review-published', 'review-refused')
       and state in ('waiting', 'to-hand-over', 'given-up')`,
    [reviewId],
  )
}

/** The time at the restaurant from which people are written to about yesterday, and how late an invitation may be. */
const FROM = '09:00'
const LATE_DAYS = 7

/** SQL of what the clock of a restaurant `r` shows at `$1`. */
const clock = wallAt('r', '$1')

/**
 * Invites the customers of the reservations that ended before today, by their restaurant's clock: once each, whichever
 * process comes first.
 * @param now epoch milliseconds
 */
export async function inviteAfterReservations(db: Database, now: Instant): Promise<void> {
  const today = todayIn('UTC', now)
  // Today is this day, the one before or the one after everywhere: these bounds leave few bookings to look at.
  const over = await db.query<{ id: string }>(
    `select b.id from booking b join restaurant r on r.id = b.restaurant_id join customer c on c.id = b.customer_id
     where b.kind = 'RESERVATION' and b.status in ('CONFIRMED', 'COMPLETED') and not b.no_show and c.erased_at is null
       and b.ends_at >= $2::text::timestamp and b.ends_at < $3::text::timestamp
       and b.ends_at < ${clock}::date and b.ends_at >= ${clock}::date - ${LATE_DAYS} and ${clock}::time >= '${FROM}'
       and not exists (select from visit v where v.booking_id = b.id)
     order by b.ends_at, b.id`,
    [now, addDays(today, -1 - LATE_DAYS), addDays(today, 1)],
  )
  for (const { id } of over) {
    await db.transaction(async (tx) => {
      // Whoever notes an absence meanwhile waits: the link is closed by it.
      const [still] = await tx.query(
        `select 1 from booking where id = $1 and status in ('CONFIRMED', 'COMPLETED') and not no_show for share`,
        [id],
      )
      if (still) await inviteToReview(tx, { bookingId: id })
    })
  }
}

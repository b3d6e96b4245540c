import { visitReviewRefusals } from '@potager/domain/messages'
import { newVisitCode, readVisitCode, VISIT_LINK_DAYS, visitReviewPath } from '@potager/domain/visit-review'
import { hashOf } from '../../base/hash.ts'
import { newId, type Queryable } from '../../db/database.ts'
import { nowAt, zoneSql } from '../../db/sql.ts'
import { followLink } from '../private-link.ts'

/** A visit as an address of it opens it; days are its restaurant's. */
export type VisitRow = {
  id: string
  restaurantId: string
  restaurantName: string
  orderId: string | null
  day: string
  until: string
  /** Whether it is opened by a token of whoever wrote, and not by its code. */
  author: boolean
  /** Whether it may still be reviewed. */
  open: boolean
}

const day = (expression: string) => `to_char(${expression}, 'YYYY-MM-DD')`

/** SQL of a visit `v` and of what it was: of an order or a booking. */
const visitAndWhat = `visit v join restaurant r on r.id = v.restaurant_id
  left join customer_order o on o.id = v.order_id left join booking b on b.id = v.booking_id
  left join customer c on c.id = coalesce(o.customer_id, b.customer_id)`

const columns = `v.id, v.restaurant_id as "restaurantId", r.name as "restaurantName", v.order_id as "orderId",
  ${day('v.visited_on')} as day, ${day(`v.visited_on + ${VISIT_LINK_DAYS}`)} as until`

/** SQL of whether a visit may be reviewed: not over, its customer is not erased, and the house did not say since that nobody came. */
const open = `v.visited_on >= (now() at time zone ${zoneSql('r')})::date - ${VISIT_LINK_DAYS} and c.erased_at is null
  and b.no_show is distinct from true and b.status is distinct from 'CANCELLED'`

/**
 * The visit of a code as typed, or of an author's token; undefined when it is unknown or over. Any text is looked for in
 * the same way. A token works for as long as the visit is stored: whatever the house notes of it, its author keeps it.
 */
async function findVisit(db: Queryable, typed: string): Promise<VisitRow | undefined> {
  const [row] = await db.query<VisitRow>(
    `select ${columns}, a.token_hash is not null as author, (${open}) as open
     from ${visitAndWhat} left join visit_author a on a.visit_id = v.id and a.token_hash = $2
     where v.id in (select id from visit where code = $1 union all select visit_id from visit_author where token_hash = $2)
       and c.erased_at is null and (a.token_hash is not null or ${open})`,
    [readVisitCode(typed) ?? '', hashOf(typed)],
  )
  return row
}

/** Whether a review was written of a visit, taken back since or not: its code writes no other. */
const spent = `(exists (select from review w where w.visit_id = v.id)
  or exists (select from visit_withdrawal w where w.visit_id = v.id))`

/** Whether the code of a visit was used. */
export async function isSpent(db: Queryable, { id }: Pick<VisitRow, 'id'>): Promise<boolean> {
  const [row] = await db.query<{ spent: boolean }>(`select ${spent} as spent from visit v where v.id = $1`, [id])
  return row?.spent ?? false
}

/** Whether a token is of whoever wrote about a visit. */
export async function isAuthor(db: Queryable, { id }: Pick<VisitRow, 'id'>, token: string): Promise<boolean> {
  const rows = await db.query('select 1 from visit_author where token_hash = $1 and visit_id = $2', [hashOf(token), id])
  return rows.length > 0
}

/** Stores a token of whoever wrote about a visit, only as its hash. @returns the path of the private page that it opens */
export async function insertAuthor(tx: Queryable, visitId: string, token: string): Promise<string> {
  await tx.query('insert into visit_author (token_hash, visit_id) values ($1, $2)', [hashOf(token), visitId])
  return visitReviewPath(token)
}

/**
 * The visit of a code or a token, for a visitor; unknown ones are counted with those of requests.
 * @throws Refusal 404 when it is unknown or over, which are not told apart; 429 while the wait of earlier tries lasts
 */
export function findVisitFor(db: Queryable, typed: string, visitor: string): Promise<VisitRow> {
  const { over } = visitReviewRefusals
  return followLink(db, { kind: 'request', visitor, over }, () => findVisit(db, typed))
}

/** Waits for others who write about the same visit. */
export async function lockVisit(tx: Queryable, { id }: Pick<VisitRow, 'id'>): Promise<void> {
  await tx.query('select 1 from visit where id = $1 for no key update', [id])
}

/** Days after the visit in which its ticket is printed with the code: later, nobody of the team needs to read it. */
const TICKET_DAYS = 7

/** The link of an order's visit for its ticket; undefined when it has none, it is used, or the ticket is old. */
export async function findOrderLink(
  db: Queryable,
  orderId: string,
): Promise<{ code: string; until: string } | undefined> {
  const [row] = await db.query<{ code: string; until: string }>(
    `select v.code, ${day(`v.visited_on + ${VISIT_LINK_DAYS}`)} as until from ${visitAndWhat}
     where v.order_id = $1 and v.code is not null and ${open} and not ${spent}
       and v.visited_on >= (now() at time zone ${zoneSql('r')})::date - ${TICKET_DAYS}`,
    [orderId],
  )
  return row
}

/** What a visit was. */
export type Visited = { orderId: string } | { bookingId: string }

/** SQL of the visit that an order of today, or a booking of its day, makes. */
const visitOf = {
  orderId: `select $1::uuid, $2::text, restaurant_id, id, null::uuid, ${nowAt('restaurant_id')}::date
    from customer_order where id = $3`,
  bookingId: `select $1::uuid, $2::text, restaurant_id, null::uuid, id, starts_at::date from booking where id = $3`,
} as const

const MOST_DRAWS = 5

/**
 * Makes the visit of an order or booking with its code, once.
 * @returns its id and code; undefined when there was one already
 */
export async function makeVisit(tx: Queryable, of: Visited): Promise<{ id: string; code: string } | undefined> {
  const [kind, subject] = 'orderId' in of ? (['orderId', of.orderId] as const) : (['bookingId', of.bookingId] as const)
  for (let draw = 1; ; draw++) {
    const visit = { id: newId(), code: newVisitCode() }
    // A code that is taken is drawn again; a visit that there is, is left as it is.
    const made = await tx.query(
      `insert into visit (id, code, restaurant_id, order_id, booking_id, visited_on) ${visitOf[kind]}
       on conflict do nothing returning 1 as made`,
      [visit.id, visit.code, subject],
    )
    if (made.length > 0) return visit
    const [known] = await tx.query('select 1 from visit where order_id = $1 or booking_id = $1', [subject])
    if (known || draw === MOST_DRAWS) return undefined
  }
}

/** Forgets the visits that are over and were not reviewed. */
export async function forgetVisits(db: Queryable): Promise<void> {
  await db.query(
    `delete from visit v where visited_on < ${nowAt('v.restaurant_id')}::date - ${VISIT_LINK_DAYS}
       and not exists (select from review w where w.visit_id = v.id)`,
  )
}

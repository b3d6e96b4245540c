import type { MessageWish } from '@potager/domain/message'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { wishOf } from '../message/wish.ts'
import { reviewsOf } from '../visit-review/queries.ts'
import { ofOwnRestaurants, withDoubles } from './queries.ts'

/** A customer's page as the database returns it, with what the caller may see of restaurants and figures. */
export type CardRow = {
  id: string
  fullName: string
  email: string
  phone: string | null
  note: string
  version: number
  createdAt: Date
  restaurants: { id: string; name: string }[]
  orders: number
  bookings: number
  noShows: number
  reviews: number
  spentCents: number
  lastSeen: Date | null
  erasedAt: Date | null
  wish: MessageWish
}

/** Orders and bookings of a double follow a merge, and their reviews with them; what names its author itself does not. */
const reviewsSeen = `select count(*)::int from review w
  where w.id in (${reviewsOf(withDoubles('c.id'))})
    and (w.resource_type <> 'RESTAURANT' or ${inScope('w.resource_id')})`

/** The pages of these customers that an account may see; merged ones have none. */
export function findCards(db: Queryable, scope: string | null, ids: readonly string[]): Promise<CardRow[]> {
  return db.query<CardRow>(
    `select c.id, c.full_name as "fullName", c.email, c.phone, c.note, c.version, c.created_at as "createdAt", c.erased_at as "erasedAt",
       f.restaurants, f.orders, f.bookings, f."noShows", f."spentCents", f."lastSeen", (${reviewsSeen}) as reviews,
       ${wishOf('contact_key(c.email, c.phone)')} as wish
     from customer c cross join lateral (
       select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.sort_key, r.id)
           filter (where r.id is not null), '[]') as restaurants,
         coalesce(sum(t.orders), 0)::int as orders,
         coalesce(sum(t.bookings), 0)::int as bookings,
         coalesce(sum(t.no_shows), 0)::int as "noShows",
         coalesce(sum(t.spent_cents), 0)::float8 as "spentCents",
         max(t.last_seen_at) as "lastSeen"
       from customer_restaurant t join restaurant r on r.id = t.restaurant_id
       where t.customer_id = c.id and ${inScope('t.restaurant_id')}) f
     where c.id = any($2::uuid[]) and c.merged_into is null
       and ($1::uuid is null or ${ofOwnRestaurants('c.id', '$1')})`,
    [scope, ids],
  )
}

/** One customer's page, of the double when it was merged; undefined when the account may not see it or there is none. */
export async function findCard(db: Queryable, scope: string | null, id: string): Promise<CardRow | undefined> {
  const [merged] = await db.query<{ id: string }>(
    'select merged_into as id from customer where id = $1 and merged_into is not null',
    [id],
  )
  const [row] = await findCards(db, scope, [merged?.id ?? id])
  return row
}

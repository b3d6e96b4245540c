import type { Database } from '../src/db/database.ts'

/** Ids of demo rows for tests of every call; owned records belong to the account « proprietaire ». */
export type Known = {
  restaurant: string
  room: string
  dish: string
  order: string
  customer: string
  /** Pending and in the future. */
  reservation: string
  /** Pending. */
  event: string
  /** Pending, about a dish. */
  review: string
  /** Published, about a restaurant of the owner’s, without an answer. */
  answered: string
  disease: string
  sign: string
  user: string
  /** A session of the chatbot, over for days. */
  session: string
  /** Unresolved. */
  report: string
}

/** Finds the ids; throws when the demo lacks one. */
export async function findKnown(db: Database): Promise<Known> {
  const id = async (sql: string): Promise<string> => {
    const [row] = await db.query<{ id: string }>(sql)
    if (!row) throw new Error(`The demo has no row for: ${sql}`)
    return row.id
  }
  const mine = `select m.restaurant_id from restaurant_member m join account a on a.id = m.account_id
    where a.username = 'proprietaire'`
  const restaurant = await id(`select id from restaurant where id in (${mine}) order by id limit 1`)
  return {
    restaurant,
    room: await id(
      `select id from room where restaurant_id = '${restaurant}' and reservable order by position limit 1`,
    ),
    dish: await id('select id from dish where available order by id limit 1'),
    order: await id(
      `select id from customer_order where status = 'PENDING' and restaurant_id in (${mine}) order by id limit 1`,
    ),
    customer: await id(`select customer_id as id from customer_order
      where customer_id is not null and restaurant_id in (${mine}) order by customer_id limit 1`),
    reservation: await id(`select id from booking where kind = 'RESERVATION' and status = 'PENDING'
      and restaurant_id in (${mine}) order by starts_at desc limit 1`),
    event: await id(`select id from booking where kind = 'EVENT' and status = 'PENDING'
      and restaurant_id in (${mine}) order by starts_at desc limit 1`),
    user: await id(`select id from account where username = 'proprietaire'`),
    review: await id(`select id from review where status = 'PENDING' and resource_type = 'DISH' order by id limit 1`),
    answered: await id(`select id from review where status = 'APPROVED' and answered_at is null
      and resource_type = 'RESTAURANT' and resource_id in (${mine}) order by id limit 1`),
    disease: await id('select id from disease order by name_key limit 1'),
    sign: await id('select id from sign order by sort_key limit 1'),
    session: await id(`select id from chat_session where created_at < now() - interval '2 days'
      order by created_at desc, id desc limit 1`),
    report: await id('select id from report where not resolved order by created_at, id limit 1'),
  }
}

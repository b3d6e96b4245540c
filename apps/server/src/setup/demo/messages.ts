import { bookingMessage } from '@potager/domain/message'
import { tellCustomer } from '../../api/outbox/booking.ts'
import { tellOrderReady } from '../../api/outbox/order.ts'
import type { Queryable } from '../../db/database.ts'

/** How many bookings to come and orders that are ready have had a message. */
const SHOWN = { bookings: 9, orders: 3 } as const
/** Every so manieth message has been handed over; the first of the others was given up. */
const HANDED_OVER_EVERY = 3

/**
 * The messages that bookings to come and orders that wait were worth: some are handed over, one is given up, the others
 * are to hand over. What the house writes is what its changes write.
 */
export async function writeDemoMessages(tx: Queryable): Promise<void> {
  const bookings = await tx.query<{ id: string; status: string }>(
    `select id, status from booking where starts_at > now() at time zone 'Europe/Paris'
     order by starts_at, id limit $1::int`,
    [SHOWN.bookings],
  )
  for (const { id, status } of bookings) {
    await tellCustomer(tx, bookingMessage('PENDING', status) ?? 'booking-received', id)
  }
  const ready = await tx.query<{ id: string }>(
    `select id from customer_order where status = 'READY' and customer_id is not null order by created_at desc, id limit $1::int`,
    [SHOWN.orders],
  )
  for (const { id } of ready) await tellOrderReady(tx, id)
  await tx.query(
    `with counted as (select id, row_number() over (order by created_at, id) as place from outbox)
     update outbox o set
       state = case when place % $1::int = 0 then 'done' when place = 1 then 'given-up' else 'to-hand-over' end,
       settled_at = case when place % $1::int = 0 then now() end,
       link = case when place % $1::int = 0 then null else link end,
       wish_token = case when place % $1::int = 0 then null else wish_token end,
       failure = case when place = 1 then 'refused' end,
       answer = case when place = 1 then '550 5.1.1 No such mailbox' end,
       tries = case when place = 1 then 1 else 0 end
     from counted c where c.id = o.id`,
    [HANDED_OVER_EVERY],
  )
}

import { orderNumber } from '@potager/domain/format'
import type { Queryable } from '../../db/database.ts'
import { writeMessage } from './queue.ts'

type Told = { restaurantId: string; restaurant: string; customerId: string; total: number; delivery: boolean } & {
  name: string
  email: string
  phone: string | null
}

/** Tells the customer of an order that it is ready, once. A guest without a record is told at the counter. */
export async function tellOrderReady(tx: Queryable, id: string): Promise<void> {
  const [told] = await tx.query<Told>(
    `select o.restaurant_id as "restaurantId", r.name as restaurant, o.customer_id as "customerId", o.total_cents as total,
       o.delivery, c.full_name as name, c.email, c.phone
     from customer_order o join restaurant r on r.id = o.restaurant_id join customer c on c.id = o.customer_id
     where o.id = $1 and c.erased_at is null`,
    [id],
  )
  if (!told) return
  const { restaurantId, restaurant, customerId, total, delivery, name, email, phone } = told
  await writeMessage(tx, {
    kind: 'order-ready',
    words: { restaurant, number: orderNumber(id), total, delivery },
    event: `order-ready/${id}`,
    to: { name, email, phone },
    restaurantId,
    customerId,
    subjectId: id,
  })
}

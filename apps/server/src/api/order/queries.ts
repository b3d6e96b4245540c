import type { OrderStatus } from '@potager/domain/order'
import { fold } from '@potager/domain/text'
import type { ClockTime, Instant } from '@potager/domain/time'
import type { Cents } from '@potager/domain/wire'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'

/** An order with its lines as ordered; amounts in cents. */
export type OrderRow = {
  id: string
  restaurantId: string
  restaurantName: string
  customerId: string | null
  /** Null when nobody was named. */
  customerName: string | null
  status: OrderStatus
  total: Cents
  createdAt: Instant
  /** From 1, each day of the restaurant's clock. */
  dayNumber: number
  delivery: boolean
  wantedTime: ClockTime | null
  deliveryAddress: string | null
  deliveryPhone: string | null
  lines: OrderLineRow[]
}

/** A line as a tuple: field names would be sent and parsed again for each line. */
type OrderLineRow = readonly [
  id: string,
  dishName: string,
  unitPrice: Cents,
  quantity: number,
  allergens: string[],
  note: string | null,
]

/** Columns of an order, over `customer_order o join restaurant r`. */
export const orderRowColumns = `o.id, o.restaurant_id as "restaurantId", r.name as "restaurantName",
  o.customer_id as "customerId", o.customer_name as "customerName", o.status, o.total_cents as total, o.delivery,
  to_char(o.wanted_time, 'HH24:MI') as "wantedTime", o.delivery_address as "deliveryAddress", o.delivery_phone as "deliveryPhone",
  (select n.number from order_day_number n where n.order_id = o.id) as "dayNumber",
  (extract(epoch from o.created_at) * 1000)::float8 as "createdAt",
  coalesce((select json_agg(json_build_array(l.id, l.dish_name, l.unit_price_cents, l.quantity, l.allergens, l.note) order by l.position)
    from order_line l where l.order_id = o.id), '[]') as lines`

/** One order within the scope, or undefined. */
export async function findOrder(db: Queryable, scope: string | null, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(
    `select ${orderRowColumns} from customer_order o join restaurant r on r.id = o.restaurant_id
     where ${inScope('o.restaurant_id')} and o.id = $2`,
    [scope, id],
  )
  return row
}

/** The fields of an order that decide its moves. */
export type OrderState = { status: OrderStatus; restaurantId: string }

/** The state of an order within the scope, its row locked until the transaction ends; undefined when none. */
export async function lockOrder(tx: Queryable, scope: string | null, id: string): Promise<OrderState | undefined> {
  const [row] = await tx.query<OrderState>(
    `select o.status, o.restaurant_id as "restaurantId" from customer_order o
     where ${inScope('o.restaurant_id')} and o.id = $2 for update`,
    [scope, id],
  )
  return row
}

/** Writes a status; the caller has locked the row and checked the move. */
export async function writeOrderStatus(tx: Queryable, id: string, status: OrderStatus): Promise<void> {
  await tx.query('update customer_order set status = $2, moved_at = now() where id = $1', [id, status])
}

type NewOrderLine = {
  id: string
  dishId: string
  dishName: string
  unitPrice: Cents
  quantity: number
  allergens: string[]
  note?: string | undefined
}

/** An order to store, with its lines. */
export type NewOrder = {
  id: string
  restaurantId: string
  customerId: string | null
  customerName: string | null
  delivery: boolean
  wantedTime: ClockTime | undefined
  deliveryAddress: string | undefined
  deliveryPhone: string | undefined
  createdBy: string
  lines: NewOrderLine[]
}

/** Stores a pending order; its total is the sum of its lines. */
export async function insertOrder(tx: Queryable, order: NewOrder): Promise<void> {
  const total = order.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  await tx.query(
    `insert into customer_order
       (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents, created_by,
       wanted_time, delivery_address, delivery_phone)
     values ($1, $2, $3, $4, $5, 'PENDING', $6, $7, $8, $9, $10, $11)`,
    [
      order.id,
      order.restaurantId,
      order.customerId,
      order.customerName,
      order.customerName && fold(order.customerName),
      order.delivery,
      total,
      order.createdBy,
      order.wantedTime ?? null,
      order.deliveryAddress ?? null,
      order.deliveryPhone ?? null,
    ],
  )
  await tx.query(
    `insert into order_line (id, order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens, note)
     select l.id, $1, l.position, l."dishId", l."dishName", l."unitPrice", l.quantity,
       array(select jsonb_array_elements_text(l.allergens)), l.note
     from jsonb_to_recordset($2::jsonb) as l(id uuid, position int, "dishId" uuid, "dishName" text, "unitPrice" int,
       quantity int, allergens jsonb, note text)`,
    [order.id, JSON.stringify(order.lines.map((line, position) => ({ ...line, position })))],
  )
}

import { contract } from '@potager/domain/contract'
import { todayInParis, wallToInstant } from '@potager/domain/time'
import type { Queryable } from '../src/db/database.ts'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { startServer } from './harness.ts'

export const today = todayInParis(Date.now())
export const inParis = (day: string, clock: string) => wallToInstant(`${day}T${clock}:00`)

const postalCodes = { paris: '69001', reunion: '97400', empty: '69002' } as const
type House = keyof typeof postalCodes

/** A server with three restaurants of one owner; `order` stores an order of some portions of each of the first dishes. */
export async function openFigures() {
  const server = await startServer()
  const owner = await registerCaller(server, 'chiffres')
  const houses: Record<House, string> = { paris: '', reunion: '', empty: '' }
  for (const name of Object.keys(postalCodes) as House[]) {
    const address = { ...newRestaurant.address, postalCode: postalCodes[name] }
    const body = { ...newRestaurant, name: `Maison ${name}`, address }
    houses[name] = (await server.ok(contract.restaurant.createRestaurant, { token: owner, body })).id
  }
  const rows = await server.db.query<{ id: string }>('select id from dish order by sort_key, id limit 3')
  const dishes = rows.map(({ id }) => id)

  /** At ten euros for the first dish, and one more for each that follows. */
  async function store(tx: Queryable, restaurant: string, at: number, portions: readonly number[], status: string) {
    const id = crypto.randomUUID()
    const lines = portions.map((quantity, position) => ({ quantity, position, price: 1000 + 100 * position }))
    await tx.query(
      `insert into customer_order (id, restaurant_id, customer_name, customer_key, status, delivery, total_cents, created_at)
       values ($1, $2, 'Ana', 'ana', $3, false, $4, to_timestamp($5::float8))`,
      [id, restaurant, status, lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0), at / 1000],
    )
    await tx.query(
      `insert into order_line (id, order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens)
       select gen_random_uuid(), $1, l.position, ($3::uuid[])[l.position + 1], 'Plat', l.price, l.quantity, '{}'
       from jsonb_to_recordset($2::jsonb) as l(position int, price int, quantity int)`,
      [id, JSON.stringify(lines), dishes],
    )
    return id
  }
  const order = (
    restaurant: string,
    at: number,
    portions: readonly number[],
    { status = 'COMPLETED', tx }: { status?: string; tx?: Queryable } = {},
  ): Promise<string> =>
    tx
      ? store(tx, restaurant, at, portions, status)
      : server.db.transaction((own) => store(own, restaurant, at, portions, status))
  const clear = () =>
    server.db.query('delete from customer_order where restaurant_id = any($1::uuid[])', [Object.values(houses)])
  return { server, owner, houses, dishes, order, clear }
}
export type FiguresSetup = Awaited<ReturnType<typeof openFigures>>

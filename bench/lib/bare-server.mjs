// The baseline, as written in an hour: the order page with count(*) and OFFSET, no accounts, validation or logs. Runs
// in its own process.
import Fastify from 'fastify'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

app.get('/orders', async ({ query }) => {
  const size = Number(query.size ?? 20)
  const page = Number(query.page ?? 0)
  const [total, orders] = await Promise.all([
    pool.query('select count(*)::int as total from customer_order'),
    pool.query(
      `select o.id, o.customer_name, o.status, o.delivery, o.total_cents, o.created_at, r.name as restaurant_name,
         (select json_agg(l order by l.position) from order_line l where l.order_id = o.id) as lines
       from (select * from customer_order order by created_at desc, id desc limit $1 offset $2) o
       join restaurant r on r.id = o.restaurant_id order by o.created_at desc, o.id desc`,
      [size, page * size],
    ),
  ])
  const totalElements = total.rows[0].total
  return { content: orders.rows, totalElements, totalPages: Math.ceil(totalElements / size) }
})

process.send(await app.listen({ port: 0, host: '127.0.0.1' }))

const YEARS = "interval '5 years'"

/** Copies the demo's orders, each with one line, over five years until there are as many as asked. */
async function growOrders(client, rows) {
  const { rows: held } = await client.query('select count(*)::int as orders from customer_order')
  const missing = rows - held[0].orders
  if (missing <= 0) return
  await client.query(
    `insert into customer_order (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents, created_at)
     select gen_random_uuid(), o.restaurant_id, o.customer_id, o.customer_name, o.customer_key, 'COMPLETED', o.delivery, o.total_cents,
            now() - n * (${YEARS} / $1)
     from generate_series(1, $1::int) n
     join (select *, row_number() over (order by id) - 1 as rank from customer_order) o on o.rank = n % $2::int`,
    [missing, held[0].orders],
  )
  await client.query(
    `insert into order_line (id, order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens)
     select gen_random_uuid(), o.id, 0, d.id, d.name, d.price_cents, 1, d.allergens
     from (select id, row_number() over (order by id) as n from customer_order o
           where not exists (select 1 from order_line l where l.order_id = o.id)) o
     join (select *, row_number() over (order by id) - 1 as rank, count(*) over () as dishes from dish) d on d.rank = o.n % d.dishes`,
  )
}

/** Grows a demo database to so many orders. */
export async function grow(client, rows) {
  await client.query('set statement_timeout = 0')
  await growOrders(client, rows)
  await client.query('vacuum (analyze)')
}

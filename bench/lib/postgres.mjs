import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { ensurePostgres } from '../../scripts/programs.mjs'
import { withServer } from './server.mjs'

/**
 * Starts a separate PostgreSQL, with fsync on as by default; `create(name)` makes a database and returns its URL. It
 * listens on a socket in its own folder, since any port may be taken by another program.
 */
async function startPostgres() {
  const { env, problem } = await ensurePostgres()
  if (problem) throw new Error(problem)
  const run = (program, args) => {
    const command = join(env.PG_BIN, program)
    // It refuses to run as root: then as nobody.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    execFileSync(command, args, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'], ...user })
  }
  const home = mkdtempSync(join(tmpdir(), 'potager-bench-postgres-'))
  chmodSync(home, 0o777)
  const data = join(home, 'data')
  run('initdb', ['-D', data, '-U', 'potager', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  run('pg_ctl', ['-D', data, '-w', '-l', join(home, 'log'), '-o', `-k ${home} -c listen_addresses=`, 'start'])
  let running = true
  const stop = () => {
    if (!running) return
    running = false
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(home, { recursive: true, force: true })
  }
  // A measure that is cut short leaves no server behind.
  process.once('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const address = (name) => `postgres://potager@${encodeURIComponent(home)}/${name}`
  return {
    create: async (name) => {
      await withClient(address('postgres'), (client) => client.query(`create database ${name}`))
      return address(name)
    },
    stop,
  }
}

/** Runs `work` with a connection, closed afterwards. */
async function withClient(connectionString, work) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs `work` with a server on a PostgreSQL of its own, and its database's address, once `enlarge` has enlarged the
 * demonstration there by a connection.
 */
export async function onGrown(enlarge, work, env = {}) {
  const postgres = await startPostgres()
  try {
    const DATABASE_URL = await postgres.create('grown')
    await withServer({ env: { DATABASE_URL, DEMO: '1' } }, () => {})
    await withClient(DATABASE_URL, async (client) => {
      await client.query('set statement_timeout = 0')
      await enlarge(client)
      await client.query('vacuum (analyze)')
    })
    await withServer({ env: { DATABASE_URL, ...env } }, (server) => work(server, DATABASE_URL))
  } finally {
    postgres.stop()
  }
}

const YEARS = "interval '5 years'"
/** The demo's settings keep sessions for 360 days: the server would delete older ones during the run. */
const KEPT = "interval '359 days'"

/** Copies the demo's orders, each with one line, over five years up to the given number. */
export async function growOrders(client, rows) {
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

/** Gives each order with one line two more, of other dishes: as many as people order. */
export async function growOrderLines(client) {
  await client.query(
    `insert into order_line (id, order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens)
     select gen_random_uuid(), l.order_id, more, d.id, d.name, d.price_cents, 1, d.allergens
     from (select order_id, row_number() over (order by order_id) as n from order_line group by order_id having count(*) = 1) l
     cross join generate_series(1, 2) as more
     join (select *, row_number() over (order by id) - 1 as rank, count(*) over () as dishes from dish) d
       on d.rank = (l.n * 7 + more * 11) % d.dishes`,
  )
}

/** Inserts past reservations, one after the other in each room, up to the given number of bookings. */
async function growBookings(client, rows) {
  const { rows: held } = await client.query('select count(*)::int as bookings from booking')
  await client.query(
    `insert into booking (id, kind, restaurant_id, room_id, customer_id, starts_at, ends_at, people, status)
     select gen_random_uuid(), 'RESERVATION', r.restaurant_id, r.id, c.id,
            date_trunc('hour', now()::timestamp) - n * interval '2 hours', date_trunc('hour', now()::timestamp) - n * interval '2 hours' + interval '90 minutes',
            4, 'COMPLETED'
     from generate_series(1, greatest(0, $1::int - $2::int)) n
     join (select *, row_number() over (order by id) - 1 as rank, count(*) over () as rooms from room) r on r.rank = n % r.rooms
     cross join lateral (select id from customer order by id limit 1) c`,
    [rows, held[0].bookings],
  )
}

/** Copies the demo's chat sessions over the retention period up to the given number. */
export async function growSessions(client, rows) {
  const { rows: held } = await client.query('select count(*)::int as sessions from chat_session')
  const { rows: columns } = await client.query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = 'chat_session'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname not in ('id', 'created_at')`,
  )
  const copied = columns[0].names
  await client.query(
    `insert into chat_session (id, created_at, ${copied})
     select gen_random_uuid(), now() - n * (${KEPT} / greatest(1, $1::int)), ${copied}
     from generate_series(1, greatest(0, $1::int - $2::int)) n
     join (select *, row_number() over (order by id) - 1 as rank from chat_session) s on s.rank = n % $2::int`,
    [rows, held[0].sessions],
  )
}

/** Grows a demo database to the given numbers of orders, bookings and chat sessions. */
export async function grow(client, rows) {
  await growOrders(client, rows)
  await growBookings(client, rows)
  await growSessions(client, rows)
}

/**
 * Makes customers from the demo's first and last names, with an e-mail and a phone each, in the restaurants in turn: every
 * third in two of them, every fifth without a visit, the others seen within five years.
 */
export async function growCustomers(client, rows) {
  await client.query(
    `with made as (
       insert into customer (id, full_name, email, search_key, phone)
       select gen_random_uuid(), name, replace(search_key(name), ' ', '.') || n || '@exemple.fr', search_key(name),
         '+336' || lpad((n * 7919 % 100000000)::text, 8, '0')
       from generate_series(1, $1::int) n
       join (select split_part(full_name, ' ', 1) as first, row_number() over (order by id) - 1 as rank from customer) f
         on f.rank = n % 120
       join (select split_part(full_name, ' ', 2) as last, row_number() over (order by id) - 1 as rank from customer) l
         on l.rank = n / 120 % 120
       cross join lateral (select first || ' ' || last as name) named
       returning id)
     insert into customer_restaurant (customer_id, restaurant_id, orders, last_seen_at)
     select m.id, r.id, (m.n % 5 <> 0)::int, case when m.n % 5 <> 0 then now() - (m.n * 7919 % $1 + r.rank) * (${YEARS} / $1) end
     from (select id, row_number() over () as n from made) m
     join (select id, row_number() over (order by id) - 1 as rank, count(*) over () as restaurants from restaurant) r
       on r.rank = m.n % r.restaurants or (m.n % 3 = 0 and r.rank = (m.n + 1) % r.restaurants)`,
    [rows],
  )
}

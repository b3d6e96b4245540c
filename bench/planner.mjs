// The planner with 2,000 bookings in view: fifty rooms, one week, six bookings a day in each; opened, then scrolled in
// both directions.
import { printFigure } from './lib/figures.mjs'
import { storageOf, withPage } from './lib/page.mjs'
import { onGrown } from './lib/postgres.mjs'
import { signIn } from './lib/server.mjs'

const LONG_MS = 100
const monday = new Date(Date.UTC(2027, 0, 4)).toISOString().slice(0, 10)

/** The restaurant, and how many bookings it has. */
let filled

async function fill(client) {
  const { rows } = await client.query('select id from restaurant order by id limit 1')
  const { id } = rows[0]
  await client.query(
    `insert into room (restaurant_id, id, position, name, capacity, reservable)
     select $1, gen_random_uuid(), 1000 + n, 'Salle ' || n, 20, true from generate_series(1, 50) n`,
    [id],
  )
  const { rowCount } = await client.query(
    `insert into booking (id, kind, restaurant_id, room_id, customer_id, starts_at, ends_at, people, status)
     select gen_random_uuid(), 'RESERVATION', $1, m.id, c.id, $2::date + day * interval '1 day' + slot * interval '2 hours',
            $2::date + day * interval '1 day' + slot * interval '2 hours' + interval '90 minutes', 8,
            case when (day + slot) % 3 = 0 then 'PENDING' else 'CONFIRMED' end
     from room m cross join generate_series(0, 6) day cross join generate_series(5, 10) slot
     cross join lateral (select id from customer order by md5(id::text || m.position || day || slot) limit 1) c
     where m.restaurant_id = $1 and m.position > 1000`,
    [id, monday],
  )
  filled = { id, bookings: rowCount }
}

/**
 * The longest task of the page's main thread during `work`, in ms of CPU time, so that other load on the machine does
 * not count.
 */
async function longestTask(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const main = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}/${tid}`))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

/** Scrolls an element in wheel steps, one per frame, to its end and back; resolves when done. */
async function scrollThrough(selector) {
  const element = document.querySelector(selector)
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const ends = { Left: element.scrollWidth - element.clientWidth, Top: element.scrollHeight - element.clientHeight }
  for (const [axis, end] of Object.entries(ends)) {
    for (const [from, step] of [
      [0, 60],
      [end, -60],
    ]) {
      for (let place = from; place >= 0 && place <= end; place += step) {
        element[`scroll${axis}`] = place
        await frame()
      }
    }
  }
}

await onGrown(fill, async ({ url }) => {
  const storage = { ...storageOf(await signIn(url)), 'potager-restaurant:gerant': filled.id }
  await withPage({ storage }, async ({ page, browser }) => {
    // Load the application first: only the planner's own work counts.
    await page.goto(`${url}/manage-reservations`, { timeout: 120_000 })
    await page.getByRole('table').waitFor({ timeout: 120_000 })
    const opened = await longestTask(browser, page, async () => {
      await page.getByRole('button', { name: 'Planning' }).click()
      await page.getByRole('grid').waitFor()
      await page.getByText('Semaine', { exact: true }).click()
      await page.getByLabel('Jour à afficher').fill(monday)
      await page.getByRole('gridcell').first().waitFor()
    })
    const scrolled = await longestTask(browser, page, () => page.evaluate(scrollThrough, '[role="grid"]'))
    console.log(`planner, ${filled.bookings} bookings in view`)
    printFigure('longest task while it opens', opened, 'ms', LONG_MS)
    printFigure('longest task while it scrolls', scrolled, 'ms', LONG_MS)
    printFigure('slips drawn', await page.getByRole('gridcell').count(), '')
  })
})

import { contract } from '@potager/domain/contract'
import { fold } from '@potager/domain/text'
import { beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const c = contract.console

let server: TestServer
let manager: string
let admin: string
beforeAll(async () => {
  server = await startServer()
  manager = await server.tokenOf('gerant')
  admin = await server.tokenOf('admin')
})

/** A text absent from the demo, and how people type it. */
const written = 'Éternuements du Œuf — goût d’été'
const typed = ['éternuements', 'ETERNUEMENTS', 'œuf', 'oeuf', 'gout', 'GOÛT', 'd’été', "d'ete", 'du Œuf — g']

const lists = {
  reservations: {
    call: c.browseReservations,
    // A customer without events, which are found by their names too.
    write: `update customer set full_name = $1, search_key = $2 where id = (
              select customer_id from booking where kind = 'RESERVATION'
              and customer_id not in (select customer_id from booking where kind = 'EVENT') order by id limit 1)`,
  },
  events: {
    call: c.browseEventRequests,
    write: `update booking set title = $1 where id = (select id from booking where kind = 'EVENT' order by id limit 1)`,
  },
  'diseases, by a symptom': {
    call: c.browseDiseases,
    write: `update disease set symptoms = symptoms || array[$1] where id = (select id from disease order by id limit 1)`,
  },
  'diseases, by their name': {
    call: c.browseDiseases,
    write: `update disease set name = $1 where id = (select id from disease order by id desc limit 1)`,
  },
  'reports, by what was said': {
    call: c.browseReports,
    write: `update report set feedback = $1 where id = (select id from report order by id limit 1)`,
  },
  'reports, by what was suggested': {
    call: c.browseReports,
    write: `update report set suggested = $1 where id = (select id from report order by id desc limit 1)`,
  },
  'reviews, by their comment': {
    call: c.browseReviews,
    write: `update review set comment = $1 where id = (select id from review order by id limit 1)`,
  },
  'reviews, by their author': {
    call: c.browseReviews,
    write: `update review set author = $1 where id = (select id from review order by id desc limit 1)`,
  },
}

it.each(Object.entries(lists))('finds %s, accents, ligatures and case aside', async (_, { call, write }) => {
  const before = await server.ok(call, { token: manager, query: { q: typed[0] ?? '' } })
  await server.db.query(write, write.includes('$2') ? [written, fold(written)] : [written])
  for (const q of typed) {
    const found = await server.ok(call, { token: manager, query: { q } })
    expect(found.totalElements, q).toBeGreaterThan(q === typed[0] ? before.totalElements : 0)
  }
  for (const q of ['%', '_', '\\']) {
    expect((await server.ok(call, { token: manager, query: { q } })).totalElements, q).toBe(0)
  }
})

it('finds accounts by name, user name and e-mail address, accents and case aside', async () => {
  await server.db.query(`update account set first_name = 'Zoé', last_name = 'Lœillet' where username = 'gerant'`)
  const found = async (q: string) =>
    (await server.ok(contract.user.listUsers, { token: admin, query: { filter: JSON.stringify({ q }) } })).map(
      ({ username }) => username,
    )
  for (const q of ['zoe', 'ZOÉ', 'loeillet', 'Zoé Lœillet', 'gérant']) expect(await found(q), q).toEqual(['gerant'])
})

it('folds in the database as the program does: both sides of a search are alike', async () => {
  const texts = [
    'Ça et là',
    'ŒUVRE',
    'œuvre',
    'Æquo',
    'Straße',
    'Łódź',
    'Øre',
    'l’été',
    'NAÏVETÉ',
    '100 % _ \\ (a)',
    'Ÿ',
    'Très bon ❤️ merci',
  ]
  const rows = await server.db.query<{ key: string }>(
    'select search_key(t) as key from unnest($1::text[]) with ordinality as u(t, n) order by n',
    [texts],
  )
  expect(rows.map(({ key }) => key)).toEqual(texts.map(fold))
})

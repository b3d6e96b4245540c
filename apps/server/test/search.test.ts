import { fc } from '@fast-check/vitest'
import { contract } from '@potager/domain/contract'
import { diseaseNameKey, wordsKey } from '@potager/domain/disease'
import { fold, isFoundIn, searchKey } from '@potager/domain/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { startHousekeeping } from '../src/setup/prepare.ts'
import { startServer, type TestServer } from './harness.ts'
import { failLoudly } from './stores.ts'

describe('search', () => {
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

  const alike = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...'aÉœŒßﬁﬃﬄŁøΣςЖÑÅ ½Ⅳｆ',
        ...'\u00ad\u200b\u00a0\u202f\u2011\u2019\u00b4\u202e\u2028\t',
        '-',
        "'",
        ' ',
      ),
      // Not what the newest tables of Unicode have alone: a database may have older ones than the program.
      ...[
        { min: 1, max: 0x2fff },
        { min: 0xf900, max: 0xffef },
        { min: 0x1d400, max: 0x1d7ff },
      ].map((range) => fc.integer(range).map((code) => String.fromCodePoint(code))),
    ),
    maxLength: 30,
  })

  it('text is folded alike by the database and by the program', async () => {
    const known = [
      'ŒUVRE',
      'Æquo',
      'Straße',
      'Łódź',
      'Øre',
      'l’été',
      '100 % _ \\ (a)',
      'Très bon ❤️ merci',
      'ЖАННА',
      'ŠÇÐ',
    ]
    const texts = [...known, ...fc.sample(alike, { numRuns: 2000, seed: 1 })]
    const rows = await server.db.query<{ folded: string; key: string }>(
      'select fold_text(t) as folded, search_key(t) as key from unnest($1::text[]) with ordinality as u(t, n) order by n',
      [texts],
    )
    for (const [index, { folded, key }] of rows.entries()) {
      const text = texts[index] ?? ''
      expect([folded, key], JSON.stringify(text)).toEqual([fold(text), searchKey(text)])
    }
  })

  it.each([
    ['Adèle Jacquet', ['Jacquet Adèle', 'JACQUET  adele', 'Adèle\u00a0Jacquet', 'jac ade'], ['Jacquet Paul']],
    ['Jean-Paul Duval', ['Jean Paul Duval', 'duval jean‑paul', 'JeanPaul'], ['Jean Pierre']],
    ['Baptiste N’Diaye', ['NDiaye', 'N Diaye', "n'diaye baptiste", 'N´Diaye', 'N-Diaye'], ['Diallo']],
    ['Ter\u00adrine Saint\u202fJean', ['terrine', 'saint jean'], ['tartine']],
  ])('finds the customer « %s » by words, in any order and spelling', async (name, found, not) => {
    const token = manager
    const body = { fullName: name, restaurantId: undefined }
    await server.db.query(
      `insert into customer (id, full_name, search_key, email) values (gen_random_uuid(), $1, $2, 'x-y@exemple.fr')`,
      [body.fullName, fold(name)],
    )
    const namesOf = async (q: string) =>
      (await server.ok(c.browseCustomers, { token, query: { q } })).content.map(({ fullName }) => fullName)
    for (const q of found) {
      expect(await namesOf(q), q).toContain(name)
      expect(isFoundIn(name, q), q).toBe(true)
    }
    for (const q of not) {
      expect(await namesOf(q), q).not.toContain(name)
      expect(isFoundIn(name, q), q).toBe(false)
    }
  })

  it('finds a dish whose name has ligatures and soft hyphens, and the order of a guest by any word', async () => {
    await server.db.query(`update dish set name = $1, sort_key = $2 where id = (select id from dish limit 1)`, [
      'Dos de ﬁlet de souﬄé',
      fold('Dos de ﬁlet de souﬄé'),
    ])
    await server.db.query(
      `update customer_order set customer_name = 'Adèle Zwiller', customer_key = 'adele zwiller' where id = (select id from customer_order limit 1)`,
    )
    const hits = async (q: string) =>
      (await server.ok(c.search, { token: manager, query: { q } })).map(({ kind, title }) => `${kind} ${title}`)
    expect(await hits('souffle filet')).toEqual(['dish Dos de ﬁlet de souﬄé'])
    expect(await hits('Zwiller adele')).toEqual([expect.stringMatching(/^order #/)])
  })
})

describe('name-keys', () => {
  it('housekeeping renews name keys that an older version stored', async () => {
    const server = await startServer()
    const { db } = server
    const token = await server.tokenOf('gerant')
    const texts = { description: 'Texte', advice: 'Texte', prevention: 'Texte' }
    const told = { ...texts, urgency: 'LOW', symptoms: ['fièvre'], affectedRaces: ['toutes'] }
    const add = (name: string) => server.ask(contract.disease.createDisease, { token, body: { ...told, name } })
    await add('Gon\ufb02ement')
    await db.query(`update disease set name_key = 'gon\ufb02ement' where name = $1`, ['Gon\ufb02ement'])
    // By a rule that told them apart, another has the name too.
    await add('Gale double')
    await db.query(`insert into disease (id, name, name_key, description, urgency, advice, prevention, symptoms, affected_races)
    select gen_random_uuid(), 'Gale Double', 'gale-double', description, urgency, advice, prevention, symptoms, affected_races
    from disease where name = 'Gale double'`)
    await db.query(`update sign set name_key = 'a' || name_key, sort_key = 'b' || sort_key`)
    const end = startHousekeeping(db, {}, failLoudly)
    const keys = (table: string) =>
      db.query<{ name: string; name_key: string; sort_key?: string }>(`select * from ${table} order by name_key`)
    await expect
      .poll(() => keys('sign'), { timeout: 30_000 })
      .toSatisfy((rows: Awaited<ReturnType<typeof keys>>) =>
        rows.every(({ name, name_key, sort_key }) => name_key === wordsKey(name) && sort_key === fold(name)),
      )
    await end()
    const other = (await keys('disease')).filter(({ name, name_key }) => name_key !== diseaseNameKey(name))
    expect(other.map(({ name_key }) => name_key)).toEqual(['gale-double'])
    expect((await add('Gonflement')).status).toBe(409)
  })
})

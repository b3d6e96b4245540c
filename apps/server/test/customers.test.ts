import { contract } from '@potager/domain/contract'
import {
  customerFieldErrors,
  customerRefusals,
  customerImportMessages as m,
  staleMessages,
} from '@potager/domain/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerCaller } from './access/callers.ts'
import { guestOrder } from './access/customer.ts'
import { newRestaurant } from './access/restaurant.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'

const { createCustomer, getCustomer, updateCustomer, searchCustomers, listCustomers, importCustomers } =
  contract.customer
const { browseCustomers } = contract.console

let server: TestServer
let known: Known
let owner: string
let manager: string
let stranger: string
beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  owner = await server.tokenOf('proprietaire')
  manager = await server.tokenOf('gerant')
  stranger = await registerCaller(server, 'voisine')
  await server.ok(contract.restaurant.createRestaurant, { token: stranger, body: newRestaurant })
})

const create = (token: string, body: object) => server.ask(createCustomer, { token, body })
const search = (token: string, query: Record<string, string>) => server.ok(searchCustomers, { token, query })
const browse = (token: string, query: Record<string, string> = {}) => server.ok(browseCustomers, { token, query })

describe('a new customer', () => {
  it('needs a name and a valid phone or e-mail, and normalises the phone [CUS-01]', async () => {
    const body = { fullName: ' Zélie Autrui ', phone: '06 12.34 56-78', note: 'Allergique aux noix' }
    const made = await server.ok(createCustomer, { token: owner, body })
    expect(made).toMatchObject({
      fullName: 'Zélie Autrui',
      phone: '+33612345678',
      email: '',
      note: 'Allergique aux noix',
      version: 1,
      orders: 0,
      spent: 0,
      lastSeen: null,
    })
    expect(made.restaurants).toHaveLength(1)
    expect(await server.ok(getCustomer, { token: owner, params: { id: made.id } })).toEqual(made)

    const refused = async (sent: object) => {
      const { status, body: answer } = await create(owner, sent)
      return { status, errors: Object(answer).errors }
    }
    expect(await refused({ fullName: 'Sans contact' })).toEqual({
      status: 400,
      errors: { phone: customerFieldErrors.contact },
    })
    expect(await refused({ phone: '0611111111' })).toEqual({
      status: 400,
      errors: { fullName: customerFieldErrors.name },
    })
    expect(await refused({ fullName: 'Zoé', phone: '12' })).toEqual({
      status: 400,
      errors: { phone: customerFieldErrors.phone },
    })
    expect(await refused({ fullName: 'Zoé', email: 'zoe@' })).toEqual({
      status: 400,
      errors: { email: customerFieldErrors.email },
    })
  })

  it('with the phone or e-mail of another is 409 with that one, and is made once confirmed [CUS-02]', async () => {
    const first = await server.ok(createCustomer, {
      token: owner,
      body: { fullName: 'Paule Double', phone: '07 00 00 00 01', email: 'Paule@Exemple.fr' },
    })
    const offered = { id: first.id, fullName: 'Paule Double', email: 'Paule@Exemple.fr', phone: '+33700000001' }
    for (const body of [
      { fullName: 'P. Double', phone: '+33 (0)7 00 00 00 01' },
      { fullName: 'P. Double', email: 'paule@exemple.fr' },
    ]) {
      expect(await create(manager, body)).toMatchObject({
        status: 409,
        body: { message: customerRefusals.doubles(1), doubles: [offered] },
      })
    }
    const confirmed = await create(owner, { fullName: 'Paul Double', phone: '0700000001', confirmed: true })
    expect(confirmed.status).toBe(201)
    expect(await search(owner, { phone: '0700000001' })).toHaveLength(2)
  })

  it('is never refused for a double that the caller may not see [CUS-02] [CUS-07]', async () => {
    await server.ok(createCustomer, { token: owner, body: { fullName: 'Cachée', phone: '0700000002' } })
    const made = await create(stranger, { fullName: 'Une autre', phone: '0700000002' })
    expect(made.status).toBe(201)
    expect(await search(stranger, { phone: '0700000002' })).toMatchObject([{ fullName: 'Une autre' }])
    expect(await search(manager, { phone: '0700000002' })).toHaveLength(2)
  })

  it('belongs to the chosen restaurant, which must be one of the caller’s [CUS-08]', async () => {
    const own = await server.ok(contract.restaurant.listMyRestaurants, { token: owner })
    const [, second] = own
    const body = { fullName: 'Du second', email: 'second@exemple.fr', restaurantId: second?.id }
    const made = await server.ok(createCustomer, { token: owner, body })
    expect(made.restaurants).toEqual([{ id: second?.id, name: second?.name }])
    const [elsewhere] = await server.ok(contract.restaurant.listMyRestaurants, { token: stranger })
    expect(await create(owner, { ...body, email: 'autre@exemple.fr', restaurantId: elsewhere?.id })).toMatchObject({
      status: 400,
      body: { errors: { restaurantId: customerRefusals.otherRestaurant } },
    })
  })

  it('is made once of four simultaneous requests, and offered to the others [CUS-02]', async () => {
    for (const round of Array.from({ length: 5 }, (_, index) => index)) {
      const body = { fullName: 'En même temps', phone: `07 11 11 11 1${round}`, email: `temps${round}@exemple.fr` }
      const answers = await Promise.all(Array.from({ length: 4 }, () => create(manager, body)))
      const [made, ...others] = answers.filter(({ status }) => status === 201)
      expect(others).toEqual([])
      const { id } = Object(made?.body)
      const refused = answers.filter(({ status }) => status === 409).map(({ body: told }) => Object(told).doubles)
      expect(refused).toMatchObject([[{ id }], [{ id }], [{ id }]])
    }
  })

  it('is made once for an idempotency key', async () => {
    const sent = {
      token: manager,
      body: { fullName: 'Répétée', email: 'repetee@exemple.fr' },
      headers: { 'idempotency-key': 'client-repete' },
    }
    const made = await server.ok(createCustomer, sent)
    expect(await server.ok(createCustomer, sent)).toEqual(made)
  })
})

describe('a customer', () => {
  it('is found by any part of the name, phone or e-mail [CUS-03]', async () => {
    const body = { fullName: 'Ségolène d’Œuvre', phone: '06 98 76 54 32', email: 'S.Oeuvre@Exemple.fr' }
    const { id } = await server.ok(createCustomer, { token: owner, body })
    for (const query of [
      { name: 'golene' },
      { name: 'OEUVRE' },
      { email: 'oeuvre@ex' },
      { email: '<mailto:s.oeuvre@exemple.fr>,' },
      { phone: '8765' },
    ]) {
      expect(await search(owner, query), JSON.stringify(query)).toContainEqual({
        id,
        fullName: 'Ségolène d’Œuvre',
        email: 'S.Oeuvre@Exemple.fr',
        phone: '+33698765432',
      })
    }
    for (const q of ['golene', 's.oeuvre@', 'mailto:s.oeuvre@exemple.fr', '06 98 76', '+33 6 98']) {
      const page = await browse(owner, { q })
      expect(
        page.content.map((row) => row.id),
        q,
      ).toContain(id)
    }
    expect(await browse(owner, { q: '%' })).toMatchObject({ totalElements: 0 })
  })

  it('that the caller may not see is 404, without a name, and in no list [CUS-07]', async () => {
    const { id } = await server.ok(createCustomer, {
      token: owner,
      body: { fullName: 'Secrète', email: 'secrete@exemple.fr' },
    })
    const params = { id }
    const gone = { status: 404, body: { message: customerRefusals.unknown } }
    const body = { fullName: 'Prise', email: 'prise@exemple.fr', version: 1 }
    expect(await server.ask(getCustomer, { token: stranger, params })).toMatchObject(gone)
    expect(await server.ask(updateCustomer, { token: stranger, params, body })).toMatchObject(gone)
    expect(await server.call('GET', `/history/customer/${id}`, { token: stranger })).toMatchObject(gone)
    expect((await server.call('GET', `/history/customer/${id}`, { token: owner })).body).toMatchObject([
      { action: 'createCustomer', username: 'proprietaire' },
    ])
    expect(await browse(stranger, { ids: id })).toMatchObject({ totalElements: 0, content: [] })
    expect(await browse(owner, { ids: id })).toMatchObject({ totalElements: 1 })
    expect((await server.ok(listCustomers, { token: stranger })).map((row) => row.id)).not.toContain(id)
  })

  it('is edited over the version that was read [CUS-04]', async () => {
    const made = await server.ok(createCustomer, {
      token: owner,
      body: { fullName: 'Éditée', email: 'editee@exemple.fr' },
    })
    const params = { id: made.id }
    const edit = (body: object) => server.ask(updateCustomer, { token: owner, params, body })
    const body = { fullName: 'Éditée deux', phone: '+32 470 12 34 56', note: 'Fidèle', version: 1 }
    expect(await edit(body)).toMatchObject({
      status: 200,
      body: { fullName: 'Éditée deux', phone: '+32470123456', email: '', note: 'Fidèle', version: 2 },
    })
    expect(await edit({ ...body, fullName: 'Perdue' })).toMatchObject({
      status: 409,
      body: { message: staleMessages.customer },
    })
    expect(await search(owner, { name: 'editee deux' })).toHaveLength(1)
    const { body: history } = await server.call('GET', `/history/customer/${made.id}`, { token: owner })
    expect((history as { changes?: unknown }[]).map(({ changes }) => changes)).toEqual([
      undefined,
      [{ field: 'fullName' }, { field: 'phone' }, { field: 'email' }, { field: 'note' }],
    ])
  })
})

describe('the list of customers', () => {
  it('counts only orders and bookings that its reader may see [CUS-04] [CUS-07]', async () => {
    const params = { id: known.customer }
    // The demo may give all orders of one person to the owner's restaurants.
    const [theirs] = await server.ok(contract.restaurant.listMyRestaurants, { token: stranger })
    const { body } = guestOrder({ restaurant: theirs?.id ?? '', dish: known.dish })
    await server.ok(contract.order.createOrder, { token: manager, body: { ...body, idUser: known.customer } })
    const sum = (restaurants: string) =>
      server.db.query<{ orders: number; spent: number; bookings: number; absent: number; seen: Date }>(
        `select (select count(*)::int from customer_order where customer_id = $1 and restaurant_id in (${restaurants})) as orders,
           (select coalesce(sum(total_cents), 0)::float8 / 100 from customer_order where customer_id = $1
              and status = 'COMPLETED' and restaurant_id in (${restaurants})) as spent,
           (select count(*)::int from booking where customer_id = $1 and restaurant_id in (${restaurants})) as bookings,
           (select count(*)::int from booking where customer_id = $1 and no_show and restaurant_id in (${restaurants})) as absent`,
        [known.customer],
      )
    const own = `select restaurant_id from restaurant_member m join account a on a.id = m.account_id where a.username = 'proprietaire'`
    for (const [token, restaurants] of [
      [owner, own],
      [manager, 'select id from restaurant'],
    ] as const) {
      const [{ orders, spent, bookings, absent } = expect.fail()] = await sum(restaurants)
      const card = await server.ok(getCustomer, { token, params })
      expect(card).toMatchObject({ orders, spent, bookings, noShows: absent })
    }
    const [all] = await sum('select id from restaurant')
    const [mine] = await sum(own)
    expect(all?.orders).toBeGreaterThan(mine?.orders ?? 0)
  })

  it('is sorted by name, date of creation and last visit, and filtered by restaurant', async () => {
    const values = async (sort: string, direction: string) =>
      (await browse(manager, { sort, direction, size: '1000' })).content
    const byName = (await values('name', 'asc')).map(({ fullName }) => fullName)
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'fr')))
    const created = (await values('createdAt', 'desc')).map(({ createdAt }) => createdAt)
    expect(created).toEqual(created.toSorted().toReversed())
    const seen = (await values('lastSeen', 'desc')).map(({ lastSeen }) => lastSeen ?? '')
    expect(seen).toEqual(seen.toSorted().toReversed())
    expect(seen[0]).not.toBe('')
    expect(seen).toHaveLength(byName.length)
    const { content } = await browse(manager, { restaurantId: known.restaurant, size: '1000' })
    expect(content.length).toBeGreaterThan(0)
    expect(content.every(({ restaurants }) => restaurants.some(({ id }) => id === known.restaurant))).toBe(true)
    const mine = await browse(owner, { sort: 'lastSeen', direction: 'desc', size: '1000' })
    const mySeen = mine.content.map(({ lastSeen }) => lastSeen ?? '')
    expect(mySeen).toEqual(mySeen.toSorted().toReversed())
  })

  it('has each customer once over all pages, in the order of the whole list', async () => {
    for (const token of [manager, owner]) {
      for (const q of ['', 'ma']) {
        const query = { sort: 'lastSeen', direction: 'desc', q }
        const whole = (await browse(token, { ...query, size: '1000' })).content.map(({ id }) => id)
        const walked: string[] = []
        for (let page = 0; page * 4 < whole.length; page++) {
          const { content } = await browse(token, { ...query, size: '4', page: String(page) })
          walked.push(...content.map(({ id }) => id))
        }
        expect(walked).toEqual(whole)
        expect(new Set(walked).size).toBe(whole.length)
      }
    }
  })
})

const send = (token: string, rows: object[], more: object = { apply: false }) =>
  server.ask(importCustomers, {
    token,
    body: { rows: rows.map((row, index) => ({ row: index + 2, ...row })), ...more },
  })

describe('an import of customers [CUS-09]', () => {
  it('is compared without writing, then written as compared, and refused once outdated', async () => {
    const held = await server.ok(createCustomer, {
      token: owner,
      body: { fullName: 'Tenue', phone: '06 22 00 00 01', note: 'Fidèle' },
    })
    const rows = [
      { fullName: 'Tenue Longue', phone: '+33 6 22 00 00 01' },
      { fullName: 'Nouvelle Import', email: 'nouvelle@import.fr' },
    ]
    const compared = await send(owner, rows)
    expect(compared).toMatchObject({
      status: 200,
      body: {
        created: [{ row: 3, name: 'Nouvelle Import' }],
        changed: [{ row: 2, id: held.id, changes: [{ field: 'fullName', from: 'Tenue', to: 'Tenue Longue' }] }],
        refused: [],
      },
    })
    const find = (name: string) => server.ok(searchCustomers, { token: owner, query: { name } })
    expect(await find('nouvelle import')).toEqual([])

    const { digest } = Object(compared.body)
    expect((await send(owner, rows, { apply: true, digest })).status).toBe(200)
    expect(await find('nouvelle import')).toHaveLength(1)
    expect(await server.ok(getCustomer, { token: owner, params: { id: held.id } })).toMatchObject({
      fullName: 'Tenue Longue',
      note: 'Fidèle',
      version: 2,
    })
    expect(await send(owner, rows, { apply: true, digest })).toMatchObject({
      status: 409,
      body: { message: m.outdated },
    })
  })

  it('does not match customers whom the caller may not see', async () => {
    const hidden = { fullName: 'Invisible', phone: '06 22 00 00 02' }
    const { id } = await server.ok(createCustomer, { token: manager, body: hidden })
    expect((await send(owner, [hidden])).body).toMatchObject({ created: [{ row: 2 }], changed: [], unchanged: [] })
    expect((await send(owner, [{ ...hidden, id }])).body).toMatchObject({ refused: [{ message: m.unknownId }] })
    expect((await send(manager, [hidden])).body).toMatchObject({ created: [], unchanged: [{ row: 2 }] })
  })

  it('writes nothing when a row is refused', async () => {
    const rows = [
      { fullName: 'Jamais', email: 'jamais@import.fr' },
      { fullName: 'Jamais', email: 'JAMAIS@import.fr' },
    ]
    expect(await send(manager, rows, { apply: true })).toMatchObject({
      status: 409,
      body: { message: m.refusedRows(1) },
    })
    expect(await server.ok(searchCustomers, { token: manager, query: { email: 'jamais@import' } })).toEqual([])
  })

  it('makes one customer when others make the same one at the same time', async () => {
    for (const round of [0, 1, 2]) {
      const body = { fullName: 'Course', email: `course${round}@import.fr` }
      const answers = await Promise.all([
        send(manager, [body], { apply: true }),
        server.ask(createCustomer, { token: manager, body }),
        send(manager, [body], { apply: true }),
      ])
      expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true)
      expect(await server.ok(searchCustomers, { token: manager, query: { email: body.email } })).toHaveLength(1)
    }
  })

  it('writes 5000 rows within 30 seconds, once for a repeated key, and refuses 5001 [CUS-10]', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      fullName: `Nombreux ${index}`,
      email: `nombreux${index}@import.fr`,
      row: index + 2,
    }))
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const apply = () => server.ask(importCustomers, { token: manager, body: { rows, apply: true }, headers })
    const since = performance.now()
    const first = await apply()
    expect(first.status).toBe(200)
    expect(performance.now() - since).toBeLessThan(30_000)
    expect(await apply()).toMatchObject({ status: 200, body: first.body })
    const [{ made } = { made: 0 }] = await server.db.query<{ made: number }>(
      "select count(*)::int as made from customer where email like 'nombreux%'",
    )
    expect(made).toBe(5000)
    const more = [...rows, { ...rows[0], email: 'trop@import.fr', row: 5002 }]
    expect((await server.ask(importCustomers, { token: manager, body: { rows: more, apply: false } })).status).toBe(400)
  }, 120_000)
})

describe('an edit of a customer [CUS-11]', () => {
  it('that takes over the contact of another offers the double, and is written once confirmed', async () => {
    const [one, other] = [
      await server.ok(createCustomer, { token: owner, body: { fullName: 'Une', phone: '06 22 00 01 01' } }),
      await server.ok(createCustomer, { token: owner, body: { fullName: 'Autre', phone: '06 22 00 01 02' } }),
    ]
    const edit = (more: object) =>
      server.ask(updateCustomer, {
        token: owner,
        params: { id: one.id },
        body: { fullName: 'Une', version: 1, ...more },
      })
    expect(await edit({ phone: '+33622000102' })).toMatchObject({
      status: 409,
      body: { doubles: [{ id: other.id, fullName: 'Autre' }] },
    })
    expect((await edit({ phone: '+33622000102', confirmed: true })).status).toBe(200)
    // What they share already is no news.
    expect((await edit({ phone: '+33622000102', note: 'Même numéro', version: 2 })).status).toBe(200)
  })

  it('succeeds for one of two that set the same contact at once', async () => {
    const made = await Promise.all(
      [3, 4].map((digit) =>
        server.ok(createCustomer, { token: manager, body: { fullName: 'Course', phone: `06 22 00 02 0${digit}` } }),
      ),
    )
    const answers = await Promise.all(
      made.map(({ id }) =>
        server.ask(updateCustomer, {
          token: manager,
          params: { id },
          body: { fullName: 'Course', email: 'meme@import.fr', version: 1 },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

import { contract } from '@potager/domain/contract'
import { dishImportMessages as m, quotaMessages } from '@potager/domain/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { importDishes, listDishes, createDish } = contract.dish

let server: TestServer
let owner: string
let manager: string
beforeAll(async () => {
  server = await startServer()
  owner = await server.tokenOf('proprietaire')
  manager = await server.tokenOf('gerant')
})

const soup = { name: 'Soupe importée', category: 'ENTREE', price: 9.5, allergens: ['MILK'] }
const named = async (name: string) => (await server.ok(listDishes)).filter((dish) => dish.name === name)
const send = (token: string, rows: object[], more: object = { apply: false }, headers = {}) =>
  server.ask(importDishes, {
    token,
    headers,
    body: { rows: rows.map((row, index) => ({ row: index + 2, ...row })), ...more },
  })

describe('an import of dishes [DSH-21]', () => {
  it('is compared without writing, then written once for a key, and refused once outdated', async () => {
    const compared = await send(owner, [soup])
    expect(compared).toMatchObject({ status: 200, body: { created: [{ row: 2, name: soup.name }], refused: [] } })
    expect(await named(soup.name)).toEqual([])

    const { digest } = Object(compared.body)
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await send(owner, [soup], { apply: true, digest }, key)).status).toBe(200)
    expect((await send(owner, [soup], { apply: true, digest }, key)).status).toBe(200)
    expect(await named(soup.name)).toMatchObject([{ price: 9.5, available: true, allergens: ['MILK'], version: 1 }])
    expect(await send(owner, [soup], { apply: true, digest })).toMatchObject({
      status: 409,
      body: { message: m.outdated },
    })
  })

  it('changes an existing dish for managers only, and keeps fields that it leaves out', async () => {
    const dish = { ...soup, name: 'Tarte importée', description: 'Du jour' }
    expect((await send(manager, [dish], { apply: true })).status).toBe(200)
    const dearer = { name: 'TARTE IMPORTÉE', price: 11 }
    expect(await send(owner, [dearer], { apply: true })).toMatchObject({
      status: 409,
      body: { message: m.refusedRows(1) },
    })
    expect((await send(owner, [dearer])).body).toMatchObject({ refused: [{ row: 2, message: m.notYours }] })
    expect((await send(manager, [dearer], { apply: true })).status).toBe(200)
    expect(await named('TARTE IMPORTÉE')).toMatchObject([{ price: 11, description: 'Du jour', version: 2 }])
  })

  it('writes nothing when a row is refused', async () => {
    const rows = [
      { ...soup, name: 'Jamais servie' },
      { name: 'Sans prix', category: 'PLAT' },
    ]
    expect((await send(manager, rows, { apply: true })).status).toBe(409)
    expect(await named('Jamais servie')).toEqual([])
  })

  it('sent twice at once makes each dish once', async () => {
    const row = { ...soup, name: 'Course importée' }
    const answers = await Promise.all([owner, manager].map((token) => send(token, [row], { apply: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await named(row.name)).toHaveLength(1)
  })
})

const dish = { name: 'Soupe', description: '', price: 9, category: 'PLAT', available: true, allergens: [] }
const create = (changes: object = {}, key?: string) =>
  server.ask(createDish, {
    token: owner,
    body: { ...dish, ...changes },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const counted = () =>
  server.db.query<{ calls: number }>(`select calls from call_count where subject like 'createDish %'`)

describe('daily quota of an account', () => {
  beforeAll(() => server.db.query('delete from call_count'))

  it('counts a created dish once: neither a refused call nor a repeated one with the same idempotency key', async () => {
    expect((await create({ price: -1 })).status).toBe(400)
    expect(await counted()).toEqual([])
    expect((await create({}, 'une-soupe-une-fois')).status).toBe(201)
    expect((await create({}, 'une-soupe-une-fois')).status).toBe(201)
    expect(await counted()).toEqual([{ calls: 1 }])
  })

  it('answers 429 after 500 dishes, stores nothing and says when to try again', async () => {
    await server.db.query(`update call_count set calls = 498 where subject like 'createDish %'`)
    const before = (await server.ok(listDishes)).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toEqual({ message: quotaMessages.createdEnough(500) })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await server.ok(listDishes)).toHaveLength(before + 2)
    expect((await server.ask(createDish, { token: await server.tokenOf('gerant'), body: dish })).status).toBe(201)
  })
})

it('GET /api/user/customers returns at most 5,000 customers', async () => {
  await server.db.query(`insert into customer (id, full_name, email, search_key)
    select gen_random_uuid(), 'Client ' || n, n || '@exemple.fr', 'client ' || n from generate_series(1, 6000) n`)
  const gerant = await server.tokenOf('gerant')
  expect(await server.ok(contract.customer.listCustomers, { token: gerant })).toHaveLength(5000)
})

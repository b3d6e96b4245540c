import { contract } from '@potager/domain/contract'
import { quotaMessages } from '@potager/domain/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { createDish, listDishes } = contract.dish

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('proprietaire')
})

const dish = { name: 'Soupe', description: '', price: 9, category: 'PLAT', available: true, allergens: [] }
const create = (changes: object = {}, key?: string) =>
  server.ask(createDish, {
    token,
    body: { ...dish, ...changes },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const counted = () =>
  server.db.query<{ calls: number }>(`select calls from call_count where subject like 'createDish %'`)

describe('daily quota of an account', () => {
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

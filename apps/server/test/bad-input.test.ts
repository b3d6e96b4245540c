import { contract, type Endpoint } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { forms } from './bad-values.ts'
import { startServer, type TestServer } from './harness.ts'

/** A deep copy with one field set, or removed when the value is undefined. */
function withField(body: object, path: string, value: unknown): object {
  const copy: unknown = structuredClone(body)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy) as Record<
    string,
    unknown
  >
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy as object
}

let server: TestServer
let token: string
let ids: { restaurant: string; dish: string }
const tables = [
  'account',
  'session',
  'restaurant',
  'room',
  'restaurant_member',
  'dish',
  'customer_order',
  'order_line',
  'order_rollup',
  'idempotency_key',
]

beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('gerant')
  const [restaurant] = await server.ok(contract.restaurant.listRestaurants)
  const dish = (await server.ok(contract.dish.listDishes)).find(({ available }) => available)
  ids = { restaurant: restaurant?.id ?? '', dish: dish?.id ?? '' }
})

const rowCounts = () =>
  server.db.query(`select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`)

describe('every field of every body [RST-28] [DSH-19] [WIZ-10]', () => {
  it('covers each call that takes a body', () => {
    const withBody = Object.values(contract)
      .flatMap((group): Endpoint[] => Object.values(group))
      .filter(({ body }) => body)
    expect(
      Object.values(forms)
        .map(({ endpoint }) => endpoint.call.name)
        .sort(),
    ).toEqual(withBody.map(({ call }) => call.name).sort())
  })

  it.each(Object.entries(forms))(
    '%s refuses bad values at their field and writes nothing',
    async (_, { endpoint, valid, fields }) => {
      const before = await rowCounts()
      const send = async (body: unknown) => {
        await server.db.query('delete from login_throttle')
        const params = { orderId: '0197a000-0000-7000-8000-000000000000' }
        return server.ask(endpoint, { token, body, params, headers: { 'idempotency-key': crypto.randomUUID() } })
      }
      for (const { path, required = false, bad } of fields) {
        for (const value of [...bad, ...(required ? [undefined] : [])]) {
          const answer = await send(withField(valid(ids), path, value))
          const told = JSON.stringify({ path, value, answer: answer.body })
          expect(answer.status, told).toBe(400)
          expect(answer.body).toMatchObject({ message: 'Erreur de validation' })
          const { errors } = answer.body as { errors: Record<string, string> }
          expect(
            Object.keys(errors).some((field) => field === path || field.startsWith(`${path}.`)),
            told,
          ).toBe(true)
          expect(Object.values(errors).join(), told).not.toMatch(
            /Invalid (input|option|string|key)|Too (big|small)|Unrecognized|^$/,
          )
        }
      }
      expect((await send(undefined)).status).toBe(400)
      for (const body of ['', 'null', '[]', '"x"', '3']) {
        const answer = await server.call(endpoint.call.method, endpoint.call.path.replace(':orderId', ids.dish), {
          token,
          body,
          headers: { 'content-type': 'application/json' },
        })
        expect([endpoint.call.name, body, answer.status]).toEqual([endpoint.call.name, body, 400])
      }
      expect(await rowCounts()).toEqual(before)
    },
  )

  it('accepts those bodies when nothing is wrong with them', async () => {
    for (const name of ['createRestaurant', 'createDish', 'createOrder', 'register'] as const) {
      const { endpoint, valid } = forms[name] ?? {}
      const answer = endpoint && valid ? await server.ask(endpoint, { token, body: valid(ids) }) : null
      expect([name, answer?.status]).toEqual([name, 201])
    }
  })
})

import { fillPath } from '@potager/domain/api'
import { contract, type Endpoint } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { forms, noRecord, withField } from './forms/forms.ts'
import { startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'

let server: TestServer
let token: string
let known: Known

beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('admin')
  known = await findKnown(server.db)
})

/** Row counts of every table, except those that a refused request may change. */
async function rowCounts() {
  const tables = await server.db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname <> 'login_throttle' order by 1`,
  )
  return server.db.query(
    `select ${tables.map(({ name }) => `(select count(*)::int from ${name}) as ${name}`).join(', ')}`,
  )
}

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
    async (_, { endpoint, params, valid, fields, mayLack = false }) => {
      const before = await rowCounts()
      const at = params?.(known) ?? noRecord(endpoint)
      const send = async (body: unknown) => {
        await server.db.query('delete from login_throttle')
        return server.ask(endpoint, { token, body, params: at, headers: { 'idempotency-key': crypto.randomUUID() } })
      }
      for (const { path, required = false, bad } of fields) {
        for (const value of [...bad, ...(required ? [undefined] : [])]) {
          const answer = await send(withField(valid(known), path, value))
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
      for (const nothing of mayLack ? [] : [undefined]) expect((await send(nothing)).status).toBe(400)
      for (const body of [...(mayLack ? [] : ['', 'null']), '[]', '"x"', '3']) {
        const answer = await server.call(endpoint.call.method, fillPath(endpoint.call.path, at), {
          token,
          body,
          headers: { 'content-type': 'application/json' },
        })
        expect([endpoint.call.name, body, answer.status]).toEqual([endpoint.call.name, body, 400])
      }
      expect(await rowCounts()).toEqual(before)
    },
  )

  it('is accepted with valid values, for five creating calls', async () => {
    for (const name of ['createRestaurant', 'createDish', 'createOrder', 'register', 'createReservation'] as const) {
      const { endpoint, valid } = forms[name] ?? {}
      const answer = endpoint && valid ? await server.ask(endpoint, { token, body: valid(known) }) : null
      expect([name, answer?.status]).toEqual([name, 201])
    }
  })
})

it('stores texts in composed Unicode and with line feeds only', async () => {
  const body = {
    name: 'Cre\u0300me bru\u0302le\u0301e',
    description: 'Un\r\ndeux\rtrois',
    price: 7.5,
    category: 'DESSERT' as const,
    available: true,
    allergens: [],
  }
  const { id } = await server.ok(contract.dish.createDish, { token, body })
  const [stored] = await server.db.query('select name, description from dish where id = $1', [id])
  expect(stored).toEqual({ name: 'Cr\u00e8me br\u00fbl\u00e9e', description: 'Un\ndeux\ntrois' })
})

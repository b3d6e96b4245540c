import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fc } from '@fast-check/vitest'
import { fillPath } from '@potager/domain/api'
import { contract, type Endpoint } from '@potager/domain/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { allEndpoints } from '../src/api/endpoints.ts'
import { answerWriter } from '../src/api/plugin.ts'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/base/config.ts'
import { StoreError } from '../src/db/database.ts'
import { forms, noRecord, withField } from './forms/forms.ts'
import { likelyInput } from './generated/request.ts'
import { findKnown, type Known, startServer, type TestServer, testConfig } from './harness.ts'

let server: TestServer
let token: string
let known: Known
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('admin')
  known = await findKnown(server.db)
})

describe('every answer', () => {
  it('carries the headers of an API that is never framed, sniffed or cached', async () => {
    for (const path of ['/notprotected/menu', '/health', '/rien', '/user/customers', '/openapi.json']) {
      expect((await server.call('GET', path)).headers, path).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-type': expect.stringContaining('application/json'),
      })
    }
  })

  it('to an unknown address or method is a French 404 in JSON', async () => {
    for (const [method, path] of [
      ['GET', '/rien'],
      ['DELETE', '/menu/order'],
      ['PATCH', '/menu'],
      ['GET', '/authentification/login'],
    ] as const) {
      expect(await server.call(method, path)).toMatchObject({ status: 404, body: { message: 'Adresse inconnue.' } })
    }
  })

  it.each([
    [
      'unreadable JSON',
      { body: '{"username":', headers: { 'content-type': 'application/json' } },
      400,
      'Requête illisible.',
    ],
    [
      'a poisoned prototype',
      { body: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'Requête illisible.',
    ],
    [
      'another format',
      { body: 'username=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'Seul le format JSON est accepté.',
    ],
    ['plain text', { body: 'x', headers: { 'content-type': 'text/plain' } }, 415, 'Seul le format JSON est accepté.'],
    [
      'too much',
      { body: JSON.stringify({ username: 'x'.repeat(300_000) }), headers: { 'content-type': 'application/json' } },
      413,
      'La requête est trop volumineuse.',
    ],
  ])('to %s is an error in French', async (_, sent, status, message) => {
    expect(await server.call('POST', '/authentification/login', sent)).toMatchObject({ status, body: { message } })
  })

  it('to an address that cannot be decoded is 400 in French', async () => {
    expect(await server.call('GET', '/notprotected/menu/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { message: 'Requête illisible.' },
    })
  })

  it('to a body nested beyond reason, or with too many values, is 413', async () => {
    for (const body of [
      '['.repeat(100_000) + ']'.repeat(100_000),
      '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
      `[${'0,'.repeat(70_000)}0]`,
    ]) {
      const headers = { 'content-type': 'application/json' }
      expect(await server.call('POST', '/authentification/login', { body, headers })).toMatchObject({
        status: 413,
        body: { message: 'La requête est trop volumineuse.' },
      })
    }
  })

  it('to a body that names what objects are made from (__proto__, constructor) is 400', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const body of ['{"__proto__":{"role":"ADMIN"}}', '{"constructor":{"prototype":{"role":"ADMIN"}}}']) {
      const answer = await server.call('POST', '/authentification/login', { body, headers })
      expect(answer).toMatchObject({ status: 400, body: { message: 'Requête illisible.' } })
    }
  })

  it('to a failure of ours says nothing of the inside but a reference', async () => {
    const broken = { ...server.db, query: () => Promise.reject(new Error('select secret from inside')) }
    const app = await buildApp({ config: testConfig({ secretKey: 'x'.repeat(32) }), db: broken })
    const answer = await app.inject({ url: '/api/notprotected/menu' })
    await app.close()
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/^Une erreur inattendue s’est produite \(référence [0-9a-f-]{36}\)\.$/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  const answerTo = async (code: string) => {
    const away = { ...server.db, query: () => Promise.reject(new StoreError(code, 'away', undefined, undefined)) }
    const app = await buildApp({ config: testConfig({ secretKey: 'x'.repeat(32) }), db: away })
    const answer = await app.inject({ url: '/api/ready' })
    await app.close()
    return answer
  }

  it.each(['40P01', '55P03', '57014', '57P01', '25P03', '08006', '53300', 'ECONNREFUSED'])(
    'to a database that is busy or away (%s) is 503 with Retry-After: 1',
    async (code) => {
      const { statusCode, headers } = await answerTo(code)
      expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
    },
  )

  it.each(['53100', '58030', 'ENOSPC'])(
    'to a database without room (%s) is 503 that says so, with Retry-After: 30',
    async (code) => {
      const answer = await answerTo(code)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
      expect(answer.json()).toEqual({ message: expect.stringContaining('manque de place') })
    },
  )
})

it('answers in French even what is no HTTP request', async () => {
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const say = async (bytes: string) => {
    const socket = connect(Number(url.port), url.hostname)
    socket.end(bytes)
    return text(socket)
  }
  const nonsense = await say('bonjour\r\n\r\n')
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /)
  expect(nonsense).toContain('{"message":"Requête illisible."}')
  const endless = await say(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(endless).toMatch(/^HTTP\/1\.1 431 /)
  expect(endless).toContain('{"message":"Les en-têtes de la requête sont trop longs."}')
})

describe('the OpenAPI document', () => {
  it('describes every call of the contract, with its errors and who may call it', async () => {
    const { body } = await server.call('GET', '/openapi.json')
    const { paths } = body as {
      paths: Record<string, Record<string, { operationId: string; responses: object; security?: object[] }>>
    }
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const endpoints = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [
        ...endpoints.map(({ call }) => call.name),
        'watchChanges',
        'watchMenu',
        'readCalendar',
        'readRequestCalendar',
      ].sort(),
    )
    expect(paths['/menu/order']?.post).toMatchObject({
      security: [{ bearer: [] }],
      responses: { 201: {}, 400: {}, 401: {}, 403: {}, 409: {}, 422: {} },
    })
    expect(paths['/notprotected/restaurant/{id}']?.get?.security).toEqual([])
  })
})

describe('logs', () => {
  it('tell method, pattern and status, never tokens, passwords, names or addresses', async () => {
    const lines: string[] = []
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
    const app = await buildApp({ config: testConfig({ logLevel: 'trace' }), db: server.db })
    const login = await app.inject({
      method: 'POST',
      url: '/api/authentification/login',
      payload: { username: 'gerant', password: 'Potager#2026' },
    })
    const { accessToken } = login.json<{ accessToken: string }>()
    await app.inject({
      url: '/api/user/customers/search?name=Dupont&email=x%40exemple.fr',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    await app.close()
    output.mockRestore()
    const logged = lines.join('')
    expect(logged).toContain('/api/user/customers/search')
    expect(logged).not.toMatch(/Dupont|exemple\.fr|Potager#2026|gerant|127\.0\.0\.1/)
    expect(logged).not.toContain(accessToken.split('.')[2])
  })
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

const asked = (schema: (typeof allEndpoints)[number]['response']) => ({ schema, method: 'GET', url: '/' })

/** The same value with an additional key in each object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMore(inner)])),
    passwordHash: 'x',
  }
}

describe('the fast writer of answers', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.call.name, endpoint] as const))(
    'writes the same as the checked writer: %s',
    (_, { response, call }) => {
      const checked = answerWriter(true)(asked(response))
      const fast = answerWriter(false)(asked(response))
      fc.assert(
        fc.property(likelyInput(response, { any: '0190b6a0-0000-7000-8000-000000000001' }, call.path), (value) => {
          if (!response.safeParse(value).success) return
          expect(JSON.parse(fast(value))).toEqual(JSON.parse(checked(value)))
        }),
        { numRuns: 30, seed: 13 },
      )
    },
  )

  it('leaves out keys that no schema names, at any depth', () => {
    const { response } = contract.order.listOrders
    const [fast, checked] = [false, true].map((choice) => answerWriter(choice)(asked(response)))
    const id = '0190b6a0-0000-7000-8000-000000000001'
    const line = {
      id,
      dishName: '« Tarte » \u2028',
      unitPrice: 12.5,
      quantity: 2,
      lineTotal: 25,
      allergens: ['GLUTEN'],
    }
    const order = {
      id,
      customerName: 'Élise "L’" Martin',
      status: 'PENDING',
      totalAmount: 25,
      restaurantId: id,
      restaurantName: 'La Fève Tonka',
      createdAt: '2026-11-21T10:00:00.000Z',
      flatDelivered: true,
      lines: [line],
    }
    const page = { content: [order], totalElements: 1, totalPages: 1, first: true, last: true }
    expect(JSON.parse(fast?.(withMore(page)) ?? '')).toEqual(page)
    expect(fast?.(withMore(page))).toBe(checked?.(page))
  })

  it('is used in production only', () => {
    expect(readConfig({ NODE_ENV: 'production' }).checkAnswers).toBe(false)
    for (const env of [{}, { NODE_ENV: 'test' }, { NODE_ENV: 'development' }]) {
      expect(readConfig(env).checkAnswers).toBe(true)
    }
  })
})

describe('an answer that breaks the contract', () => {
  it('is a 500 where answers are checked, and from the fast writer when a key is missing', async () => {
    const { db } = await startServer()
    const statuses = async (checkAnswers: boolean, row: object) => {
      const broken = { ...db, query: async <Row>() => [row as Row] }
      const app = await buildApp({ config: testConfig({ checkAnswers, secretKey: 'x'.repeat(32) }), db: broken })
      const { statusCode } = await app.inject({ url: '/api/notprotected/menu' })
      await app.close()
      return statusCode
    }
    const dish = {
      id: 'no uuid',
      name: 'Tarte',
      description: '',
      price: 1000,
      category: 'PLAT',
      allergens: [],
      available: true,
      version: 1,
    }
    expect(await statuses(true, dish)).toBe(500)
    expect(await statuses(false, dish)).toBe(200)
    expect(await statuses(false, { ...dish, name: undefined })).toBe(500)
  })
})

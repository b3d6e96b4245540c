import { appendFileSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contract } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { capabilitiesIn } from '../src/api/capability/read.ts'
import { breakingChanges, type Contract } from './contract-file/breaking.ts'
import { contractFile } from './contract-file/document.ts'
import { startServer, type TestServer } from './harness.ts'

const docs = resolve(import.meta.dirname, '../../../docs')
const file = resolve(docs, 'openapi.json')

/** The reason of a breaking change: `npm run contract -- --breaking "WHY"`. */
const said = process.env.BREAKING_CHANGE

it('the contract is the one in docs/openapi.json, and a breaking change needs a stated reason', async () => {
  const server = await startServer()
  const { body } = await server.call('GET', '/openapi.json')
  // Its examples are of May 2027, and some calls take no day that is over.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-05-01T10:00:00Z') })
  const now = contractFile(Object(body))
  vi.useRealTimers()
  const recorded: Contract = JSON.parse(readFileSync(file, 'utf8'))
  const broken = breakingChanges(recorded, JSON.parse(now))
  if (said && broken.length > 0) {
    const today = new Date().toISOString().slice(0, 10)
    const lines = broken.map((line) => `- ${line}`).join('\n')
    appendFileSync(resolve(docs, 'contract-changes.md'), `\n## ${today} · ${said}\n\n${lines}\n`)
  }
  const unsaid = said ? [] : broken
  expect(unsaid, 'breaks who calls by the contract: npm run contract -- --breaking "WHY"').toEqual([])
  await expect(now, 'npm run contract').toMatchFileSnapshot(file)
})

it('the contract marks each call and key beyond the specification', () => {
  const { paths } = JSON.parse(readFileSync(file, 'utf8'))
  const mark = { 'x-potager-extension': true }
  expect(paths['/day'].get).toMatchObject(mark)
  expect(paths['/menu/order'].get).not.toHaveProperty('x-potager-extension')
  const sessions = Object.fromEntries(
    paths['/admin/chatbot/sessions'].get.parameters.map((one: { name: string }) => [one.name, one]),
  )
  expect(sessions).toMatchObject({ race: mark, hasReports: mark })
  expect(sessions.page).not.toHaveProperty('x-potager-extension')
  const order = paths['/menu/order/{id}'].get.responses[200].content['application/json'].schema.properties
  expect(order).toMatchObject({ restaurantId: mark, restaurantName: mark, customerId: mark })
  expect(order.customerName).not.toHaveProperty('x-potager-extension')
  const sent = paths['/menu/order'].post.requestBody.content['application/json'].schema.properties
  expect(sent).toMatchObject({ customerName: mark })
})

describe('the examples of the contract', () => {
  type Field = { at: string; name: string; value: unknown }
  type Body = { content?: { 'application/json'?: { example?: unknown } } }
  type Written = { operationId: string; requestBody?: Body; responses: Record<string, Body> }
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Written>> }
  const fieldsOf = (value: unknown, at: string, name = ''): Field[] => {
    if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, at, name))
    const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return [{ at, name, value }, ...inner.flatMap(([key, field]) => fieldsOf(field, at, key))]
  }
  const fields = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((body) =>
        fieldsOf(body?.content?.['application/json']?.example, operationId),
      ),
    )

  it('have plausible numbers for the names of their fields', () => {
    const bounds: [RegExp, number, number][] = [
      [/^(quantity|number)$/, 1, 50],
      [/^rating$/, 1, 5],
      [/^numberPlace$/, 1, 200],
      [/^numberPrinter$/, 1, 10],
      [/^numberMettingPlace$/, 1, 50],
      [/[pP]rice$/, 3, 1000],
      [/.*/, 0, 100_000],
    ]
    const strange = fields.filter(({ name, value }) => {
      const [, low = 0, high = 0] = bounds.find(([pattern]) => pattern.test(name)) ?? []
      return typeof value === 'number' && !(value >= low && value <= high && String(value).length < 9)
    })
    expect(strange).toEqual([])
  })

  it('have different texts for different fields', () => {
    const names = new Map<unknown, Set<string>>()
    for (const { name, value } of fields)
      if (typeof value === 'string' && !/^\d{4}-/.test(value))
        names.set(value, (names.get(value) ?? new Set()).add(name))
    expect([...names].filter(([, used]) => used.size > 9)).toEqual([])
    const dishes = fields.filter(({ name, at }) => name === 'name' && ['createDish', 'getDish'].includes(at))
    expect(new Set(dishes.map(({ value }) => value))).toEqual(new Set(['Gratin de blettes']))
  })

  it('have tokens in the form of a JWT, and ends after their starts', () => {
    const tokens = fields.filter(({ name }) => name === 'accessToken')
    expect(tokens.length).toBeGreaterThan(0)
    for (const { value } of tokens) expect(value).toMatch(/^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/)
    const pairs = [
      ['startTime', 'endTime'],
      ['startDate', 'endDate'],
    ] as const
    const records = fields.map(({ value }) => Object(value) as Record<string, unknown>)
    for (const [start, end] of pairs) {
      const periods = records.filter((record) => start in record && end in record)
      expect(periods.length).toBeGreaterThan(0)
      for (const record of periods) expect(String(record[end]) >= String(record[start])).toBe(true)
    }
  })
})

describe('a change of the contract', () => {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const dish = { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 50 } } }
  const before = {
    paths: {
      '/menu': {
        post: {
          parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'price'] } }],
          requestBody: json(dish),
          responses: { 201: json({ ...dish, properties: { name: { type: 'string', enum: ['SOUPE'] } } }) },
        },
      },
    },
  }
  const { post } = before.paths['/menu']
  const changed = (change: object) => breakingChanges(before, { paths: { '/menu': { post: { ...post, ...change } } } })
  const asked = (properties: object, required: string[] = ['name']) =>
    changed({ requestBody: json({ ...dish, required, properties: { ...dish.properties, ...properties } }) })
  const answered = (schema: object) => changed({ responses: { 201: json(schema) } })

  it('is not breaking when it asks for less or answers more', () => {
    expect(changed({})).toEqual([])
    expect(asked({ note: { type: 'string' }, name: { type: ['string', 'null'], maxLength: 80 } }, [])).toEqual([])
    expect(changed({ parameters: [{ name: 'sort', in: 'query', schema: { type: 'string' } }] })).toEqual([])
    const { requestBody: sent, ...without } = post
    const first = (body: object) =>
      breakingChanges({ paths: { '/menu': { post: without } } }, { paths: { '/menu': { post: { ...post, ...body } } } })
    expect(first({ requestBody: json({ ...dish, required: [] }) })).toEqual([])
    expect(first({ requestBody: sent })).toEqual(['POST /menu body: is expected and may be missing'])
    expect(
      answered({
        type: 'object',
        required: ['name', 'price'],
        properties: { name: { type: 'string', enum: ['SOUPE', 'TARTE'] }, price: { type: 'number' } },
      }),
    ).toEqual([])
    expect(breakingChanges(before, { paths: { ...before.paths, '/new': {} } })).toEqual([])
  })

  it.each([
    ['a call is gone', () => breakingChanges(before, { paths: {} }), ['POST /menu: is gone']],
    [
      'a field must be sent',
      () => asked({ price: { type: 'number' } }, ['name', 'price']),
      ['POST /menu body.price: is expected and may be missing'],
    ],
    [
      'a text is cut',
      () => asked({ name: { type: 'string', maxLength: 20 } }),
      ['POST /menu body.name: maxLength 50 may come, 20 is expected'],
    ],
    [
      'a type changes',
      () => asked({ name: { type: 'integer' } }),
      ['POST /menu body.name: string may come, integer is expected'],
    ],
    [
      'a code is no longer taken',
      () => changed({ parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['name'] } }] }),
      ['POST /menu ?sort: price may come and is not expected'],
    ],
    [
      'a parameter must be sent',
      () => changed({ parameters: [...post.parameters, { name: 'day', in: 'query', required: true }] }),
      ['POST /menu ?day: is expected and may be missing'],
    ],
    [
      'an answer may lack a field',
      () => answered({ ...dish, required: [] }),
      ['POST /menu 201.name: is expected and may be missing'],
    ],
    [
      'an answer may be null',
      () => answered({ anyOf: [dish, { type: 'null' }] }),
      ['POST /menu 201: null may come and is not expected'],
    ],
    ['a success has another status', () => changed({ responses: {} }), ['POST /menu 201: is gone']],
  ])('is reported as breaking when %s', (_, changes, told) => {
    expect(changes()).toEqual(told)
  })
})

describe('extensions of the contract', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startServer({ extensions: false })
    token = (await server.signIn('admin')).accessToken
  })

  describe('a backend that only knows the specification', () => {
    it('answers the calls of the specification', async () => {
      expect((await server.ask(contract.restaurant.listRestaurants, {})).status).toBe(200)
      expect((await server.ask(contract.order.listOrders, { token })).status).toBe(200)
    })

    it('answers 404 to the calls that are extensions', async () => {
      const extensions = Object.values(contract)
        .flatMap((group) => Object.values(group))
        .filter(({ call }) => call.extension && !call.path.includes(':'))
      expect(extensions.length).toBeGreaterThan(10)
      for (const { call } of extensions) {
        const { status } = await server.call(call.method, call.path, { token })
        expect([call.name, status]).toEqual([call.name, 404])
      }
    })
  })

  type Marked = { operationId: string; 'x-potager-extension'?: true; 'x-potager-extension-keys'?: string[] }

  describe('a backend that knows some of the extensions', () => {
    const some = ['getDay', 'getCapabilities', 'updateReservationStatus.reason']
    let partial: TestServer
    beforeAll(async () => {
      partial = await startServer({ extensions: some })
    })

    it('lists exactly these in GET /capabilities, and answers 404 to others', async () => {
      expect((await partial.call('GET', '/capabilities')).body).toEqual({
        extensions: expect.toSatisfy((names: string[]) => names.toSorted().join() === some.toSorted().join()),
      })
      const { accessToken } = await partial.signIn('admin')
      const status = async (path: string) => (await partial.call('GET', path, { token: accessToken })).status
      expect(await Promise.all(['/day', '/audit', '/changes'].map(status))).toEqual([200, 404, 404])
    })

    it('has an OpenAPI document from which the same capabilities are read', async () => {
      const { body } = await partial.call('GET', '/openapi.json')
      expect(capabilitiesIn(body, new URL('http://backend/api'))?.toSorted()).toEqual(some.toSorted())
    })

    it('marks them in that document, so that nobody takes them for the specification', async () => {
      const { body } = await partial.call('GET', '/openapi.json')
      const { paths } = body as { paths: Record<string, Record<string, Marked>> }
      const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
      const marked = operations.flatMap(({ operationId, ...marks }) => [
        ...(marks['x-potager-extension'] ? [operationId] : []),
        ...(marks['x-potager-extension-keys'] ?? []).map((key) => `${operationId}.${key}`),
      ])
      expect(marked.toSorted()).toEqual(some.toSorted())
    })

    it('passes over the keys that it does not know', async () => {
      const { accessToken } = await partial.signIn('gerant')
      const { body: all } = await partial.ask(contract.reservation.listReservations, { token: accessToken })
      const pending = (all as { id: string; status: string }[]).find(({ status }) => status === 'PENDING')
      const change = { status: 'CANCELLED', reason: 'Travaux', seenStatus: 'COMPLETED' } as const
      const params = { id: pending?.id ?? '' }
      const { status, body } = await partial.ask(contract.reservation.updateReservationStatus, {
        token: accessToken,
        params,
        body: change,
      })
      expect([status, body]).toMatchObject([200, { status: 'CANCELLED', reason: 'Travaux' }])
    })
  })

  it('a backend with every extension call but no extension key starts, lists no key, and ignores keys', async () => {
    const extended = Object.values(contract)
      .flatMap((group) => Object.values(group))
      .filter(({ call }) => call.extension)
    const keyless = await startServer({ extensions: extended.map(({ call }) => call.name) })
    const { body: document } = await keyless.call('GET', '/openapi.json')
    expect(capabilitiesIn(document, new URL('http://backend/api'))?.filter((name) => name.includes('.'))).toEqual([])
    const { accessToken } = await keyless.signIn('gerant')
    const [place] = await keyless.ok(contract.restaurant.listRestaurants, {})
    const day = addDays(todayInParis(Date.now()), 300)
    const made = await keyless.ok(contract.restaurant.createHoursException, {
      token: accessToken,
      params: { id: place?.id ?? '' },
      body: {
        startDate: day,
        endDate: day,
        openingHours: { start: '12:00', end: '14:00' },
        openingHours2: { start: '19:00', end: '22:00' },
      },
    })
    expect(made).toMatchObject({ openingHours: { start: [12, 0], end: [14, 0] } })
    expect(made.openingHours2).toBeUndefined()
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { differences, type Report, reportText } from '../src/conformance/report.ts'
import { runConformance } from '../src/conformance/run.ts'
import { allEndpoints } from '../src/conformance/session.ts'
import { startServer, type TestServer } from './harness.ts'

const credentials = { username: 'admin', password: 'Potager#2026' }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})

/** One answer on its way through the double; null leaves it as it is. */
type Answer = { status: number; body: unknown; type?: string }
type Asked = { method: string; path: string; query: URLSearchParams; signedIn: boolean }
type Deviation = (asked: Asked, answer: Answer) => Answer | null

/** Our own server behind a double that alters what it answers. */
const double =
  (alter: Deviation): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(String(input))
    const headers = new Headers(init.headers)
    const reply = await server.app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: Object.fromEntries(headers),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    const asked: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api', ''),
      query: url.searchParams,
      signedIn: headers.has('authorization'),
    }
    const answer = alter(asked, { status: reply.statusCode, body: reply.json() })
    if (!answer)
      return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': 'application/json' } })
    const type = answer.type ?? 'application/json'
    return new Response(type.includes('json') ? JSON.stringify(answer.body) : String(answer.body), {
      status: answer.status,
      headers: { 'content-type': type },
    })
  }

/** A run against the double; writing, unless told. */
async function check(
  alter: Deviation,
  options: { write?: boolean; extensions?: boolean; anonymous?: boolean } = {},
): Promise<Report> {
  await server.db.query('delete from login_throttle')
  const { write = true, extensions = true, anonymous = false } = options
  return runConformance({
    base: 'http://double.test/api',
    credentials: anonymous ? undefined : credentials,
    write,
    extensions,
    fetch: double(alter),
  })
}

type Page = {
  content: Record<string, unknown>[]
  totalElements: number
  totalPages: number
  first: boolean
  last: boolean
}
const isOrders = ({ method, path }: Asked) => method === 'GET' && path === '/menu/order'
const ok = ({ status }: Answer) => status === 200
const eachOf = (answer: Answer, change: (item: Record<string, unknown>) => Record<string, unknown>): Answer => ({
  ...answer,
  body: (answer.body as Record<string, unknown>[]).map(change),
})
const page = (answer: Answer, change: (page: Page) => Partial<Page>): Answer => {
  const body = answer.body as Page
  return { ...answer, body: { ...body, ...change(body) } }
}

/** Each with the call and the words that must be reported. */
const deviations: [name: string, alter: Deviation, call: string, told: RegExp][] = [
  [
    'a guarded list that anyone may read',
    (asked, answer) => (asked.path === '/user/customers' && answer.status === 401 ? { status: 200, body: [] } : null),
    'listCustomers',
    /sans jeton : statut 401 attendu, reçu 200/,
  ],
  [
    'a field that is missing',
    ({ path }, answer) =>
      path === '/notprotected/restaurant' ? eachOf(answer, ({ numberPlace: _, ...rest }) => rest) : null,
    'listRestaurants',
    /\[\]\.numberPlace : attendu un nombre, reçu rien/,
  ],
  [
    'a price that is text',
    ({ path }, answer) =>
      path === '/notprotected/menu' ? eachOf(answer, (dish) => ({ ...dish, price: String(dish.price) })) : null,
    'listDishes',
    /\[\]\.price : attendu un nombre, reçu « [\d.]+ »/,
  ],
  [
    'a status that the contract does not have',
    (asked, answer) =>
      isOrders(asked) && ok(answer) && !asked.query.has('status')
        ? page(answer, ({ content }) => ({ content: content.map((order) => ({ ...order, status: 'DONE' })) }))
        : null,
    'listOrders',
    /content\.\[\]\.status : attendu PENDING, .*reçu « DONE »/,
  ],
  [
    'a number of pages that is one too many',
    (asked, answer) =>
      isOrders(asked) && ok(answer) ? page(answer, ({ totalPages }) => ({ totalPages: totalPages + 1 })) : null,
    'listOrders',
    /totalPages : \d+ attendu pour \d+ éléments, reçu \d+/,
  ],
  [
    'a filter that filters nothing',
    (asked, answer) =>
      isOrders(asked) && ok(answer) && asked.query.get('status') === 'CANCELED'
        ? page(answer, ({ content }) => ({ content: content.map((order) => ({ ...order, status: 'READY' })) }))
        : null,
    'listOrders',
    /filtre status=CANCELED : status : « READY »/,
  ],
  [
    'a sort the other way round',
    (asked, answer) =>
      isOrders(asked) && ok(answer) && asked.query.get('sortBy') === 'totalAmount'
        ? page(answer, ({ content }) => ({ content: content.toReversed() }))
        : null,
    'listOrders',
    /tri totalAmount asc : la liste n’est pas triée/,
  ],
  [
    'an unknown id that is answered',
    ({ path }, answer) =>
      path.startsWith('/menu/order/ffffffff') && answer.status === 404 ? { status: 200, body: {} } : null,
    'getOrder',
    /identifiant inconnu : statut 404 attendu, reçu 200/,
  ],
  [
    'an error that is a page for browsers',
    ({ path, signedIn }, answer) =>
      path === '/event-requests/all' && !signedIn ? { ...answer, body: '<h1>401</h1>', type: 'text/html' } : null,
    'listEventRequests',
    /sans jeton : erreur en JSON attendue, reçu text\/html/,
  ],
  [
    'wrong credentials answered with 401',
    ({ path }, answer) =>
      path === '/authentification/login' && answer.status === 400 ? { ...answer, status: 401 } : null,
    'login',
    /compte inconnu : statut 400 attendu, reçu 401/,
  ],
  [
    'a creation answered with 200',
    ({ method, path }, answer) =>
      method === 'POST' && path === '/menu/order' && answer.status === 201 ? { ...answer, status: 200 } : null,
    'createOrder',
    /création : statut 201 attendu, reçu 200/,
  ],
  [
    'a refusal without messages by field',
    ({ method, path }, answer) =>
      method === 'POST' && path === '/menu' && answer.status === 400
        ? { ...answer, body: { message: 'Erreur de validation' } }
        : null,
    'createDish',
    /corps vide : aucun message par champ/,
  ],
  [
    'a second page that repeats the first',
    (asked, answer) => {
      if (!isOrders(asked) || !ok(answer) || asked.query.get('size') !== '2') return null
      if (asked.query.get('page') === '0') firstPage = (answer.body as Page).content
      return asked.query.get('page') === '1' ? page(answer, () => ({ content: firstPage })) : null
    },
    'listOrders',
    /page 1 : la page 1 répète des éléments de la page 0/,
  ],
  [
    'a forbidden move that is made',
    ({ method, path }, answer) =>
      method === 'PUT' && path.startsWith('/menu/order/status/') && answer.status === 409
        ? { status: 200, body: { id: 'x' } }
        : null,
    'updateOrderStatus',
    /CONFIRMED → COMPLETED, que la spécification n’a pas : statut 409 attendu, reçu 200/,
  ],
]
let firstPage: Record<string, unknown>[] = []

describe('the contract’s check', () => {
  it('finds nothing on our own server, and looks at every call', async () => {
    const report = await check(() => null)
    expect(reportText(report)).toContain('Aucune différence avec le contrat.')
    const checked = new Set(
      report.findings.filter(({ skipped }) => skipped === undefined).map(({ call }) => call.split(' ')[0]),
    )
    const { call: register } = allEndpoints.find(({ call }) => call.name === 'register') ?? { call: { name: '' } }
    expect(
      allEndpoints.map(({ call }) => call.name).filter((name) => !checked.has(name) && name !== register.name),
    ).toEqual([])
  })

  it.each(deviations)('finds %s, there and nowhere else', async (_, alter, call, told) => {
    const report = await check(alter)
    const wrong = differences(report)
    expect(reportText(report)).toMatch(told)
    expect([...new Set(wrong.map((finding) => finding.call.split(' ')[0]))]).toEqual([call])
  })

  it('writes nothing unless told to', async () => {
    const counts = async () =>
      server.db.query(`select (select count(*)::int from customer_order) as orders, (select count(*)::int from dish) as dishes,
        (select count(*)::int from booking) as bookings, (select count(*)::int from account) as accounts`)
    const before = await counts()
    const unsafe: string[] = []
    await check(
      ({ method, path }, { status }) => {
        if (method !== 'GET' && status < 400 && !path.startsWith('/authentification')) unsafe.push(`${method} ${path}`)
        return null
      },
      { write: false },
    )
    expect(unsafe).toEqual([])
    expect(await counts()).toEqual(before)
  })

  it('leaves extensions aside on request, and says what needs an account', async () => {
    const asked = new Set<string>()
    const report = await check(
      ({ path }) => {
        asked.add(path)
        return null
      },
      { write: false, extensions: false, anonymous: true },
    )
    expect(differences(report)).toEqual([])
    expect(
      [...asked].filter((path) => path.startsWith('/notprotected/reviews') || path === '/restaurant/mine'),
    ).toEqual([])
    expect(reportText(report)).toContain('il faut un compte')
  })
})

describe('npm run conformance', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/conformance/command.ts', ...args], {
      cwd: resolve(import.meta.dirname, '../../..'),
    })
    const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { code: code as number, out: out + errors }
  }

  it('ends with 0 without, 1 with differences, 2 when nothing answers or it is not told what to check', async () => {
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const right = await run('--base', `${url}/api/`, '--user', 'gerant', '--password', 'Potager#2026')
    expect([right.code, right.out]).toEqual([0, expect.stringContaining('Aucune différence')])

    const other = createServer((_, response) => response.writeHead(200).end('bonjour')).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const wrong = await run('--base', `http://127.0.0.1:${port}`)
    other.close()
    expect([wrong.code, wrong.out]).toEqual([
      1,
      expect.stringMatching(/\d+ différences avec le contrat, dans \d+ appels\./),
    ])

    expect(await run('--base', `http://127.0.0.1:${port}`)).toEqual({
      code: 2,
      out: expect.stringContaining('Rien ne répond à'),
    })
    expect(await run('--write')).toEqual({ code: 2, out: expect.stringContaining('Usage') })
  }, 60_000)
})

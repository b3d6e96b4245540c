import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Context, Hono } from 'hono'
import { callsOf, mind, operations, plainOf } from './calls.ts'
import type { Fault } from './faults.ts'
import { type Dates, misreadQuery, PAGE, type Row, refuse, wrongAnswer, wrongRefusal, wrongType } from './mistakes.ts'

/** Serves an app on a free port of this machine, until it is closed. */
export async function listen(app: Hono): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    text(incoming)
      .then((body) => app.request(url, { method, headers: headers as Record<string, string>, body: body || null }))
      .then(async (answer) => outgoing.writeHead(answer.status, [...answer.headers].flat()).end(await answer.text()))
      .catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  return { url: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() }
}

type Options = Partial<{ faults: readonly Fault[]; dates: Dates; claims: string[]; plain: boolean; orders: number }>

/**
 * A backend that shares nothing with ours: another framework, its own validation, its data in memory, and only the
 * specification's calls, as docs/openapi.json and docs/another-backend.md describe them. `faults` are its mistakes,
 * `claims` the extensions that it says it has; a `plain` one answers what the specification shows and refuses no parameter.
 */
export function createForeign({ faults = [], dates = 'text', claims, plain = false, orders = 9 }: Options = {}): Hono {
  const on = (fault: Fault) => faults.includes(fault)
  const { isOpen, answer } = callsOf(on, orders)
  const repeatable = new Map<string, { sent: string; told: Promise<string> }>()
  const app = new Hono()

  for (const { call, method, route, status, guarded, response, example, wrongFields } of operations) {
    const anybody = !guarded || (call === 'listCustomers' && on('list-without-token'))
    const tell = (body: string, code: number) =>
      new Response(body || null, { status: body ? code : 204, headers: wrongType(faults, call, body) })
    async function tellOf(input: Row, id?: string): Promise<string> {
      const told = (await answer(call, misreadQuery(faults, call, input), id)) ?? example
      if (plain && call === 'logout') return ''
      return wrongAnswer(faults, call, plain ? plainOf(response, told) : told, dates, input)
    }
    async function ask({ req }: Context): Promise<string> {
      const token = req.header('authorization')?.replace('Bearer ', '') ?? ''
      if (!anybody && !(await isOpen(token).catch(() => false))) refuse(401, 'Connexion requise')
      const [sent, key, query] = [await req.text(), req.header('idempotency-key'), req.query()]
      const trimmed = JSON.parse(sent || '{}', (_, value) => (typeof value === 'string' ? value.trim() : value))
      const input: Row = { ...trimmed, ...query }
      mind({ ...wrongFields(input), ...(plain && query), ...(on('bounds-unchecked') && { price: true }) })
      const before = key && repeatable.get(call + key)
      if (before && before.sent !== sent && !on('key-for-all')) refuse(422, 'Cette clé a servi à autre chose')
      if (before && !on('retry-creates')) return before.told
      const told = tellOf(input, Object.values(req.param())[0])
      if (key) repeatable.set(call + key, { sent, told })
      return told
    }
    app.on(on('any-method') && method === 'get' ? ['get', 'patch'] : [method], route, (context) =>
      ask(context).then(
        (body) => tell(body, on('created-200') ? 200 : status),
        (error: unknown) => tell(...wrongRefusal(faults, call, error)),
      ),
    )
  }
  if (claims) app.get('/api/capabilities', (context) => context.json({ extensions: claims }))
  app.notFound(({ html, json }) => (on('address-200') ? html(PAGE) : json({ message: 'Adresse inconnue' }, 404)))
  return app
}

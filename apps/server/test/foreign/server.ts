import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { decode, sign, verify } from 'hono/jwt'
import { type Handler, handlersOf, refusal } from './calls.ts'
import { operations, plainOf, type Row } from './document.ts'
import type { Fault } from './faults.ts'
import { type Dates, misreadQuery, NO_JSON, PAGE, wrongAnswer, wrongRefusal, wrongType } from './mistakes.ts'

/** The account of this backend. */
export const ACCOUNT = { username: 'cheffe', password: 'Marmite#2026' } as const
const SECRET = randomUUID()

/** The sign-ins of this backend: whose tokens are good, and the calls that open and end a session. */
function sessions(on: (fault: Fault) => boolean) {
  const open = new Map<unknown, string>()
  async function begin(ended?: string): Promise<Row> {
    const [refreshToken, jti] = [randomUUID(), randomUUID()]
    open.set(refreshToken, jti)
    const claims = { jti: on('dead-refresh') && ended ? ended : jti, exp: Math.floor(Date.now() / 1000) + 600 }
    return { accessToken: await sign(claims, SECRET), refreshToken, username: ACCOUNT.username, role: 'MANAGER' }
  }
  async function isOpen(token: string): Promise<boolean> {
    const unread = on('signature-unread') || (on('unsigned-tokens') && token.endsWith('.'))
    const { jti } = unread ? decode(token).payload : await verify(token, SECRET, 'HS256')
    return [...open.values()].includes(String(jti))
  }
  const handlers: Record<string, Handler> = {
    login: ({ username, password }) => {
      if (username !== ACCOUNT.username || password !== ACCOUNT.password) throw refusal(400, 'Identifiants incorrects')
      return begin()
    },
    refreshToken: ({ refreshToken }) => {
      const ended = open.get(refreshToken)
      if (!open.delete(refreshToken)) throw refusal(401, 'Session terminée')
      return begin(ended)
    },
    logout: ({ refreshToken }) => {
      if (!on('logout-forgets-nothing')) open.delete(refreshToken)
      return { ok: true }
    },
  }
  return { isOpen, handlers }
}

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
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() }
}

type Options = {
  faults?: readonly Fault[]
  dates?: Dates
  claims?: readonly string[]
  plain?: boolean
  orders?: number
}

/**
 * A backend that shares nothing with ours: another framework, its own validation, its data in memory. It serves the
 * specification's calls as docs/openapi.json and docs/another-backend.md describe them, and no extension call. `faults`
 * are its mistakes, `claims` the extensions that it says it has; a `plain` one answers no key beyond the specification and
 * no body where that shows none, refuses no parameter, and has pages of 20 at most, which say so.
 */
export function createForeign({ faults = [], dates = 'text', claims, plain = false, orders = 9 }: Options = {}): Hono {
  const on = (fault: Fault) => faults.includes(fault)
  const { isOpen, handlers: ofSessions } = sessions(on)
  const handlers = { ...handlersOf(on, orders, plain ? 20 : 1000), ...ofSessions }
  const repeatable = new Map<string, { sent: string; told: Promise<string> }>()
  const app = new Hono()

  for (const { call, method, path, status, guarded, response, example, check } of operations) {
    const handler = handlers[call] ?? (() => example)
    const anybody = !guarded || (call === 'listCustomers' && on('list-without-token'))
    const tell = (body: string, code: number) => {
      const headers = { 'content-type': wrongType(faults, call, body) }
      return new Response(body || null, { status: body ? code : 204, headers })
    }
    async function answer(input: Row): Promise<string> {
      const told = await handler(misreadQuery(faults, call, input))
      if (plain && call === 'logout') return ''
      return wrongAnswer(faults, call, plain ? plainOf(response, told) : told, dates, input)
    }
    async function ask({ req }: Context): Promise<string> {
      const token = req.header('authorization')?.replace('Bearer ', '') ?? ''
      if (!anybody && !(await isOpen(token).catch(() => false))) throw refusal(401, 'Connexion requise')
      const [sent, key] = [await req.text(), req.header('idempotency-key')]
      const body: Row = JSON.parse(sent || '{}', (_, value) => (typeof value === 'string' ? value.trim() : value))
      const input = { ...body, ...req.query(), ...req.param() }
      const problems = check(input)
      if (plain) for (const name of Object.keys(req.query())) delete problems[name]
      if (on('bounds-unchecked')) delete problems.price
      if (Object.keys(problems).length > 0) throw refusal(400, 'Erreur de validation', problems)
      const before = key && repeatable.get(call + key)
      if (before && before.sent !== sent && !on('key-for-all')) throw refusal(422, 'Cette clé a servi à autre chose')
      if (before && !on('retry-creates')) return before.told
      const told = answer(input)
      if (key) repeatable.set(call + key, { sent, told })
      return told
    }
    app.on(method, `/api${path}`, async (context) => {
      try {
        return tell(await ask(context), on('created-200') ? 200 : status)
      } catch (error) {
        const refused = error instanceof SyntaxError ? refusal(400, NO_JSON) : error
        if (!(refused instanceof HTTPException)) throw error
        return tell(...wrongRefusal(faults, call, refused))
      }
    })
    if (on('any-method') && method === 'get') app.on('PATCH', `/api${path}`, (context) => context.json({ ok: true }))
  }
  if (claims) app.get('/api/capabilities', (context) => context.json({ extensions: claims }))
  app.notFound((context) =>
    on('address-200') ? context.html(PAGE) : context.json({ message: 'Adresse inconnue' }, 404),
  )
  return app
}

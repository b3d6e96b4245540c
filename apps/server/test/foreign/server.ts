import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { decode, sign, verify } from 'hono/jwt'
import { type Handler, handlersOf, refusal } from './calls.ts'
import { freshTables } from './data.ts'
import { operations, plainOf, type Row } from './document.ts'
import type { Fault } from './faults.ts'
import { type Dates, misreadQuery, NO_JSON, PAGE, wrongAnswer, wrongRefusal, wrongType } from './mistakes.ts'

/** The account of this backend. */
export const ACCOUNT = { username: 'cheffe', password: 'Marmite#2026' } as const

/** The sign-ins of this backend: whose tokens are good, and the calls that open and end a session. */
function sessions(on: (fault: Fault) => boolean) {
  const secret = randomBytes(32).toString('hex')
  const open = new Map<unknown, string>()
  async function begin(ended?: string): Promise<Row> {
    const [refreshToken, access] = [randomUUID(), randomUUID()]
    open.set(refreshToken, access)
    const jti = on('dead-refresh') && ended ? ended : access
    const accessToken = await sign({ jti, exp: Math.floor(Date.now() / 1000) + 600 }, secret)
    return { accessToken, refreshToken, username: ACCOUNT.username, role: 'MANAGER' }
  }
  async function isValid(token: string): Promise<boolean> {
    try {
      const unread = on('signature-unread') || (on('unsigned-tokens') && token.endsWith('.'))
      const { jti } = unread ? decode(token).payload : await verify(token, secret, 'HS256')
      return [...open.values()].includes(String(jti))
    } catch {
      // What is no token of ours is nobody's.
      return false
    }
  }
  const handlers: Record<string, Handler> = {
    login: ({ username, password }) => {
      if (username !== ACCOUNT.username || password !== ACCOUNT.password) throw refusal(400, 'Identifiants incorrects')
      return begin()
    },
    refreshToken: ({ refreshToken }) => {
      const ended = open.get(refreshToken)
      if (!ended) throw refusal(401, 'Session terminée')
      open.delete(refreshToken)
      return begin(ended)
    },
    logout: ({ refreshToken }) => {
      if (!on('logout-forgets-nothing')) open.delete(refreshToken)
      return { ok: true }
    },
  }
  return { isValid, handlers }
}

function readJson(sent: string): Row {
  try {
    return JSON.parse(sent, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value))
  } catch {
    throw refusal(400, NO_JSON)
  }
}

async function forward(app: Hono, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming
  try {
    const [body, names] = [await buffer(incoming), Object.entries(headers) as [string, string][]]
    const answer = await app.request(url, { method, headers: names, ...(body.length > 0 ? { body } : {}) })
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  } catch (error) {
    outgoing.destroy(error instanceof Error ? error : undefined)
  }
}

/** Serves an app on a free port of this machine, until it is closed. */
export async function listen(app: Hono): Promise<{ url: string; close: () => void }> {
  const server = createServer((...both) => void forward(app, ...both)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => void [server.close(), server.closeAllConnections()]
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
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
  const { isValid, handlers: ofSessions } = sessions(on)
  const handlers = { ...handlersOf(freshTables(orders), on, plain ? 20 : Infinity), ...ofSessions }
  const answerOf = (call: string, body: string, status: number) =>
    body === ''
      ? new Response(null, { status: 204 })
      : new Response(body, { status, headers: { 'content-type': wrongType(faults, call, body) } })
  const repeatable = new Map<string, { sent: string; text: Promise<string> }>()
  const app = new Hono()

  for (const { call, method, path, status, guarded, response, example, check } of operations) {
    const handler: Handler = handlers[call] ?? (() => example)
    const ask = async (context: Context): Promise<{ text: Promise<string> }> => {
      const open = on('list-without-token') && call === 'listCustomers'
      const token = context.req.header('authorization')?.replace(/^Bearer /, '')
      if (guarded && !open && !(await isValid(token ?? ''))) throw refusal(401, 'Connexion requise')
      const sent = await context.req.text()
      const input: Row = { ...readJson(sent || '{}'), ...context.req.query(), ...context.req.param() }
      const problems = check(input)
      if (plain) for (const name of Object.keys(context.req.query())) delete problems[name]
      if (on('bounds-unchecked')) delete problems.price
      if (Object.keys(problems).length > 0) throw refusal(400, 'Erreur de validation', problems)
      const answer = async () => {
        const told = await handler(misreadQuery(faults, call, input))
        return wrongAnswer(faults, call, plain ? plainOf(response, told) : told, dates, input)
      }
      const key = context.req.header('idempotency-key')
      const before = key && repeatable.get(`${call} ${key}`)
      if (before && before.sent !== sent && !on('key-for-all')) throw refusal(422, 'Cette clé a servi à autre chose')
      if (before && !on('retry-creates')) return before
      const made = { sent, text: answer() }
      // Kept before the work ends, so that a repeat at the same time waits for it.
      if (key) repeatable.set(`${call} ${key}`, made)
      await made.text.catch(() => repeatable.delete(`${call} ${key}`))
      return made
    }
    app.on(method, `/api${path}`, async (context) => {
      try {
        const { text } = await ask(context)
        if (plain && call === 'logout') return context.body(null, 204)
        return answerOf(call, await text, on('created-200') ? 200 : status)
      } catch (error) {
        if (!(error instanceof HTTPException)) throw error
        const right = { message: error.message, errors: error.cause }
        const [refused, body] = wrongRefusal(faults, call, error.status, right)
        return answerOf(call, typeof body === 'string' ? body : JSON.stringify(body), refused)
      }
    })
    if (on('any-method') && method === 'GET') app.on('PATCH', `/api${path}`, (context) => context.json({ ok: true }))
  }
  if (claims) app.get('/api/capabilities', (context) => context.json({ extensions: claims }))
  app.notFound((context) =>
    on('address-200') ? context.html(PAGE) : context.json({ message: 'Adresse inconnue' }, 404),
  )
  return app
}

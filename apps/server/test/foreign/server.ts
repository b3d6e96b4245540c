import { type Context, Hono } from 'hono'
import { type Asked, type Backend, type Handler, Refused } from './answers.ts'
import { bookingHandlers } from './bookings.ts'
import { chatbotHandlers } from './chatbot.ts'
import type { Spelling } from './clock.ts'
import { type Operation, problemsOf, type Row, readDocument, readParameters } from './document.ts'
import type { Fault } from './faults.ts'
import { orderHandlers } from './orders.ts'
import { placeHandlers } from './places.ts'
import { plainOf } from './plain.ts'
import { freshStore } from './store.ts'
import { createTokens } from './tokens.ts'

const operations = readDocument()

const PAGE = '<!doctype html><title>Oups</title><h1>Oups</h1>'

const html = (status: number) => new Response(PAGE, { status, headers: { 'content-type': 'text/html' } })
const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } })

/** A success that nobody can read, with a fault. */
function unreadableOf({ on }: Backend, operationId: string, answer: unknown): Response | null {
  if (operationId === 'getDish' && on('read-html')) return html(200)
  if (operationId === 'createDish' && on('write-html')) return html(201)
  if (operationId === 'getOrder' && on('body-cut')) return json(JSON.stringify(answer).slice(0, -20))
  if (operationId === 'listReservations' && on('list-null')) return json('null')
  if (operationId !== 'listOrders') return null
  if (on('page-as-data')) return json(JSON.stringify({ data: Object(answer).content }))
  return on('page-null') ? json('null') : null
}

/** What a creation with a key answered, and to which body. */
type Once = { body: string; answer: unknown }

/**
 * A backend that shares nothing with ours: another framework, its own validation, its data in memory. It serves the
 * specification's calls as docs/openapi.json and docs/another-backend.md describe them, and no extension call. `faults`
 * are its mistakes, `claims` the extensions that it says it has; a `plain` one answers no key beyond the specification and no
 * body where that shows none, refuses no parameter, and has pages of 20 at most, which say so.
 */
export function createForeign({
  faults = [],
  dates = 'text',
  claims,
  plain = false,
}: {
  faults?: readonly Fault[]
  dates?: Spelling
  claims?: readonly string[]
  plain?: boolean
} = {}): Hono {
  const on = (fault: Fault) => faults.includes(fault)
  const backend: Backend = { store: freshStore(), on, spelling: dates, largest: plain ? 20 : Infinity }
  const tokens = createTokens(backend)
  const handlers: Record<string, Handler> = {
    ...tokens.handlers,
    ...placeHandlers(backend),
    ...orderHandlers(backend),
    ...bookingHandlers(backend),
    ...chatbotHandlers(backend),
  }
  const once = new Map<string, Once>()
  const app = new Hono()

  function refusal(context: Context, error: Error): Response {
    if (!(error instanceof Refused)) return context.json({ message: 'Erreur interne' }, 500)
    const { status, message, fields } = error
    if (status === 401 && on('html-401')) return context.html(PAGE, 401)
    if (fields && on('error-html')) return context.html(PAGE, 400)
    if (fields && on('error-200')) return context.json({ error: message })
    if (on('error-silent')) return context.json({}, status as 400)
    return context.json(
      { message, ...(fields && !on('error-without-fields') ? { errors: fields } : {}) },
      status as 400,
    )
  }

  async function readBody(context: Context, { body: schema }: Operation): Promise<{ text: string; body: Row }> {
    if (!schema) return { text: '', body: {} }
    const text = await context.req.text()
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch (error) {
      throw on('json-crash') ? error : new Refused(400, 'Ce corps n’est pas du JSON')
    }
    const problems = problemsOf(schema, body)
    if (on('bounds-unchecked')) delete problems.price
    if (Object.keys(problems).length > 0) throw new Refused(400, 'Erreur de validation', problems)
    return { text, body: body as Row }
  }

  async function ask(context: Context, operation: Operation, handler: Handler): Promise<unknown> {
    const token = context.req.header('authorization')?.replace(/^Bearer /, '')
    const open = on('list-without-token') && operation.operationId === 'listCustomers'
    if (operation.guarded && !open && !tokens.isValid(token)) throw new Refused(401, 'Connexion requise')
    const path = readParameters(operation, 'path', context.req.param() as Record<string, string>)
    const query = readParameters(operation, 'query', context.req.query())
    if (query.problems.page && on('page-crash')) throw new TypeError('NaN')
    const problems = { ...path.problems, ...(plain ? {} : query.problems) }
    if (Object.keys(problems).length > 0) throw new Refused(400, 'Paramètres illisibles', problems)
    const { text, body } = await readBody(context, operation)
    const asked: Asked = { params: path.values as Record<string, string>, query: query.values, body, token }
    const key = operation.status === 201 && context.req.header('idempotency-key')
    if (!key) return handler(asked)
    const name = `${operation.operationId} ${key}`
    const before = once.get(name)
    if (before && before.body !== text && !on('key-for-all')) throw new Refused(422, 'Cette clé a servi à autre chose')
    if (before && !on('retry-creates')) return before.answer
    const first: Once = { body: text, answer: undefined }
    // Kept before the work ends, so that a repeat at the same time waits for it.
    first.answer = Promise.resolve(handler(asked)).catch((error: unknown) => {
      once.delete(name)
      throw error
    })
    once.set(name, first)
    return first.answer
  }

  for (const operation of operations) {
    const handler = handlers[operation.operationId]
    if (!handler) continue
    app.on(operation.method, `/api${operation.path}`, async (context) => {
      const answer = await ask(context, operation, handler)
      if (plain && operation.operationId === 'logout') return context.body(null, 204)
      const unreadable = unreadableOf(backend, operation.operationId, answer)
      if (unreadable) return unreadable
      return context.json(
        (plain ? plainOf(answer) : answer) as object,
        operation.status === 201 && !on('created-200') ? 201 : 200,
      )
    })
    if (on('any-method') && operation.method === 'GET')
      app.on('PATCH', `/api${operation.path}`, (context) => context.json({ ok: true }))
  }
  if (claims) app.get('/api/capabilities', (context) => context.json({ extensions: claims }))
  app.notFound((context) =>
    on('address-200') ? context.html(PAGE) : context.json({ message: 'Adresse inconnue' }, 404),
  )
  app.onError((error, context) => refusal(context, error))
  return app
}

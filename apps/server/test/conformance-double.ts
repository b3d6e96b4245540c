import type { FastifyInstance } from 'fastify'

/** One answer passing through the double; null keeps it unchanged. */
export type DoubleAnswer = { status: number; body: unknown; type?: string }
/** A request to the double. */
export type DoubleRequest = { method: string; path: string; query: URLSearchParams; signedIn: boolean }
/** Alters one answer, or keeps it unchanged. */
export type Deviation = (asked: DoubleRequest, answer: DoubleAnswer) => DoubleAnswer | null

/** Our own server behind a double that alters its answers. */
export const double =
  (app: FastifyInstance, alter: Deviation): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(String(input))
    const headers = new Headers(init.headers)
    const reply = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: Object.fromEntries(headers),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    const asked: DoubleRequest = {
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

type Page = {
  content: Record<string, unknown>[]
  totalElements: number
  totalPages: number
  first: boolean
  last: boolean
}
const isOrders = ({ method, path }: DoubleRequest) => method === 'GET' && path === '/menu/order'
const ok = ({ status }: DoubleAnswer) => status === 200
const eachOf = (
  answer: DoubleAnswer,
  change: (item: Record<string, unknown>) => Record<string, unknown>,
): DoubleAnswer => ({
  ...answer,
  body: (answer.body as Record<string, unknown>[]).map(change),
})
const page = (answer: DoubleAnswer, change: (page: Page) => Partial<Page>): DoubleAnswer => {
  const body = answer.body as Page
  return { ...answer, body: { ...body, ...change(body) } }
}

let firstPage: Record<string, unknown>[] = []

/** Each deviation with the call and the report that it must cause. */
export const deviations: [name: string, alter: Deviation, call: string, told: RegExp][] = [
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

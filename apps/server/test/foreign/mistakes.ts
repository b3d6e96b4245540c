import { HTTPException } from 'hono/http-exception'
import type { Fault } from './faults.ts'

/** Values by name. */
export type Row = Record<string, unknown>

/** How dates are answered: text, or arrays as Jackson writes them. */
export type Dates = 'text' | 'arrays'

/** A page for browsers. */
export const PAGE = '<!doctype html><title>Oups</title><h1>Oups</h1>'

/** The records of a page of a backend that minds no other size. */
const CAP = 20

/** How a body that is no JSON is refused. */
const NO_JSON = 'Ce corps n’est pas du JSON'

const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' })
/** The clock of Paris that a text says, or means by its offset. */
export const clockOf = (text: unknown): string =>
  /(Z|[+-]\d\d:?\d\d)$/.test(String(text)) ? paris.format(Date.parse(String(text))).replace(' ', 'T') : String(text)
const sum = (lines: unknown, key: string) => (lines as Row[]).reduce((total, line) => total + Number(line[key]), 0)

/** Refuses, with the fields that are wrong. */
export function refuse(status: number, message = 'Cette page n’existe pas', fields: string[] = []): never {
  throw new HTTPException(status as 400, {
    message,
    cause: Object.fromEntries(fields.map((field) => [field, 'Valeur refusée'])),
  })
}

/** Mistakes in how the query of a call is read. */
const misread: { [F in Fault]?: [calls: RegExp, wrong: (query: Row) => Row] } = {
  'size-capped': [/^list/, ({ size }) => (size ? { size: Math.min(Number(size), CAP) } : {})],
  'size-refused': [/^list/, ({ size }) => (Number(size) > 50 ? refuse(400) : {})],
  'sort-of-page': [/^listOrders$/, () => ({ sortBy: undefined })],
  'pages-from-one': [/^list/, ({ page }) => ({ page: Math.max(0, Number(page) - 1) })],
  'size-ignored': [/^list/, ({ size }) => ({ size: size && CAP })],
  'sort-ignored': [/^listOrders$/, () => ({ sortBy: undefined })],
  'sort-by-another': [/^listOrders$/, () => ({ sortBy: 'customerName' })],
  'direction-ignored': [/^listOrders$/, () => ({ sortDirection: 'asc' })],
  'direction-reversed': [
    /^listOrders$/,
    ({ sortDirection }) => ({ sortDirection: sortDirection === 'asc' ? 'desc' : 'asc' }),
  ],
  'filter-ignored': [/^listOrders$/, () => ({ status: undefined })],
  'days-in-utc': [
    /^listOrders$/,
    ({ startDate, endDate }) => ({ startDate: inUtc(startDate), endDate: inUtc(endDate) }),
  ],
  'boolean-filter': [/^listReports$/, () => ({ resolved: true })],
  'resolved-unlisted': [/^listReports$/, ({ resolved }) => ({ resolved: resolved === 'true' ? resolved : undefined })],
  'moderated-stays': [/^listPendingReviews$/, () => ({ status: undefined })],
  'limit-ignored': [/^searchCustomers$/, () => ({ limit: undefined })],
}
const inUtc = (clock: unknown) => (/\d$/.test(String(clock)) ? `${String(clock)}Z` : clock)

/** Mistakes in one key of all answers. */
const wrongKeys: { [F in Fault]?: [key: string, wrong: (value: unknown, row: Row) => unknown] } = {
  'missing-field': ['numberPlace', () => undefined],
  'price-as-text': ['price', String],
  'price-in-cents': ['price', (price) => Math.round(Number(price) * 100)],
  'price-rounded': ['price', (price) => Math.round(Number(price))],
  'list-as-text': ['allergens', String],
  'order-cancelled-spelling': ['status', (status) => (status === 'CANCELED' ? 'CANCELLED' : status)],
  'quantity-ignored': ['totalAmount', (_, { lines }) => sum(lines, 'unitPrice')],
  'stats-of-page': ['totalSessions', () => 2],
  'total-of-page': ['totalElements', (_, { content }) => Object(content).length],
  'total-pages-floor': ['totalPages', (pages) => Number(pages) - 1],
  'total-too-small': ['totalElements', (total) => Math.max(0, Number(total) - 1)],
  'total-too-large': ['totalElements', (total) => Number(total) + 7],
  'last-early': ['last', (last, { first }) => first || last],
  'never-last': ['last', () => false],
  'local-as-utc': ['createdAt', (at) => `${clockOf(at)}Z`],
}

/** Mistakes in the whole of a call’s answer: what it answers instead, a text as it is, none as a 204. */
const wrongAnswers: { [F in Fault]?: [calls: RegExp, wrong: (answer: Row, query: Row) => unknown] } = {
  'size-capped': [
    /^list/,
    (page, { size }) =>
      page.content ? { ...page, totalPages: Math.ceil(Number(page.totalElements) / Number(size)) } : page,
  ],
  'sort-of-page': [/^listOrders$/, ({ content, ...page }, query) => ({ ...page, content: byMoment(content, query) })],
  'beyond-404': [/^list/, (page) => (page.first === false && !Object(page.content).length ? refuse(404) : page)],
  'other-in-the-list': [
    /^listOrders$/,
    ({ content, ...page }) => ({ ...page, content: (content as Row[]).map((order) => ({ ...order, lines: [] })) }),
  ],
  'created-unlisted': [/^listDishes$/, (dishes) => Object(dishes).slice(0, 5)],
  'rooms-of-all': [/^listMeetingRooms$/, (rooms) => [rooms, rooms].flat()],
  'read-html': [/^getDish$/, () => PAGE],
  'write-html': [/^createDish$/, () => PAGE],
  'body-cut': [/^getOrder$/, (order) => JSON.stringify(order).slice(0, -20)],
  'list-null': [/^listReservations$/, () => null],
  'cancel-removes': [/^list(Restaurant)?(Reservations|EventRequests)$/, (rows) => [rows].flat().filter(isKept)],
  'page-null': [/^listOrders$/, () => null],
  'page-as-list': [/^listOrders$/, ({ content }) => content],
  'record-null': [/^getOrder$/, () => null],
  'record-as-data': [/^getDish$/, (dish) => ({ data: dish })],
  'record-as-list': [/^getRestaurant$/, (restaurant) => [restaurant]],
  'write-cut': [/^createDish$/, (dish) => JSON.stringify(dish).slice(0, -20)],
  'body-empty': [/^getDish$/, () => ''],
  'write-empty': [/^updateOrderStatus$/, () => ''],
  'write-ok': [/^createOrder$/, () => 'OK'],
  'page-as-data': [/^listOrders$/, ({ content }) => ({ data: content })],
}
const isKept = ({ status }: Row) => status !== 'CANCELLED'
const byMoment = (rows: unknown, { sortBy, sortDirection }: Row) => {
  const [key, way] = [String(sortBy), sortDirection === 'desc' ? -1 : 1]
  return (rows as Row[]).toSorted((a, b) => way * (String(a[key]) < String(b[key]) ? -1 : 1))
}

/** Mistakes in the status of a refusal: of which calls, and the right one. */
const wrongStatuses: { [F in Fault]?: [calls: RegExp, right: number, wrong: number] } = {
  'wrong-password-401': [/^login$/, 400, 401],
  'refresh-crash': [/^refreshToken$/, 401, 500],
  'unknown-crash': [/./, 404, 500],
  'unknown-200': [/./, 404, 200],
  'delete-unknown-200': [/^deleteDisease$/, 404, 200],
  'error-200': [/./, 400, 200],
}

/** Mistakes in the body of a refusal: with which statuses. */
const wrongRefusals: { [F in Fault]?: [statuses: RegExp, body: Row | string] } = {
  'html-401': [/401/, PAGE],
  'error-html': [/400/, PAGE],
  'error-without-fields': [/400/, { message: 'Erreur de validation' }],
  'error-silent': [/4../, {}],
}

const entriesOf = <Entry>(table: { [F in Fault]?: Entry }, faults: readonly Fault[]): Entry[] =>
  Object.entries(table).flatMap(([fault, entry]) => (faults.includes(fault as Fault) ? [entry] : []))

/** Calls between whose check and whose change others come. */
const late: Record<string, Fault> = {
  createReservation: 'double-booking',
  updateOrderStatus: 'order-race',
  resolveReport: 'resolved-twice',
}

/** Whether others come between what a call checks and what it changes. */
export const comesLate = (on: (fault: Fault) => boolean, call: string): boolean => {
  const fault = late[call]
  return fault !== undefined && on(fault)
}

/** What a call that makes mistakes takes its query for. */
export function misreadQuery(faults: readonly Fault[], call: string, query: Row): Row {
  const wrong = entriesOf(misread, faults).filter(([calls]) => calls.test(call))
  return Object.assign({}, query, ...wrong.map(([, change]) => change(query)))
}

function spell(clock: string, dates: Dates, firstMonth: number): string | number[] {
  const [year = 0, month = 0, ...rest] = clock.split(/[-T:]/).map(Number)
  return dates === 'text' ? clock : [year, month - 1 + firstMonth, ...rest]
}

/** What it answers to a query, as text, its dates in a spelling. */
export function wrongAnswer(faults: readonly Fault[], call: string, answer: unknown, dates: Dates, query: Row): string {
  const firstMonth = faults.includes('months-from-zero') ? 0 : 1
  const shift = faults.includes('times-shifted') ? 2 * 3_600_000 : 0
  const told = JSON.stringify(answer, function (this: Row, key: string, value: unknown) {
    const wrong = entriesOf(wrongKeys, faults).find(([spoilt]) => spoilt === key)
    if (wrong) return wrong[1](value, this)
    if (key === 'createdAt' && dates === 'arrays') return spell(clockOf(value), dates, firstMonth)
    if (/^\d\d:\d\d$/.test(String(value))) return String(value).split(':').map(Number)
    if (!/^(start|end)Time$/.test(key)) return value
    return spell(new Date(Date.parse(`${String(value)}Z`) - shift).toISOString().slice(0, 19), dates, firstMonth)
  })
  const [, change] = entriesOf(wrongAnswers, faults).find(([calls]) => calls.test(call)) ?? []
  const other: unknown = change ? change(JSON.parse(told) as Row, query) : undefined
  return other === undefined ? told : typeof other === 'string' ? other : JSON.stringify(other)
}

/** What it says that a text is, in its headers. */
export function wrongType(faults: readonly Fault[], call: string, text: string): Record<string, string> {
  if (faults.includes('type-plain') && call === 'listDishes') return { 'content-type': 'text/plain' }
  return { 'content-type': text.startsWith('<') ? 'text/html' : 'application/json' }
}

/** How it refuses: the text, and the status. */
export function wrongRefusal(faults: readonly Fault[], call: string, error: unknown): [string, number] {
  const refused = error instanceof SyntaxError ? new HTTPException(400, { message: NO_JSON }) : error
  if (!(refused instanceof HTTPException)) throw error
  const { message, cause: errors, status } = refused
  if (faults.includes('page-crash') && Object(errors).page) return ['{}', 500]
  if (faults.includes('json-crash') && message === NO_JSON) return ['{}', 500]
  const [, , other = status] =
    entriesOf(wrongStatuses, faults).find(([calls, right]) => calls.test(call) && right === status) ?? []
  const [, told = { message, errors }] =
    entriesOf(wrongRefusals, faults).find(([statuses]) => statuses.test(String(status))) ?? []
  return [typeof told === 'string' ? told : JSON.stringify(told), other]
}

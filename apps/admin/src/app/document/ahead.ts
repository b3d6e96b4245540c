import {
  consoleQueryOf,
  type ListStart,
  largestOrderPage,
  listStarts,
  orderPageOf,
  restaurantsCall,
} from '@potager/admin-kit/query'
import { addressOf, type Call, requestOf, type Supports } from '@potager/domain/api'
import { getChatSessionStats } from '@potager/domain/chat-session'
import {
  browseCustomers,
  browseDiseases,
  browseEventRequests,
  browseReports,
  browseReservations,
  browseReviews,
  browseSessions,
} from '@potager/domain/console'
import { listDishes } from '@potager/domain/dish'
import { listEventRequests } from '@potager/domain/event-request'
import { listMessages } from '@potager/domain/message'
import { listOrders } from '@potager/domain/order'
import { consoleNames, listPath, paths } from '@potager/domain/paths'
import { listReports } from '@potager/domain/report'
import { listReservations } from '@potager/domain/reservation'
import type { GetListParams } from 'react-admin'
import { messageAddress } from '../../pages/message/messageAddress.ts'
import { orderAddress, REMEMBERED_RESTAURANT, toOrderFilter } from '../../pages/order/orderAddress.ts'
import { reportAddress } from '../../pages/report/reportAddress.ts'
import type { FirstCall } from '../../platform/boot/firstAnswers.ts'
// oxlint-disable-next-line import/default -- as a text: the server cannot run the application
import app from '../App.tsx?raw'
// oxlint-disable-next-line import/default -- as a text
import pages from '../pages.ts?raw'

/** What a source names twice in a line, the first by the second. */
const namedIn = (source: string, line: RegExp): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(line)].map(([, name = '', named = '']) => [name, named]))

const pageAt = namedIn(app, /<Route path=\{paths\.(\w+)\} lazy=\{pages\.(\w+)\}/g)
const fileOf = namedIn(pages, /const (\w+) = \(\) =>\s*import\('\.\.\/([^']+)'\)/g)

/** The module of each page that is no resource's, relative to apps/admin/src; the document preloads it with the application. */
const modules: ReadonlyMap<unknown, string> = new Map(
  [...pageAt].map(([name, page]) => [paths[name as keyof typeof paths], fileOf.get(page) ?? '']),
)

/**
 * The source modules of the page at a path, relative to the repository root: a console page has its resource's, and the
 * view's. Empty where there is no page.
 */
export function modulesOf(path: string): readonly string[] {
  return filesOf(path).map((file) => `apps/admin/src/${file}`)
}

function filesOf(path: string): readonly string[] {
  const own = modules.get(path)
  if (own) return [own]
  const listed = consoleNames.find((name) => listPath(name) === path)
  if (listed) return [`resources/${listed}.tsx`, 'console/resourcePage.tsx']
  const [, area, name, id] = path.split('/')
  const known = area === 'console' && id && consoleNames.find((one) => one === name)
  return known ? [`resources/${known}.tsx`, 'console/resourcePage.tsx', 'console/RecordPage.tsx'] : []
}

const names = ['filter', 'sort', 'order', 'page', 'perPage'] as const

function filterOf(text: string | null): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(text ?? '{}')
    return typeof filter === 'object' && filter !== null ? (filter as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The parameters of a react-admin list: from the URL, else the list's defaults. */
export function listParamsOf(search: URLSearchParams, { perPage, sort }: ListStart): GetListParams {
  const field = search.get('sort')
  return {
    pagination: { page: Number(search.get('page')) || 1, perPage: Number(search.get('perPage')) || perPage },
    sort: field ? { field, order: search.get('order') === 'DESC' ? 'DESC' : 'ASC' } : sort,
    filter: filterOf(search.get('filter')),
  }
}

/** Whether the URL sets any list parameter; the missing ones then take their defaults. */
listParamsOf.saysHow = (search: URLSearchParams): boolean => names.some((name) => search.has(name))

/** The key under which react-admin's store saves a list's state. */
function storedParamsKey(resource: string): string {
  return `${resource}.listParams`
}

type FirstCallContext = { search: URLSearchParams; supports: Supports; api: string }
type Ask = (visit: FirstCallContext) => FirstCall[]

function asked<Input>({ supports, api }: FirstCallContext, call: Call<Input, unknown>, input: Input): FirstCall {
  return {
    url: api + addressOf(call.path, requestOf(call, input, supports)),
    ...(call.access === 'public' && { open: true }),
  }
}

/**
 * A react-admin list restores its stored state unless the URL sets one: the prefetch is skipped when the browser has
 * some.
 */
function unlessLeft(resource: string, { search }: FirstCallContext, call: FirstCall): FirstCall[] {
  return [listParamsOf.saysHow(search) ? call : { ...call, unless: storedParamsKey(resource) }]
}

const restaurants: Ask = (visit) => [asked(visit, restaurantsCall(visit.supports), undefined)]

const browsed =
  (
    resource: keyof typeof listStarts,
    call:
      | typeof browseReviews
      | typeof browseReservations
      | typeof browseSessions
      | typeof browseDiseases
      | typeof browseEventRequests
      | typeof browseReports
      | typeof browseCustomers,
  ): Ask =>
  (visit) => {
    // A list on the specification's calls alone is read by the application, which knows how much of it.
    if (!visit.supports(call)) return []
    const query = consoleQueryOf(listParamsOf(visit.search, listStarts[resource]))
    return unlessLeft(resource, visit, asked(visit, call as typeof browseReviews, query))
  }

/** The first calls of each page, identical to the page's own; pages missing here fetch once their script runs. */
const table: Readonly<Record<string, Ask>> = {
  [paths.dashboard]: (visit) => {
    const query = orderAddress.read(visit.search)
    const call = asked(visit, listOrders, toOrderFilter(query))
    return [query.restaurant === null ? { ...call, unless: REMEMBERED_RESTAURANT } : call]
  },
  [paths.orders]: (visit) =>
    unlessLeft(
      'orders',
      visit,
      asked(
        visit,
        listOrders,
        orderPageOf(listParamsOf(visit.search, listStarts.orders), largestOrderPage(visit.supports)),
      ),
    ),
  [paths.dishes]: (visit) => [asked(visit, listDishes, undefined)],
  [paths.restaurants]: restaurants,
  [paths.createOrder]: (visit) => [...restaurants(visit), asked(visit, listDishes, undefined)],
  [paths.reservations]: (visit) => [asked(visit, listReservations, undefined)],
  [paths.createReservation]: restaurants,
  [paths.manageReservations]: restaurants,
  [paths.eventRequests]: (visit) => [asked(visit, listEventRequests, undefined)],
  [paths.createEventRequest]: restaurants,
  [paths.manageEventRequests]: restaurants,
  [paths.messages]: (visit) =>
    visit.supports(listMessages) ? [asked(visit, listMessages, messageAddress.read(visit.search))] : [],
  [paths.chatbotDashboard]: (visit) => [asked(visit, getChatSessionStats, undefined)],
  [paths.reports]: (visit) => {
    const { resolved, filter, page } = reportAddress.read(visit.search)
    // A filter searches the whole list, page by page: not prefetched.
    return Object.keys(filter).length > 0 ? [] : [asked(visit, listReports, { resolved, page })]
  },
  [paths.consoleList('reservations')]: browsed('reservations', browseReservations),
  [paths.consoleList('event-requests')]: browsed('event-requests', browseEventRequests),
  [paths.consoleList('customers')]: browsed('customers', browseCustomers),
  [paths.consoleList('reviews')]: browsed('reviews', browseReviews),
  [paths.consoleList('diseases')]: browsed('diseases', browseDiseases),
  [paths.consoleList('sessions')]: browsed('sessions', browseSessions),
  [paths.consoleList('reports')]: browsed('reports', browseReports),
}

/** Paths of the pages whose first data is prefetched. */
export const prefetchedPages = Object.keys(table)

/** The first calls of the page at a path. */
export function firstCallsOf(path: string, visit: FirstCallContext): FirstCall[] {
  return table[path]?.(visit) ?? []
}

import { isDeepStrictEqual } from 'node:util'
import { contract, type Endpoint } from '@potager/domain/contract'
import { instantToWall } from '@potager/domain/time'
import { dayRangeQuery, readInstant } from '@potager/domain/wire'
import { fieldOf, listOf, otherField, recordsOf, seenRecords, textOf } from './examples.ts'
import { readPage } from './lists.ts'
import { type Checker, checkerOf, hasCall, type Session } from './session.ts'

const { listOrders } = contract.order

/** How far the clocks of two machines may be apart, and a creation may take. */
const CLOCKS_MS = 10 * 60_000

/** Problems of a creation's moment, in either spelling: it is now, which a wrong zone is an hour away from. */
function createdProblems(createdAt: unknown, now = Date.now()): string[] {
  const instant = readInstant(createdAt)
  if (instant === null) return [`createdAt : ${JSON.stringify(createdAt) ?? 'rien'} n’est pas un moment`]
  const minutes = Math.round((instant - now) / 60_000)
  return Math.abs(instant - now) <= CLOCKS_MS
    ? []
    : [`createdAt : à ${minutes} minutes de maintenant (fuseau ? mois compté de 0 ?)`]
}

/**
 * Checks that the days of the order filter mean the same as wall times of Paris and as UTC instants, and that they hold
 * the order that they come from.
 */
export async function checkOrderDays(session: Session): Promise<void> {
  if (session.token === undefined || !hasCall(session, listOrders)) return
  const check = checkerOf(session, 'dates')
  const [order] = seenRecords(session, listOrders)
  const instant = readInstant(fieldOf(order, 'createdAt'))
  if (instant === null) return check.skip(listOrders, 'jour du filtre', undated(session))
  const day = instantToWall(instant).slice(0, 10)
  const counts: number[] = []
  for (const setting of ['local', 'utc'] as const) {
    const name = setting === 'local' ? 'jour à l’heure de Paris' : 'jour en instants UTC'
    const query = { ...dayRangeQuery(day, setting), size: '20' }
    const found = await readPage(check, listOrders, name, { query }, ({ content }) => dayProblems(content, day))
    if (!found) return
    counts.push(found.totalElements)
  }
  const [local, utc] = counts
  const same = local === utc && local !== 0
  const problem = `${local} commandes le ${day} à l’heure de Paris, ${utc} en instants UTC`
  check.tell(listOrders, 'jour dans les deux écritures', same ? [] : [problem])
}

/** Why no day can be looked for. */
function undated(session: Session): string {
  if (!session.seen.has(listOrders.call.name)) return 'la liste des commandes n’a pas pu être lue'
  const none = seenRecords(session, listOrders).length === 0
  return none ? 'aucune commande' : 'le createdAt de la première commande ne se lit pas'
}

function dayProblems(orders: readonly Record<string, unknown>[], day: string): string[] {
  const days = orders.map(({ createdAt }) => instantToWall(readInstant(createdAt) ?? 0).slice(0, 10))
  const other = days.find((found) => found !== day)
  return other ? [`une commande du ${other} parmi celles du ${day}`] : []
}

/** Tells whether a record was created just now. */
export function tellCreated(check: Checker, endpoint: Parameters<Checker['tell']>[0], record: unknown): void {
  check.tell(endpoint, 'moment de la création', createdProblems(fieldOf(record, 'createdAt')))
}

/** How long a text is searched for: as much as a person types. */
const TYPED = 4

/** Lists and the call that reads one of their records. */
const pairs: [list: Endpoint, one: Endpoint][] = [
  [contract.restaurant.listRestaurants, contract.restaurant.getRestaurant],
  [contract.dish.listDishes, contract.dish.getDish],
  [contract.order.listOrders, contract.order.getOrder],
  [contract.chatSession.listChatSessions, contract.chatSession.getChatSession],
]

/** Checks that a record reads the same alone as in its list. */
async function checkAlone(session: Session): Promise<void> {
  for (const [list, one] of pairs) {
    const [first] = seenRecords(session, list)
    const id = textOf(first, 'id')
    if (!id || !hasCall(session, one)) continue
    const problems = (alone: unknown) => {
      const other = otherField(first, alone)
      return other ? [`${other} : autre que dans ${list.call.name}`] : []
    }
    await checkerOf(session, 'read').succeed(one, 'comme dans la liste', { params: { id } }, { problems })
  }
}

/** Checks that a restaurant's hours and rooms are the same by each of their calls. */
async function checkRestaurantParts(session: Session): Promise<void> {
  const check = checkerOf(session, 'read')
  const { getRestaurantAvailability, listRestaurants } = contract.restaurant
  const restaurants = seenRecords(session, listRestaurants)
  const restaurant = restaurants.find((one) => listOf(fieldOf(one, 'meetingRooms')).length > 0) ?? restaurants[0]
  const id = textOf(restaurant, 'id')
  if (!id) return
  const sameAs = (told: unknown, read = (json: unknown) => json) => ({
    problems: (json: unknown) => (isDeepStrictEqual(read(json), told) ? [] : ['autres que dans listRestaurants']),
  })
  const seconds = fieldOf(restaurant, 'openingHours2')
  const hours = { ...Object(fieldOf(restaurant, 'availability')), ...(seconds ? { openingHours2: seconds } : {}) }
  const stated = session.extensions ? sameAs(hours) : {}
  await check.succeed(getRestaurantAvailability, 'horaires du restaurant', { params: { id } }, stated)
  const ids = (list: unknown) =>
    listOf(list)
      .map((room) => textOf(room, 'id') ?? '')
      .toSorted()
  const rooms = sameAs(ids(fieldOf(restaurant, 'meetingRooms')), ids)
  const sent = { params: { restaurantId: id } }
  await check.succeed(contract.meetingRoom.listMeetingRooms, 'salles du restaurant', sent, rooms)
}

/** Counts of a statistic, and the list whose total each must be. */
const totals: [stats: Endpoint, name: string, list: Endpoint][] = [
  [contract.review.getReviewStats, 'pending', contract.review.listPendingReviews],
  [contract.chatSession.getChatSessionStats, 'totalSessions', contract.chatSession.listChatSessions],
]

/** Checks that statistics count what the lists hold. */
function checkTotals(session: Session): void {
  for (const [stats, name, list] of totals) {
    const told = fieldOf(session.seen.get(stats.call.name), name)
    const total = fieldOf(session.seen.get(list.call.name), 'totalElements')
    if (told === undefined || total === undefined) continue
    const problem = `${name} : ${String(total)} attendu, comme dans ${list.call.name}, reçu ${String(told)}`
    checkerOf(session, 'read').tell(stats, 'même compte que la liste', told === total ? [] : [problem])
  }
}

/** Checks that the customer search finds a customer by part of a name, nobody by nonsense, and keeps to its limit. */
async function checkCustomerSearch(session: Session): Promise<void> {
  const { listCustomers, searchCustomers } = contract.customer
  const [customer] = seenRecords(session, listCustomers)
  const [id, name] = [textOf(customer, 'id'), textOf(customer, 'fullName')]
  if (!id || !name || !hasCall(session, searchCustomers)) return
  const search = (label: string, query: Record<string, string>, problem: (found: unknown[]) => string | false) => {
    const problems = (json: unknown) => [problem(recordsOf(json))].filter((one) => one !== false)
    return checkerOf(session, 'sorting').succeed(searchCustomers, label, { query }, { problems })
  }
  const start = name.slice(0, TYPED)
  // That a search minds no capitals is ours.
  const typed = session.extensions ? start.toUpperCase() : start
  const isThere = (found: unknown[]) => found.length >= 100 || found.some((one) => textOf(one, 'id') === id)
  const missing = `« ${name} » introuvable par « ${typed} »`
  await search('par une partie du nom', { name: typed, limit: '100' }, (found) => !isThere(found) && missing)
  await search(
    'par un nom que personne n’a',
    { name: 'zzqxzzqx' },
    ({ length }) => length > 0 && `${length} clients pour un nom que personne n’a`,
  )
  await search('limite 1', { limit: '1' }, ({ length }) => length > 1 && `${length} clients pour limit=1`)
}

/** Checks that calls which tell of the same records agree. */
export async function checkConsistency(session: Session): Promise<void> {
  await checkAlone(session)
  await checkRestaurantParts(session)
  checkTotals(session)
  await checkCustomerSearch(session)
}

import { isDeepStrictEqual } from 'node:util'
import { contract, type Endpoint } from '@potager/domain/contract'
import { fieldOf, listOf, otherField, recordsOf, textOf } from './examples.ts'
import { checkerOf, hasCall, type Session } from './session.ts'

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
  const check = checkerOf(session, 'read')
  for (const [list, one] of pairs) {
    const [first] = recordsOf(session.seen.get(list.call.name))
    const id = textOf(first, 'id')
    if (!id || !hasCall(session, one)) continue
    const alone = await check.succeed(one, 'comme dans la liste', { params: { id } })
    if (!alone) continue
    const other = otherField(first, alone.json)
    check.tell(one, 'comme dans la liste', other ? [`${other} : autre que dans ${list.call.name}`] : [])
  }
}

/** Checks that a restaurant's hours and rooms are the same by each of their calls. */
async function checkRestaurantParts(session: Session): Promise<void> {
  const check = checkerOf(session, 'read')
  const { getRestaurantAvailability, listRestaurants } = contract.restaurant
  const { listMeetingRooms } = contract.meetingRoom
  const restaurants = recordsOf(session.seen.get(listRestaurants.call.name))
  const restaurant = restaurants.find((one) => listOf(fieldOf(one, 'meetingRooms')).length > 0) ?? restaurants[0]
  const id = textOf(restaurant, 'id')
  if (!id) return
  const hours = await check.succeed(getRestaurantAvailability, 'horaires du restaurant', { params: { id } })
  if (hours && session.extensions) {
    const seconds = fieldOf(restaurant, 'openingHours2')
    const told = { ...Object(fieldOf(restaurant, 'availability')), ...(seconds ? { openingHours2: seconds } : {}) }
    const same = isDeepStrictEqual(hours.json, told)
    check.tell(getRestaurantAvailability, 'horaires du restaurant', same ? [] : ['autres que dans listRestaurants'])
  }
  const rooms = await check.succeed(listMeetingRooms, 'salles du restaurant', { params: { restaurantId: id } })
  if (!rooms) return
  const ids = (list: unknown) =>
    listOf(list)
      .map((room) => textOf(room, 'id') ?? '')
      .toSorted()
  const same = isDeepStrictEqual(ids(rooms.json), ids(fieldOf(restaurant, 'meetingRooms')))
  check.tell(listMeetingRooms, 'salles du restaurant', same ? [] : ['autres que dans listRestaurants'])
}

/** Counts of a statistic, and the list whose total each must be. */
const totals: [stats: Endpoint, name: string, list: Endpoint][] = [
  [contract.review.getReviewStats, 'pending', contract.review.listPendingReviews],
  [contract.chatSession.getChatSessionStats, 'totalSessions', contract.chatSession.listChatSessions],
]

/** Checks that statistics count what the lists hold. */
function checkTotals(session: Session): void {
  const check = checkerOf(session, 'read')
  for (const [stats, name, list] of totals) {
    const told = fieldOf(session.seen.get(stats.call.name), name)
    const total = fieldOf(session.seen.get(list.call.name), 'totalElements')
    if (told === undefined || total === undefined) continue
    const problems =
      told === total ? [] : [`${name} : ${String(total)} attendu, comme dans ${list.call.name}, reçu ${String(told)}`]
    check.tell(stats, 'même compte que la liste', problems)
  }
}

/** Checks that the customer search finds a customer by part of a name, nobody by nonsense, and keeps to its limit. */
async function checkCustomerSearch(session: Session): Promise<void> {
  const { listCustomers, searchCustomers } = contract.customer
  const [customer] = recordsOf(session.seen.get(listCustomers.call.name))
  const [id, name] = [textOf(customer, 'id'), textOf(customer, 'fullName')]
  if (!id || !name || !hasCall(session, searchCustomers)) return
  const check = checkerOf(session, 'sorting')
  const search = async (label: string, query: Record<string, string>, problems: (found: unknown[]) => string[]) => {
    const answer = await check.succeed(searchCustomers, label, { query })
    if (answer) check.tell(searchCustomers, label, problems(recordsOf(answer.json)))
  }
  const start = name.slice(0, TYPED)
  // That a search minds no capitals is ours.
  const typed = session.extensions ? start.toUpperCase() : start
  await search('par une partie du nom', { name: typed, limit: '100' }, (found) =>
    found.length >= 100 || found.some((one) => textOf(one, 'id') === id)
      ? []
      : [`« ${name} » introuvable par « ${typed} »`],
  )
  await search('par un nom que personne n’a', { name: 'zzqxzzqx' }, (found) =>
    found.length === 0 ? [] : [`${found.length} clients pour un nom que personne n’a`],
  )
  await search('limite 1', { limit: '1' }, (found) =>
    found.length <= 1 ? [] : [`${found.length} clients pour limit=1`],
  )
}

/** Checks that calls which tell of the same records agree. */
export async function checkConsistency(session: Session): Promise<void> {
  await checkAlone(session)
  await checkRestaurantParts(session)
  checkTotals(session)
  await checkCustomerSearch(session)
}

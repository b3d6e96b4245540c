import { contract } from '@potager/domain/contract'
import { instantToWall } from '@potager/domain/time'
import { dayRangeQuery, readInstant } from '@potager/domain/wire'
import { fieldOf, seenRecords } from './examples.ts'
import { readPage } from './paging.ts'
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

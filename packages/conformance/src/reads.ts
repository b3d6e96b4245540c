import { contract, type Endpoint } from '@potager/domain/contract'
import { type CheckedRequest, refusalProblems, statusProblem } from './ask.ts'
import { checkConsistency, checkOrderDays } from './consistency.ts'
import { exampleOf, recordsOf, unknownParams } from './examples.ts'
import { checkPaging, checkSorting, isPage } from './paging.ts'
import { checkerOf, hasCall, isMissing, mayTry, refused, type Session, sessionMayCall } from './session.ts'

const { listDishes, createDish } = contract.dish
const { listOrders } = contract.order

/** Checks that a guarded call without a session is a 401; nothing sent here could change data. */
export async function checkAccess(session: Session, endpoint: Endpoint): Promise<void> {
  if (endpoint.call.access === 'public') return
  const check = checkerOf(session, 'session')
  const sent = { params: unknownParams(endpoint), ...(endpoint.body ? { body: {} } : {}) }
  const stranger = await session.ask(endpoint, { ...sent, token: undefined })
  if (isMissing(session, endpoint, stranger)) return check.absent(endpoint, 'sans jeton')
  check.tell(endpoint, 'sans jeton', refused(session, 'session', stranger, [401]))
  await check.refuse(endpoint, 'jeton inventé', { ...sent, token: 'x.y.z' }, 401)
}

/**
 * Checks what no call of the contract should reach: an unknown address and an unknown method are 404 or 405 with a
 * message, a HEAD fails no worse, and a body that is no JSON is a 400.
 */
export async function checkAddresses(session: Session): Promise<void> {
  const check = checkerOf(session, 'errors')
  const nowhere = await session.ask({ call: { method: 'GET', path: '/notprotected/nulle-part' } })
  check.tell(listDishes, 'adresse inconnue', refusalProblems(nowhere, 404))
  for (const endpoint of session.token === undefined ? [listDishes] : [listDishes, listOrders]) {
    await check.refuse(endpoint, 'méthode PATCH', { method: 'PATCH', body: {} }, 404, 405, 501)
    const head = await session.ask(endpoint, { method: 'HEAD' })
    check.tell(endpoint, 'méthode HEAD', statusProblem(head, [200, 204, 404, 405, 501]))
  }
  if (session.token === undefined || !mayTry(session, createDish)) return
  await check.refuse(createDish, 'corps qui n’est pas du JSON', { raw: '{"name": "Contrôle"' }, 400)
  await check.refuse(createDish, 'corps qui est une liste', { raw: '["Contrôle"]' }, 400, 422)
}

/** Checks that an unknown id is a 404 where the contract says so, and that a malformed one is refused. */
async function checkUnknown(session: Session, endpoint: Endpoint, example: CheckedRequest): Promise<void> {
  const unknown = unknownParams(endpoint)
  if (Object.keys(unknown).length === 0) return
  const check = checkerOf(session, 'errors')
  // A history outlasts its record: of an id without one it is an empty list, and 404 is for who may not read it.
  if (endpoint.errors?.includes(404) && endpoint !== contract.audit.getHistory)
    await check.refuse(endpoint, 'identifiant inconnu', { ...example, params: unknown }, 404)
  const malformed = { id: 'pas-un-id', restaurantId: 'pas-un-id' }
  if (!endpoint.params?.safeParse({ ...unknown, ...malformed }).success)
    await check.refuse(
      endpoint,
      'identifiant illisible',
      { ...example, params: { ...example.params, ...malformed } },
      400,
      404,
    )
}

/** Checks the answer of a GET call against its schema, its pages, sorts and filters, and its refusals. */
async function checkRead(session: Session, endpoint: Endpoint): Promise<void> {
  if (!hasCall(session, endpoint)) return
  const check = checkerOf(session, 'read')
  const example = exampleOf(session, endpoint)
  if (!sessionMayCall(session, endpoint)) {
    if (session.token === undefined) check.skip(endpoint, 'lecture', 'il faut un compte (--user, --password)')
    else if (example) await checkerOf(session, 'session').refuse(endpoint, 'sans le rôle qu’il faut', example, 403)
    return
  }
  if (!example) return check.skip(endpoint, 'lecture', 'rien à lire dans ce serveur')
  const answer = await check.succeed(endpoint, 'réponse', example)
  // Of a list whose records differ, the rest is looked at all the same.
  const known = answer ?? (await session.ask(endpoint, example))
  if (!answer && (known.status !== 200 || recordsOf(known.json).length === 0)) return
  session.seen.set(endpoint.call.name, known.json)
  await checkUnknown(session, endpoint, example)
  if (!isPage(endpoint)) return
  await checkPaging(session, endpoint, example)
  await checkSorting(session, endpoint, example)
}

/** Checks every GET call, then that what they tell agrees. */
export async function checkReads(session: Session): Promise<void> {
  // Lists first: their records are the examples of the other calls.
  const needs = ({ params, query }: Endpoint) => (params || query?.safeParse({}).success === false ? 1 : 0)
  const reads = session.endpoints.filter(({ call }) => call.method === 'GET')
  for (const endpoint of reads.toSorted((a, b) => needs(a) - needs(b))) await checkRead(session, endpoint)
  await checkConsistency(session)
  await checkOrderDays(session)
}

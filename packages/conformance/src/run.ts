import { contract, type Endpoint } from '@potager/domain/contract'
import { z } from 'zod'
import { checkConsistency, checkOrderDays } from './consistency.ts'
import { exampleOf, recordsOf, unknownParams } from './examples.ts'
import { checkPaging, checkSorting, isPage } from './lists.ts'
import type { ConformanceReport } from './report.ts'
import {
  type CheckedRequest,
  checkerOf,
  createAsk,
  hasCall,
  isMissing,
  mayTry,
  refusalProblems,
  refused,
  type Session,
  sessionMayCall,
  startSession,
  statusProblem,
} from './session.ts'
import {
  type Credentials,
  checkForgedTokens,
  checkSessionEnd,
  checkSignIn,
  checkSignOut,
  checkStrangers,
} from './sign-in.ts'
import { checkWrites } from './writes/writes.ts'

const { listDishes, createDish } = contract.dish
const { listOrders } = contract.order

/** Checks that a guarded call without a session is a 401; nothing sent here could change data. */
async function checkAccess(session: Session, endpoint: Endpoint): Promise<void> {
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
async function checkAddresses(session: Session): Promise<void> {
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
async function checkReads(session: Session): Promise<void> {
  // Lists first: their records are the examples of the other calls.
  const needs = ({ params, query }: Endpoint) => (params || query?.safeParse({}).success === false ? 1 : 0)
  const reads = session.endpoints.filter(({ call }) => call.method === 'GET')
  for (const endpoint of reads.toSorted((a, b) => needs(a) - needs(b))) await checkRead(session, endpoint)
  await checkConsistency(session)
  await checkOrderDays(session)
}

/** Options of a run. */
export type Conformance = {
  /** Base of the API without a final slash; the contract's paths are appended. */
  base: string
  /** Without them, only public calls and refusals are checked. */
  credentials?: Credentials | undefined
  /** Also creates, moves and removes records. */
  write?: boolean
  /** Also decides a waiting review and a waiting report, for good. */
  decide?: boolean
  /** Whether to check what goes beyond the specification: calls, keys, and the rules that are ours where it is silent. */
  extensions?: boolean
  fetch?: typeof fetch
}

/** Nothing answers at the given base. */
export class UnreachableError extends Error {}

const capabilities = z.object({ extensions: z.array(z.string().max(200)).max(2000) })

/**
 * Asks the backend which extensions it has, at GET /capabilities. What it does not name is then absent, and what it
 * names must be there; one that does not answer is asked call by call.
 */
async function readClaims(session: Session): Promise<void> {
  const answer = await session.ask({ call: { method: 'GET', path: '/capabilities' } })
  const told = answer.status === 200 ? capabilities.safeParse(answer.json).data : undefined
  if (!told) return
  const claimed = new Set(told.extensions)
  session.claimed = claimed
  for (const endpoint of session.endpoints)
    if (endpoint.call.extension && !claimed.has(endpoint.call.name))
      checkerOf(session, endpoint.call.method === 'GET' ? 'read' : 'write').absent(endpoint, 'GET /capabilities')
}

/**
 * Compares a backend with the contract, call by call: access, status, shape, error bodies, pages, sorts, dates, and with
 * `write` what becomes of records. Without it, it only reads and sends what must be refused.
 * @throws UnreachableError when nothing answers; any answer of a backend is a finding
 */
export async function runConformance(options: Conformance): Promise<ConformanceReport> {
  const { base, credentials, write = false, decide = false, extensions = true } = options
  const calls: Endpoint[] = Object.values(contract).flatMap((group) => Object.values<Endpoint>(group))
  const endpoints = calls.filter(({ call }) => extensions || !call.extension)
  const session = startSession(createAsk(base, options.fetch ?? fetch), endpoints, extensions)
  const greeting = await session.ask(contract.restaurant.listRestaurants)
  if (greeting.status === 0) throw new UnreachableError(`Rien ne répond à ${base} : ${greeting.text}`)
  if (extensions) await readClaims(session)
  await checkStrangers(session)
  const refreshToken = credentials ? await checkSignIn(session, credentials) : null
  for (const endpoint of endpoints) if (!session.absent.has(endpoint.call.name)) await checkAccess(session, endpoint)
  await checkForgedTokens(session)
  if (extensions) await checkAddresses(session)
  await checkReads(session)
  if (write) await checkWrites(session, decide)
  if (credentials && session.token !== undefined) await checkSessionEnd(session, credentials)
  if (refreshToken) await checkSignOut(session, refreshToken)
  return { base, findings: session.findings, left: session.left }
}

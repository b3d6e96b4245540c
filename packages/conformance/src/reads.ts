import { contract, type Endpoint } from '@potager/domain/contract'
import { unknownParams } from './access.ts'
import type { CheckedRequest } from './ask.ts'
import { exampleOf, recordsOf } from './examples.ts'
import { checkPaging, isPage } from './paging.ts'
import { checkerOf, hasCall, type Session, sessionMayCall } from './session.ts'
import { checkSorting } from './sorting.ts'

/** Checks that an unknown id is a 404 where the contract says so, and that a malformed one is refused. */
async function checkUnknown(session: Session, endpoint: Endpoint, example: CheckedRequest): Promise<void> {
  const unknown = unknownParams(endpoint)
  if (Object.keys(unknown).length === 0) return
  const check = checkerOf(session, 'errors')
  // A history outlasts its record: of an id without one it is an empty list, and 404 is for who may not read it.
  if (endpoint.errors?.includes(404) && endpoint !== contract.audit.getHistory)
    await check.refuse(endpoint, 'identifiant inconnu', { ...example, params: unknown }, 404)
  if (!endpoint.params?.safeParse({ ...unknown, id: 'pas-un-id', restaurantId: 'pas-un-id' }).success) {
    const params = { ...example.params, id: 'pas-un-id', restaurantId: 'pas-un-id' }
    await check.refuse(endpoint, 'identifiant illisible', { ...example, params }, 400, 404)
  }
}

/** Checks the answer of a GET call against its schema, its pages, sorts and filters, and its refusals. */
export async function checkRead(session: Session, endpoint: Endpoint): Promise<void> {
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
  const known = answer ?? (await session.ask(endpoint, { token: session.token, ...example }))
  if (!answer && (known.status !== 200 || recordsOf(known.json).length === 0)) return
  session.seen.set(endpoint.call.name, known.json)
  await checkUnknown(session, endpoint, example)
  if (!isPage(endpoint)) return
  await checkPaging(session, endpoint, example)
  await checkSorting(session, endpoint, example)
}

import type { Endpoint } from '@potager/domain/contract'
import { checkConsistency } from './consistency.ts'
import { checkOrderDays } from './dates.ts'
import { exampleOf, recordsOf } from './examples.ts'
import { checkPaging, isPage } from './paging.ts'
import { checkUnknown } from './refusals.ts'
import { checkerOf, hasCall, type Session, sessionMayCall } from './session.ts'
import { checkSorting } from './sorting.ts'

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

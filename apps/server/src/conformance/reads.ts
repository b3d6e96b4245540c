import type { Endpoint } from '@potager/domain/contract'
import { z } from 'zod'
import type { CheckedRequest } from './ask.ts'
import { exampleOf, UNKNOWN_ID } from './examples.ts'
import { checkPaging, isPage } from './paging.ts'
import { refuse, type Session, sessionMayCall, succeed } from './session.ts'

const hasId = ({ params }: Endpoint) => params !== undefined && 'id' in params.shape

/** Checks that a guarded call without a session is a 401; nothing sent here could change data. */
export async function checkAccess(session: Session, endpoint: Endpoint): Promise<void> {
  const { params, body, call } = endpoint
  if (call.access === 'public') return
  const filled = Object.fromEntries(
    Object.entries(params?.shape ?? {}).map(([name, schema]) => [
      name,
      schema instanceof z.ZodEnum ? String(schema.options[0]) : UNKNOWN_ID,
    ]),
  )
  const sent = { params: filled, ...(body ? { body: {} } : {}) }
  await refuse(session, endpoint, 'sans jeton', { ...sent, token: undefined }, 401)
  await refuse(session, endpoint, 'jeton inventé', { ...sent, token: 'x.y.z' }, 401)
}

/** Checks that an unknown id is a 404 where the contract says so, and that a malformed one is refused. */
async function checkUnknown(session: Session, endpoint: Endpoint, example: CheckedRequest): Promise<void> {
  if (!hasId(endpoint)) return
  const withId = (id: string) => ({ ...example, params: { ...example.params, id } })
  if (endpoint.errors?.includes(404)) {
    await refuse(session, endpoint, 'identifiant inconnu', withId(UNKNOWN_ID), 404)
  }
  await refuse(session, endpoint, 'identifiant illisible', withId('pas-un-id'), 400, 404)
}

/** Checks the answer of a GET call against its schema, and its refusals against the contract. */
export async function checkRead(session: Session, endpoint: Endpoint): Promise<void> {
  const example = exampleOf(session, endpoint)
  if (!sessionMayCall(session, endpoint)) {
    if (session.token === undefined) session.skip(endpoint, 'lecture', 'il faut un compte (--user, --password)')
    else if (example) await refuse(session, endpoint, 'sans le rôle qu’il faut', example, 403)
    return
  }
  if (!example) {
    session.skip(endpoint, 'lecture', 'rien à lire dans ce serveur')
    return
  }
  const answer = await succeed(session, endpoint, 'réponse', example)
  if (!answer) return
  session.seen.set(endpoint.call.name, answer.json)
  await checkUnknown(session, endpoint, example)
  if (isPage(endpoint)) await checkPaging(session, endpoint, example)
}

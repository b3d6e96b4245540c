import type { Endpoint } from '@potager/domain/contract'
import { z } from 'zod'
import { UNKNOWN_ID } from './examples.ts'
import { checkerOf, isMissing, refused, type Session } from './session.ts'

/** Params of a call, each id one that no record has. */
export const unknownParams = ({ params }: Endpoint): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params?.shape ?? {}).map(([name, schema]) => [
      name,
      schema instanceof z.ZodEnum ? String(schema.options[0]) : UNKNOWN_ID,
    ]),
  )

/** Checks that a guarded call without a session is a 401; nothing sent here could change data. */
export async function checkAccess(session: Session, endpoint: Endpoint): Promise<void> {
  if (endpoint.call.access === 'public') return
  const check = checkerOf(session, 'session')
  const sent = { params: unknownParams(endpoint), ...(endpoint.body ? { body: {} } : {}) }
  const stranger = await session.ask(endpoint, sent)
  if (isMissing(session, endpoint, stranger)) return check.absent(endpoint, 'sans jeton')
  check.tell(endpoint, 'sans jeton', refused(session, 'session', stranger, [401]))
  await check.refuse(endpoint, 'jeton inventé', { ...sent, token: 'x.y.z' }, 401)
}

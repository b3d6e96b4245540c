import { z } from 'zod'
import type { Session } from './session.ts'

const capabilities = z.object({ extensions: z.array(z.string().max(200)).max(2000) })

/**
 * Asks the backend which extensions it has, at GET /capabilities. What it does not name is then absent, and what it
 * names must be there; one that does not answer is asked call by call.
 */
export async function readClaims(session: Session): Promise<void> {
  const answer = await session.ask({ call: { method: 'GET', path: '/capabilities' } })
  const told = answer.status === 200 ? capabilities.safeParse(answer.json).data : undefined
  if (!told) return
  const claimed = new Set(told.extensions)
  session.claimed = claimed
  for (const { call } of session.endpoints) if (call.extension && !claimed.has(call.name)) session.absent.add(call.name)
}

import { randomUUID } from 'node:crypto'
import { LOGIN_ROLE, readClaims } from '@potager/domain/auth'
import { contract } from '@potager/domain/contract'
import { z } from 'zod'
import { type CheckedAnswer, refusalProblems } from './ask.ts'
import { type Session, succeed } from './session.ts'

const { login, logout, refresh } = contract.auth
const tokens = z.object({ accessToken: z.string(), refreshToken: z.string(), role: z.string().optional() })

function roleOf(answer: CheckedAnswer): string {
  const read = tokens.safeParse(answer.json)
  if (!read.success) return ''
  const claimed = read.data.role ?? readClaims(read.data.accessToken)?.role
  return String(claimed ?? '')
    .toUpperCase()
    .replace(/^ROLE_/, '')
}

/** Checks that wrong credentials are a 400, and an unknown refresh token a 400 or 401. */
export async function checkStrangers(session: Session): Promise<void> {
  const body = { username: `personne-${randomUUID()}`, password: 'Inconnu#2026', role: LOGIN_ROLE }
  session.tell(login, 'compte inconnu', refusalProblems(await session.ask(login, { body }), 400))
  const empty = await session.ask(login, { body: {} })
  session.tell(login, 'sans rien', refusalProblems(empty, 400))
  const forged = await session.ask(refresh, { body: { refreshToken: randomUUID() } })
  session.tell(refresh, 'jeton inventé', refusalProblems(forged, 400, 401))
}

/** Opens the session of the other calls and renews it once. Returns its refresh token. */
export async function checkSignIn(
  session: Session,
  credentials: { username: string; password: string },
): Promise<string | null> {
  const answer = await succeed(session, login, 'compte donné', { body: { ...credentials, role: LOGIN_ROLE } })
  const read = tokens.safeParse(answer?.json)
  if (!answer || !read.success) return null
  session.token = read.data.accessToken
  session.role = roleOf(answer)
  const renewed = await succeed(session, refresh, 'renouvellement', { body: { refreshToken: read.data.refreshToken } })
  const next = tokens.safeParse(renewed?.json)
  if (!next.success) return read.data.refreshToken
  session.token = next.data.accessToken
  return next.data.refreshToken
}

/** Ends the session, so that the check leaves none open. */
export async function checkSignOut(session: Session, refreshToken: string): Promise<void> {
  await succeed(session, logout, 'fin de session', { body: { refreshToken } })
}

import { randomUUID } from 'node:crypto'
import { LOGIN_ROLE, readClaims } from '@potager/domain/auth'
import { contract } from '@potager/domain/contract'
import { asRecord } from '@potager/domain/wire'
import { z } from 'zod'
import { type CheckedAnswer, type Checker, checkerOf, refused, type Session } from './session.ts'

/** An account of the backend. */
export type Credentials = { username: string; password: string }

const { login, logout, refresh } = contract.auth
const { listCustomers } = contract.customer
const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  role: z.string().optional().catch(undefined),
})
type Tokens = z.infer<typeof tokens>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Another character of the same alphabet, at a place whose bits all count. */
function altered(text: string): string {
  const at = Math.floor(text.length / 2)
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
}

/**
 * Tokens made from a valid one that no backend may accept, each with its French name: another signature, other claims,
 * no signature at all. Of an opaque token, one with another character.
 */
function tamperedTokens(token: string): [name: string, token: string][] {
  const [header, payload, signature, ...rest] = token.split('.')
  const claims = readClaims(token)
  if (!header || !signature || !claims || rest.length > 0) return [['jeton retouché', altered(token)]]
  const promoted = encode({ ...claims, role: 'ADMIN', roles: ['ADMIN'], iat: 1 })
  return [
    ['jeton à la signature retouchée', `${header}.${payload}.${altered(signature)}`],
    ['jeton aux droits retouchés', `${header}.${promoted}.${signature}`],
    ['jeton sans signature', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
  ]
}

function roleOf({ role, accessToken }: Tokens): string {
  return String(role ?? readClaims(accessToken)?.role ?? '')
    .toUpperCase()
    .replace(/^ROLE_/, '')
}

/** The tokens of an answer; a renewal that answers no refresh token leaves `old` in force. */
function tokensOf(answer: CheckedAnswer | null, old?: string): Tokens | null {
  return tokens.safeParse({ refreshToken: old, ...asRecord(answer?.json) }).data ?? null
}

async function signIn(check: Checker, credentials: Credentials, name: string): Promise<Tokens | null> {
  return tokensOf(await check.succeed(login, name, { body: { ...credentials, role: LOGIN_ROLE } }))
}

/** Renews a session and makes a guarded call with the new token: null when it is not worth anything. */
async function renew(session: Session, check: Checker, old: string): Promise<Tokens | null> {
  const next = tokensOf(await check.succeed(refresh, 'renouvellement', { body: { refreshToken: old } }), old)
  if (!next) return null
  const { status } = await session.ask(listCustomers, { token: next.accessToken })
  const dead = status === 401
  check.tell(refresh, 'appel rejoué avec le jeton renouvelé', dead ? ['le jeton renouvelé est refusé (401)'] : [])
  return dead ? null : next
}

/** Checks that wrong credentials are a 400, and an unknown refresh token a 400 or 401. */
export async function checkStrangers(session: Session): Promise<void> {
  const check = checkerOf(session, 'session')
  const body = { username: `personne-${randomUUID()}`, password: 'Inconnu#2026', role: LOGIN_ROLE }
  await check.refuse(login, 'compte inconnu', { body }, 400)
  await check.refuseOurs(login, 'sans rien', { body: {} }, 400)
  await check.refuse(refresh, 'jeton inventé', { body: { refreshToken: randomUUID() } }, 400, 401)
  await check.refuseOurs(refresh, 'sans jeton', { body: {} }, 400, 401)
}

/** Opens the session of the other calls and renews it once. Returns its refresh token. */
export async function checkSignIn(session: Session, credentials: Credentials): Promise<string | null> {
  const check = checkerOf(session, 'session')
  const opened = await signIn(check, credentials, 'compte donné')
  if (!opened) return null
  session.token = opened.accessToken
  session.role = roleOf(opened)
  const next = await renew(session, check, opened.refreshToken)
  if (!next) return opened.refreshToken
  session.token = next.accessToken
  return next.refreshToken
}

/** Checks that a token whose content or signature was altered opens nothing, nor an access token renews. */
export async function checkForgedTokens(session: Session): Promise<void> {
  if (session.token === undefined) return
  const check = checkerOf(session, 'session')
  for (const [name, token] of tamperedTokens(session.token)) await check.refuse(listCustomers, name, { token }, 401)
  await check.refuse(refresh, 'jeton d’accès à sa place', { body: { refreshToken: session.token } }, 400, 401)
}

/** Checks with a session of its own what becomes of a used refresh token, and of any after the sign-out. */
export async function checkSessionEnd(session: Session, credentials: Credentials): Promise<void> {
  const check = checkerOf(session, 'session')
  const opened = await signIn(check, credentials, 'deuxième session')
  if (!opened) return
  const next = await renew(session, check, opened.refreshToken)
  // A short grace for a second tab is allowed; then it must be worth something.
  const again = await session.ask(refresh, { body: { refreshToken: opened.refreshToken } })
  const reused = tokensOf(again, opened.refreshToken)
  const replay = reused && (await session.ask(listCustomers, { token: reused.accessToken }))
  check.tell(
    refresh,
    'jeton déjà utilisé',
    again.status !== 200
      ? refused(session, 'session', again, [400, 401])
      : replay && replay.status !== 401
        ? []
        : ['accepté, mais sans jeton d’accès qui vaille'],
  )
  const { refreshToken } = reused ?? next ?? opened
  await check.succeed(logout, 'fin de la deuxième session', { body: { refreshToken } })
  await check.refuseOurs(refresh, 'après la fin de session', { body: { refreshToken } }, 400, 401)
}

/** Ends the session, so that the check leaves none open. */
export async function checkSignOut(session: Session, refreshToken: string): Promise<void> {
  await checkerOf(session, 'session').succeed(logout, 'fin de session', { body: { refreshToken } })
}

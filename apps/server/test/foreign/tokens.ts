import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { type Backend, type Handlers, Refused } from './answers.ts'

/** The account of this backend. */
export const ACCOUNT = { username: 'cheffe', password: 'Marmite#2026' } as const

const LIFE_S = 600
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

type SignIn = { access: string; refresh: string }
type Claims = { jti?: unknown; exp?: unknown }

/** The sign-ins of this backend: who may call, and the calls that open and end a session. */
export function createTokens({ on }: Pick<Backend, 'on'>) {
  const secret = randomBytes(32)
  const signIns = new Map<string, SignIn>()
  const sign = (head: string) => createHmac('sha256', secret).update(head).digest('base64url')

  function issue(jti: string): string {
    const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ jti, role: 'MANAGER', exp: Date.now() / 1000 + LIFE_S })}`
    return `${head}.${sign(head)}`
  }

  function signedWell(header: string, payload: string, signature: string): boolean {
    if (on('unsigned-tokens') && signature === '') return true
    return on('signature-unread') || sign(`${header}.${payload}`) === signature
  }

  function isValid(token: string | undefined): boolean {
    const [header = '', payload = '', signature = ''] = token?.split('.') ?? []
    if (!payload || !signedWell(header, payload, signature)) return false
    try {
      const { jti, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
      return Number(exp) * 1000 > Date.now() && [...signIns.values()].some(({ access }) => access === jti)
    } catch {
      // Claims that cannot be read are nobody's.
      return false
    }
  }

  const answer = (refreshToken: string, jti: string) => ({
    accessToken: issue(jti),
    refreshToken,
    username: ACCOUNT.username,
    role: 'MANAGER',
  })

  const handlers: Handlers = {
    login: ({ body: { username, password } }) => {
      if (username !== ACCOUNT.username || password !== ACCOUNT.password)
        throw new Refused(on('wrong-password-401') ? 401 : 400, 'Identifiants incorrects')
      const signIn = { access: randomUUID(), refresh: randomUUID() }
      signIns.set(randomUUID(), signIn)
      return answer(signIn.refresh, signIn.access)
    },
    refreshToken: ({ body: { refreshToken } }) => {
      const signIn = [...signIns.values()].find(({ refresh }) => refresh === refreshToken)
      if (!signIn && on('refresh-crash')) throw new TypeError('Cannot read properties of undefined')
      if (!signIn) throw new Refused(401, 'Session terminée')
      const ended = signIn.access
      Object.assign(signIn, { access: randomUUID(), refresh: randomUUID() })
      return answer(signIn.refresh, on('dead-refresh') ? ended : signIn.access)
    },
    logout: ({ body: { refreshToken } }) => {
      const [id] = [...signIns].find(([, { refresh }]) => refresh === refreshToken) ?? []
      if (id && !on('logout-forgets-nothing')) signIns.delete(id)
      return { ok: true }
    },
  }
  return { isValid, handlers }
}

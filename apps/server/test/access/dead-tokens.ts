import { createHmac } from 'node:crypto'
import { contract } from '@potager/domain/contract'
import { loadSecret } from '../../src/api/auth/access-token.ts'
import type { TestServer } from '../harness.ts'
import { registerCaller } from './callers.ts'

/** Tokens that are no longer or never were valid. */
export const deadKinds = ['suspended', 'signed out', 'expired', 'forged', 'tampered', 'unsigned'] as const
export type DeadKind = (typeof deadKinds)[number]

type Claims = Record<string, unknown>

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = ''): Claims => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims

function sign(header: Claims, claims: Claims, key: string): string {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

/**
 * One token of each kind, all for an administrator; `alike` is made like the expired and forged ones but valid, which
 * proves that the others are refused for their defect.
 */
export async function createDeadTokens(
  server: Omit<TestServer, 'app'>,
): Promise<{ dead: Record<DeadKind, string>; alike: string }> {
  const suspended = await registerCaller(server, 'suspendue')
  await server.db.query(`update account set suspended = true, role = 'ADMIN' where username = 'suspendue'`)
  const { accessToken: left, refreshToken } = await server.signIn('admin')
  await server.ok(contract.auth.logout, { body: { refreshToken } })

  const [header, claims, signature = ''] = (await server.tokenOf('admin')).split('.')
  const [, owners, ownersSignature = ''] = (await server.tokenOf('proprietaire')).split('.')
  const { tokenKey } = await loadSecret(server.db, undefined)
  const now = Math.floor(Date.now() / 1000)
  const living = { ...decode(claims), iat: now - 10, exp: now + 600 }
  return {
    alike: sign(decode(header), living, tokenKey),
    dead: {
      suspended,
      'signed out': left,
      expired: sign(decode(header), { ...living, iat: now - 1000, exp: now - 1 }, tokenKey),
      forged: sign(decode(header), living, `${tokenKey}x`),
      // An owner's token altered to the administrator's session.
      tampered: [header, encode({ ...decode(owners), sid: decode(claims).sid, role: 'ADMIN' }), ownersSignature].join(
        '.',
      ),
      unsigned: [encode({ ...decode(header), alg: 'none' }), claims, signature].join('.'),
    },
  }
}

import { createHmac } from 'node:crypto'
import { contract } from '@potager/domain/contract'
import { loadSecret } from '../../src/api/auth/caller.ts'
import type { TestCaller, TestServer } from '../harness.ts'
import { newRestaurant } from './restaurant.ts'
import type { CallerName } from './row.ts'

/** The access token of an account that has just registered. */
export async function registerCaller(server: TestCaller, username: string): Promise<string> {
  const account = {
    username,
    email: `${username}@exemple.fr`,
    firstName: 'Ana',
    lastName: 'Roux',
    password: 'Abcdef1!',
  }
  await server.ok(contract.auth.register, { body: account })
  return (await server.signIn(username, account.password)).accessToken
}

/** The access token of each kind of caller that has one, on a server with the demo. */
export async function signInCallers(server: TestCaller): Promise<Partial<Record<CallerName, string>>> {
  const other = await registerCaller(server, 'autre')
  await server.ok(contract.restaurant.createRestaurant, { token: other, body: newRestaurant })
  return {
    owner: await server.tokenOf('proprietaire'),
    'other owner': other,
    'new owner': await registerCaller(server, 'nouvelle'),
    gerant: await server.tokenOf('gerant'),
    admin: await server.tokenOf('admin'),
  }
}

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

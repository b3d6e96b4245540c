import { describe, expect, it } from 'vitest'
import { NotAnswered } from '../wire/index.ts'
import { login, logout, refresh, register } from './auth.calls.ts'
import { LOGIN_ROLE, readAuthData } from './auth.ts'
import { displayName, isAdmin, isPrivileged, readClaims } from './claims.ts'

function token(claims: object) {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  return `x.${btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')}.x`
}

describe('auth data', () => {
  it('holds both tokens and keeps fields it does not know [AUT-03]', () => {
    expect(readAuthData({ accessToken: 'a', refreshToken: 'r', tenant: 7 })).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
      tenant: 7,
    })
  })

  it('is signed in only with an access token [AUT-04]', () => {
    expect(readAuthData({ refreshToken: 'r' })).toBeNull()
    expect(readAuthData({ accessToken: '' })).toBeNull()
    expect(readAuthData('jeton')).toBeNull()
    expect(readAuthData({ accessToken: 'a', refreshToken: null })).toEqual({ accessToken: 'a' })
  })
})

describe('auth calls', () => {
  it('always send the same role at login and registration [LOG-03] [REG-18] [ROL-03]', () => {
    expect(LOGIN_ROLE).toBe('RESTAURANT_OWNER')
    expect(login.request({ username: 'u', password: 'p' }).body).toEqual({
      username: 'u',
      password: 'p',
      role: 'RESTAURANT_OWNER',
    })
  })

  it('do not send the confirmation of the password [REG-17]', () => {
    const typed = { username: 'u', email: 'e', firstName: 'f', lastName: 'l', password: 'p', confirmPassword: 'p' }
    expect(Object.keys(register.request(typed).body as object)).toEqual([
      'username',
      'email',
      'firstName',
      'lastName',
      'password',
      'role',
    ])
  })

  it('fall back to the typed username when the answer has only the two tokens [OTH-07]', () => {
    const typed = { username: 'zoe', password: 'p' }
    expect(displayName(login.response({ accessToken: 'a', refreshToken: 'r' }, typed))).toBe('zoe')
    expect(displayName(login.response({ accessToken: 'a', username: 'Zoé' }, typed))).toBe('Zoé')
    expect(displayName(login.response({ accessToken: token({ sub: 'z' }) }, typed))).toBe('z')
  })

  it('reject an answer without an access token', () => {
    const answer = { refreshToken: 'r', username: 'zoe' }
    expect(() => login.response(answer, { username: 'zoe', password: 'p' })).toThrow(NotAnswered)
    expect(() => refresh.response(answer, 'r')).toThrow(NotAnswered)
  })

  it('log out and refresh with the refresh token alone, without authorization [AUT-14]', () => {
    for (const declared of [logout, refresh]) {
      expect(declared.access).toBe('public')
      expect(declared.request('r').body).toEqual({ refreshToken: 'r' })
    }
  })
})

describe('privileged state', () => {
  it('follows claims or stored roles in any usual spelling, else is false [ROL-04]', () => {
    const privileged = (claims: object, stored: object = {}) => isPrivileged({ ...stored, accessToken: token(claims) })
    expect(privileged({ role: 'MANAGER' })).toBe(true)
    expect(privileged({ roles: ['user', 'ROLE_ADMIN'] })).toBe(true)
    expect(privileged({ authorities: [{ authority: 'ROLE_MANAGER' }] })).toBe(true)
    expect(privileged({}, { role: 'manager' })).toBe(true)
    expect(privileged({ role: 'RESTAURANT_OWNER' })).toBe(false)
    expect(privileged({ role: 'MANAGERIAL' })).toBe(false)
    expect(isPrivileged({ accessToken: 'not-a-jwt' })).toBe(false)
    expect(isPrivileged(null)).toBe(false)
  })

  it('of administrator is true for administrators only', () => {
    const admin = (role: string) => isAdmin({ accessToken: token({ role }) })
    expect([admin('ROLE_ADMIN'), admin('MANAGER'), isAdmin(null)]).toEqual([true, false, false])
    expect(readClaims('a.!!!.c')).toBeNull()
  })

  it('does not follow from the role that login sends', () => {
    expect(isPrivileged({ accessToken: token({}), role: LOGIN_ROLE })).toBe(false)
  })

  it('reads claims encoded in base64url', () => {
    const claims = { username: '~~~~>>>>????' }
    expect(token(claims)).toMatch(/-.*_|_.*-/)
    expect(readClaims(token(claims))).toEqual(claims)
  })

  it('reads accents in claims and names the person', () => {
    expect(readClaims(token({ username: 'Zoé' }))).toEqual({ username: 'Zoé' })
    expect(displayName({ accessToken: token({ username: 'zoe', sub: '1' }) })).toBe('zoe')
    expect(displayName({ accessToken: 'opaque' })).toBeNull()
    expect(displayName(null)).toBeNull()
  })
})

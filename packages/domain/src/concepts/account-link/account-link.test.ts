import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/index.ts'
import { checkNewPassword, readAccountLink, readLink, readMadeLink, resetPassword } from './index.ts'

const at = '2026-11-21T10:00:00Z'

describe('an account link', () => {
  it('is read with kind, name and expiry, without the fields that the answer lacks', () => {
    expect(readLink({ kind: 'RESET', username: 'suzanne', expiresAt: at })).toEqual({
      kind: 'RESET',
      username: 'suzanne',
      expiresAt: Date.parse(at),
    })
    expect(readLink({ kind: 'INVITE', restaurantName: 'La Fève Tonka' })).toEqual({
      kind: 'INVITE',
      restaurantName: 'La Fève Tonka',
      expiresAt: null,
    })
    expect(readMadeLink({ path: '/mot-de-passe/x', expiresAt: at })).toEqual({
      path: '/mot-de-passe/x',
      expiresAt: Date.parse(at),
    })
  })

  it('is sent with its token as a path parameter, and a reset with only the new password in the body', () => {
    const { supports } = createDialect({ extensions: true })
    expect(requestOf(readAccountLink, 'a/b', supports)).toEqual({ params: { token: 'a/b' } })
    expect(requestOf(resetPassword, { token: 't', password: 'p' }, supports)).toEqual({
      params: { token: 't' },
      body: { newPassword: 'p' },
    })
  })
})

describe('a new password', () => {
  it('follows the rules of registration and must be confirmed identically', () => {
    const good = 'Ciboule-et-basilic-7'
    expect(checkNewPassword({ password: good, confirmPassword: good })).toEqual({})
    expect(checkNewPassword({ password: good, confirmPassword: '' })).toEqual({
      confirmPassword: 'Confirmez le mot de passe',
    })
    expect(checkNewPassword({ password: 'court', confirmPassword: 'autre' })).toEqual({
      password: 'Le mot de passe doit contenir une majuscule, une minuscule, un chiffre et un caractère spécial.',
      confirmPassword: 'Les mots de passe ne correspondent pas',
    })
  })
})

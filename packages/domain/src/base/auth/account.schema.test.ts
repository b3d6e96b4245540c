import { expect, it } from 'vitest'
import { isCommonPassword } from './account.schema.ts'
import { isPasswordAccepted } from './registration.ts'

it('recognises a common word with digits, marks or substituted letters', () => {
  for (const password of [
    'Password1!',
    'P@ssw0rd1',
    'P@$$w0rd1!',
    'PassWord2024!',
    'Azerty123!',
    '123Azerty!',
    'Qwerty12345!',
    'Soleil2024!',
    '$Oleil2024!',
    'Décembre-2025',
    'M0tdepasse#1',
    'Bienvenue1!',
    'Potager#2026',
    'Admin1234!',
    'Soleil2024!!!',
  ]) {
    expect([isPasswordAccepted(password), isCommonPassword(password)], password).toEqual([true, true])
  }
})

it('accepts a password that is more than one common word with usual additions', () => {
  for (const password of [
    'Abcdef1!',
    'Abcdef1-',
    'Soleil!Couchant9',
    'Azerty-71620493#',
    'xK9#soleilmP',
    'Tr0ubadour&3',
    'Élan-Vert-42',
    'Soleil2024!!!!',
    'Sol9eil!',
  ]) {
    expect(isCommonPassword(password), password).toBe(false)
  }
})

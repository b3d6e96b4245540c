import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './account.schema.ts'
import { checkRegistration, isPasswordAccepted, registrationRules } from './registration.ts'

const valid = {
  username: 'jeanne_21',
  email: 'jeanne@exemple.fr',
  firstName: 'Jeanne',
  lastName: 'Le Goff',
  password: 'Abcdef1!',
  confirmPassword: 'Abcdef1!',
}
const accepts = (field: keyof typeof valid, value: string) => registrationRules[field](value, valid) === null

describe('registration rules', () => {
  it('takes a username of 3 to 30 letters, digits and underscores [REG-04] [REG-05]', () => {
    expect(['abc', 'a'.repeat(30), '_ab'].every((name) => accepts('username', name))).toBe(true)
    expect(['ab', 'a'.repeat(31), 'jean-paul', 'jeán', ''].some((name) => accepts('username', name))).toBe(false)
    expect(checkRegistration({ ...valid, username: 'x' })).toEqual({
      username: "Le nom d'utilisateur ne doit contenir que des lettres, chiffres ou underscores.",
    })
  })

  it('takes a usual e-mail [REG-06]', () => {
    expect(accepts('email', 'a.b+c@exemple.co.uk')).toBe(true)
    expect(
      ['a', 'a@b', '@b.fr', 'a b@c.fr', 'a@b..', 'a@b..fr', 'a@.b.fr'].some((email) => accepts('email', email)),
    ).toBe(false)
    expect(checkRegistration({ ...valid, email: '' })).toEqual({ email: 'Email invalide.' })
  })

  it('takes names of letters, accents, hyphens, apostrophes and spaces [REG-07] [REG-08] [REG-09] [REG-10]', () => {
    expect(['jean', "D'Arc", 'D’Arc', 'Jean-Paul', 'Œuvre', 'Łukasz'].every((name) => accepts('firstName', name))).toBe(
      true,
    )
    expect(['J', 'Jean3', '', '  ', '--'].some((name) => accepts('firstName', name))).toBe(false)
    expect(accepts('lastName', 'O')).toBe(true)
    expect(['', 'x'.repeat(51), 'R2', ' ', '’'].some((name) => accepts('lastName', name))).toBe(false)
    expect(checkRegistration({ ...valid, firstName: 'J', lastName: '' })).toEqual({
      firstName: 'Le prénom doit commencer par une majuscule.',
      lastName: 'Le nom doit commencer par une majuscule.',
    })
  })

  it('takes a password with the four kinds of character [REG-11] [REG-12]', () => {
    expect(['Abcdef1!', 'Abcdef1-', 'Abcdef1^'].every((password) => accepts('password', password))).toBe(true)
    expect(
      ['Abcdef1_', 'Abcde1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!'].some((password) => accepts('password', password)),
    ).toBe(false)
    expect(checkRegistration({ ...valid, password: 'a', confirmPassword: 'a' })).toEqual({
      password: 'Le mot de passe doit contenir une majuscule, une minuscule, un chiffre et un caractère spécial.',
    })
  })

  it('takes names of 50 letters, an e-mail of 254 characters and a password of 128, not one more', () => {
    const email = (length: number) => 'a'.repeat(length - '@exemple.fr'.length) + '@exemple.fr'
    const password = (length: number) => 'Abcdef1!'.padEnd(length, 'x')
    expect([accepts('firstName', 'Al'), accepts('firstName', 'x'.repeat(50))]).toEqual([true, true])
    expect(accepts('firstName', 'x'.repeat(51))).toBe(false)
    expect([accepts('lastName', 'x'.repeat(50)), accepts('lastName', 'x'.repeat(51))]).toEqual([true, false])
    expect([accepts('email', email(254)), accepts('email', email(255))]).toEqual([true, false])
    expect([accepts('password', password(128)), accepts('password', password(129))]).toEqual([true, false])
  })

  it('wants the password twice [REG-13] [REG-14]', () => {
    expect(checkRegistration({ ...valid, confirmPassword: '' })).toEqual({
      confirmPassword: 'Confirmez le mot de passe',
    })
    expect(checkRegistration({ ...valid, confirmPassword: 'Abcdef1?' })).toEqual({
      confirmPassword: 'Les mots de passe ne correspondent pas',
    })
    expect(checkRegistration(valid)).toEqual({})
  })
})

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

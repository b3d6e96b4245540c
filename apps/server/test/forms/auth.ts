import { contract } from '@potager/domain/contract'
import { type Form, long } from './field.ts'

export const authForms: Record<string, Form> = {
  login: {
    endpoint: contract.auth.login,
    valid: () => ({ username: 'gerant', password: 'Potager#2026', role: 'RESTAURANT_OWNER' }),
    fields: [
      { path: 'username', required: true, bad: ['', null, 1, long(255)] },
      { path: 'password', required: true, bad: ['', null, 1, long(1025)] },
      { path: 'role', bad: [null, 1, long(41)] },
    ],
  },
  logout: {
    endpoint: contract.auth.logout,
    valid: () => ({ refreshToken: 'x' }),
    fields: [{ path: 'refreshToken', required: true, bad: ['', null, 1, long(513)] }],
  },
  refresh: {
    endpoint: contract.auth.refresh,
    valid: () => ({ refreshToken: 'x' }),
    fields: [{ path: 'refreshToken', required: true, bad: ['', null, 1, long(513)] }],
  },
  register: {
    endpoint: contract.auth.register,
    valid: () => ({
      username: 'testeuse',
      email: 'testeuse@exemple.fr',
      firstName: 'Ana',
      lastName: 'Roux',
      password: 'Abcdef1!',
      role: 'RESTAURANT_OWNER',
    }),
    fields: [
      { path: 'username', required: true, bad: ['', 'ab', 'a'.repeat(31), 'jean-paul', 'jeán', null, 1] },
      {
        path: 'email',
        required: true,
        bad: ['', 'x', 'a@b', 'a..b@exemple.fr', 'a@exemple,fr.fr', `${'a'.repeat(250)}@b.fr`, null, 1],
      },
      { path: 'firstName', required: true, bad: ['', 'J', 'Jean3', 'J'.repeat(51), null, 1] },
      { path: 'lastName', required: true, bad: ['', 'J4', 'J'.repeat(51), null, 1] },
      {
        path: 'password',
        required: true,
        bad: ['', 'Abcde1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', `Aa1!${'x'.repeat(125)}`, null, 1],
      },
      { path: 'role', bad: [null, 1, long(41)] },
    ],
  },
}

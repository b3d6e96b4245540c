import { call } from '../../base/api/call.ts'
import { answeredNothing } from '../../base/wire/index.ts'
import { readLink, readMadeLink } from './account-link.ts'

/**
 * Makes a link by which an account chooses another password, once and within an hour (extension). An earlier one ends.
 * 409: one's own account, whose password is changed with the current one.
 */
export const createPasswordLink = call({
  name: 'createPasswordLink',
  resource: 'users',
  method: 'POST',
  path: '/users/:id/password-link',
  access: 'admin',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readMadeLink,
})

/** What a link is for (extension); 404 when it is unknown, over or used, which are not told apart. */
export const readAccountLink = call({
  name: 'readAccountLink',
  resource: 'account',
  method: 'GET',
  path: '/authentification/links/:token',
  access: 'public',
  extension: true,
  request: (token: string) => ({ params: { token } }),
  response: readLink,
})

/** Replaces the password of the link's account and ends its sessions (extension); the link is then used. */
export const resetPassword = call({
  name: 'resetPassword',
  resource: 'account',
  method: 'POST',
  path: '/authentification/links/:token/password',
  access: 'public',
  extension: true,
  request: ({ token, password }: { token: string; password: string }) => ({
    params: { token },
    body: { newPassword: password },
  }),
  response: answeredNothing,
})

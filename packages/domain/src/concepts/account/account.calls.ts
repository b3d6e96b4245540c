import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import { answeredList, answeredNothing, answering } from '../../base/wire/index.ts'
import { endedRecord, type OwnAccountChange, type PasswordChange, readOwnAccount, readOwnSession } from './account.ts'

/** The caller's name and e-mail (extension). */
export const getOwnAccount = call({
  name: 'getOwnAccount',
  resource: 'account',
  method: 'GET',
  path: '/authentification/account',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: readOwnAccount,
})

/**
 * Changes the caller's name and e-mail (extension); links to a new password sent before no longer work. 400 on
 * `currentPassword` when it is wrong and on `email` when another account has it, 429 after too many tries.
 */
export const updateOwnAccount = call({
  name: 'updateOwnAccount',
  resource: 'account',
  method: 'PUT',
  path: '/authentification/account',
  access: 'signed-in',
  extension: true,
  request: ({ currentPassword, ...identity }: OwnAccountChange) => ({
    body: { ...trimmed(identity), currentPassword },
  }),
  response: readOwnAccount,
})

/** Where the caller is signed in, most recently used first (extension). */
export const listOwnSessions = call({
  name: 'listOwnSessions',
  resource: 'account',
  method: 'GET',
  path: '/authentification/sessions',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: answeredList(readOwnSession),
})

/** Ends another session of the caller (extension); 404 when it is over or not theirs. */
export const endOwnSession = call({
  name: 'endOwnSession',
  resource: 'account',
  method: 'DELETE',
  path: '/authentification/sessions/:id',
  access: 'signed-in',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: answeredNothing,
})

/** Ends every session of the caller except this one (extension). Answers how many ended. */
export const endOtherSessions = call({
  name: 'endOtherSessions',
  resource: 'account',
  method: 'DELETE',
  path: '/authentification/sessions',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: answering(endedRecord, (body) => endedRecord.read(body).ended),
})

/**
 * Changes the caller's password and ends their other sessions (extension). 400 on `currentPassword` when it is wrong,
 * 429 after too many tries.
 */
export const changePassword = call({
  name: 'changePassword',
  resource: 'account',
  method: 'POST',
  path: '/authentification/password',
  access: 'signed-in',
  extension: true,
  request: ({ currentPassword, newPassword }: Omit<PasswordChange, 'confirmPassword'>) => ({
    body: { currentPassword, newPassword },
  }),
  response: answeredNothing,
})

import { call } from '../../base/api/call.ts'
import { answeredList, type SimpleRestQuery, writeSimpleRestQuery } from '../../base/wire/index.ts'
import { readUser, type UserRights } from './user.ts'

/** Accounts for admins, in the simple-REST dialect: the total is in Content-Range (extension). */
export const listUsers = call({
  name: 'listUsers',
  resource: 'users',
  method: 'GET',
  path: '/users',
  access: 'admin',
  extension: true,
  request: (query: SimpleRestQuery) => ({ query: writeSimpleRestQuery(query) }),
  response: answeredList(readUser),
})

/** One account for admins (extension); 404 when there is none. */
export const getUser = call({
  name: 'getUser',
  resource: 'users',
  method: 'GET',
  path: '/users/:id',
  access: 'admin',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readUser,
})

/**
 * Approves an account, changes its role, suspends or reinstates it, narrows it to tasks (extension; null for all);
 * missing fields are unchanged. A suspended account's sessions end at once. 409: one's own account, so that an
 * administrator always remains; tasks of an administrator, who has all.
 */
export const updateUser = call({
  name: 'updateUser',
  resource: 'users',
  method: 'PUT',
  path: '/users/:id',
  access: 'admin',
  extension: true,
  extensionKeys: ['tasks'],
  request: ({ id, role, approved, suspended, tasks }: Partial<UserRights> & { id: string }) => ({
    params: { id },
    // JSON omits undefined values.
    body: { role, approved, suspended, tasks },
  }),
  response: readUser,
})

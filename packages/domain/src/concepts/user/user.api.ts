import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { roles } from '../../base/auth/session.ts'
import { tasks } from '../../base/auth/tasks.ts'
import { queryErrors } from '../../base/messages/request-refusals.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { simpleRestQuery } from '../../base/wire/simple-rest.schema.ts'
import { idParams } from '../../base/wire/wire.schema.ts'
import { getUser, listUsers, updateUser } from './user.calls.ts'
import { userMessages } from './user.messages.ts'
import { userRecord } from './user.ts'

const user = answerOf(userRecord)

/** `q` searches names, user names and e-mail addresses; `id` is how ra-data-simple-rest fetches many at once. */
const filter = z.object(
  {
    q: z.string().max(100).optional(),
    role: z.enum(roles).optional(),
    approved: z.boolean().optional(),
    suspended: z.boolean().optional(),
    id: z.array(z.uuid()).max(1000).optional(),
  },
  { error: queryErrors.filter },
)

/** Sort columns of lists of accounts. */
const userSorts = ['createdAt', 'id', 'username', 'email', 'role'] as const

export const userEndpoints = {
  listUsers: endpoint(listUsers, {
    summary: 'Lister les comptes',
    query: simpleRestQuery(userSorts, filter),
    response: z.array(user),
  }),
  getUser: endpoint(getUser, {
    summary: 'Lire un compte',
    params: idParams,
    response: user,
    errors: [404],
  }),
  updateUser: endpoint(updateUser, {
    summary: 'Admettre, suspendre un compte, changer son rôle ou ses tâches',
    params: idParams,
    body: z
      .object({
        role: z.enum(roles, { error: userMessages.role }).optional(),
        approved: z.boolean({ error: userMessages.approved }).optional(),
        suspended: z.boolean({ error: userMessages.suspended }).optional(),
        tasks: z
          .array(z.enum(tasks, { error: userMessages.tasks }), { error: userMessages.tasks })
          .min(1, userMessages.tasks)
          .max(tasks.length, userMessages.tasks)
          .nullable()
          .optional(),
      })
      .refine((body) => Object.keys(body).length > 0, userMessages.nothing),
    response: user,
    errors: [404, 409],
  }),
}

import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { authMessages } from '../messages/auth.ts'
import { requestRefusals } from '../messages/request-refusals.ts'
import { accountFields } from './account.schema.ts'
import { login, logout, refresh, register } from './auth.calls.ts'
import { tasks } from './tasks.ts'

const session = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  username: z.string(),
  role: z.string(),
  tasks: z.array(z.enum(tasks)).nullable().optional().describe('Tâches du compte ; null pour toutes (extension)'),
})

const refreshBody = z.object({
  refreshToken: z.string({ error: requestRefusals.refreshTokenRequired }).min(1).max(512),
})

export const authEndpoints = {
  login: endpoint(login, {
    summary: 'Ouvrir une session',
    body: z.object({
      username: z.string({ error: authMessages.usernameRequired }).min(1, authMessages.usernameRequired).max(254),
      password: z.string({ error: authMessages.passwordRequired }).min(1, authMessages.passwordRequired).max(1024),
      role: z.string().max(40).optional(),
    }),
    response: session,
    errors: [429],
  }),
  register: endpoint(register, {
    summary: 'Créer un compte',
    body: z.object({
      ...accountFields,
      role: z.string().max(40).optional(),
    }),
    status: 201,
    response: z.object({ id: z.uuid(), username: z.string(), approved: z.boolean() }),
    errors: [409, 429],
  }),
  logout: endpoint(logout, {
    summary: 'Fermer la session',
    body: refreshBody,
    response: z.object({ ok: z.literal(true) }),
  }),
  refresh: endpoint(refresh, {
    summary: 'Renouveler la session',
    body: refreshBody,
    response: session,
    errors: [429],
  }),
}

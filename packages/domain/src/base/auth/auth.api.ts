import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { authMessages, registerMessages } from '../messages/index.ts'
import { login, logout, refresh, register } from './auth.calls.ts'
import { isCommonPassword } from './common-password.ts'
import { type Registration, registrationRules } from './registration.ts'

const session = z.object({ accessToken: z.string(), refreshToken: z.string(), username: z.string(), role: z.string() })

function ruled(field: Exclude<keyof Registration, 'confirmPassword'>) {
  return z.string({ error: registrationRules[field]('', { password: '' }) ?? '' }).superRefine((value, context) => {
    const problem = registrationRules[field](value, { password: '' })
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
}

const refreshBody = z.object({ refreshToken: z.string({ error: authMessages.refreshTokenRequired }).min(1).max(512) })

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
      username: ruled('username'),
      email: ruled('email'),
      firstName: ruled('firstName'),
      lastName: ruled('lastName'),
      // Checked by the server only: the form applies the specification's rules, whatever the backend.
      password: ruled('password').refine((password) => !isCommonPassword(password), registerMessages.passwordCommon),
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

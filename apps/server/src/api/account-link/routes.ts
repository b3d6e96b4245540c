import type { contract } from '@potager/domain/contract'
import { accountLinkMessages, userMessages } from '@potager/domain/messages'
import { hashPassword } from '../auth/passwords.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { tellLink } from '../outbox/account.ts'
import type { Handlers, Services } from '../serve.ts'
import { lockUser } from '../user/routes.ts'
import { findLinkFor, makePasswordLink, spendPasswordLink } from './links.ts'

/** Links that let their holder in once (extensions). */
export function accountLinkHandlers(services: Services): Handlers<typeof contract.accountLink> {
  const { config, db } = services
  return {
    createPasswordLink: ({ caller, params }) =>
      db.transaction(async (tx) => {
        const { user, callerIsAdmin } = await lockUser(tx, params.id, caller.accountId)
        if (!callerIsAdmin) throw forbidden()
        if (!user || user.erasedAt) throw notFound(userMessages.unknown)
        // Whoever finds an open session must not turn it into a password.
        if (user.id === caller.accountId) throw conflict(accountLinkMessages.ownAccount)
        const { path, expiresAt } = await makePasswordLink(tx, user.id, caller)
        const { username, email } = user
        const message = { kind: 'account-password', words: { username }, path, email, subjectId: user.id } as const
        const told = await tellLink(tx, config, message)
        return { path, expiresAt: expiresAt.toISOString(), ...told }
      }),

    readAccountLink: async ({ params, visitor }) => {
      const { kind, username, restaurantName, expiresAt } = await findLinkFor(db, params.token, visitor)
      return {
        kind,
        ...(username === null ? {} : { username }),
        ...(restaurantName === null ? {} : { restaurantName }),
        expiresAt: expiresAt.toISOString(),
      }
    },

    resetPassword: async ({ params, body, visitor }) => {
      const link = await findLinkFor(db, params.token, visitor, 'RESET')
      const hash = await hashPassword(body.newPassword)
      if (!(await spendPasswordLink(services, link, hash))) throw notFound(accountLinkMessages.over)
      return { ok: true }
    },
  }
}

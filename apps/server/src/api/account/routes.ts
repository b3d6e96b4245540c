import type { AuditAction } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import { accountScreenMessages } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { endPasswordLinks } from '../account-link/queries.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import { takenOr } from '../auth/taken.ts'
import { countTry, forgetTries } from '../auth/throttle.ts'
import { tellChange } from '../outbox/account.ts'
import { invalid, notFound, signedOut } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import {
  deleteOtherSessions,
  deleteSession,
  findAccountSessions,
  identityOf,
  passwordHashOf,
  replaceIdentity,
  replacePassword,
} from './queries.ts'

const own = (action: AuditAction, caller: Caller) => ({
  action,
  resource: 'user' as const,
  resourceId: caller.accountId,
})

/**
 * The stored hash of the caller's password. Whoever holds an open session must not be able to guess the password, so
 * tries are counted: per session, since counted per account an attacker could keep the owner from changing it.
 * @throws Refusal 400 on `currentPassword`, 429 while the wait of earlier tries lasts
 */
async function proveSelf(db: Queryable, { accountId, sessionId }: Caller, currentPassword: string): Promise<string> {
  await countTry(db, 'session', sessionId)
  const was = await passwordHashOf(db, accountId)
  if (!(await verifyPassword(was, currentPassword)) || was === undefined) throw wrongPassword()
  return was
}

const wrongPassword = () => invalid({ currentPassword: accountScreenMessages.currentWrong })

/** What a person sees and changes of their own account (extensions). */
export function accountHandlers({ config, db }: Services): Handlers<typeof contract.account> {
  return {
    getOwnAccount: async ({ caller }) => {
      const identity = await identityOf(db, caller.accountId)
      if (!identity) throw signedOut()
      return identity
    },

    updateOwnAccount: async ({ caller, body: { currentPassword, ...identity } }) => {
      const was = await proveSelf(db, caller, currentPassword)
      try {
        await db.transaction(async (tx) => {
          const before = await identityOf(tx, caller.accountId)
          if (!(await replaceIdentity(tx, caller.accountId, was, identity))) throw wrongPassword()
          if (before && before.email !== identity.email) {
            // Who reads the old address must not choose the password.
            await endPasswordLinks(tx, caller.accountId)
            await tellChange(tx, config, { ...caller, email: before.email, part: 'email' })
          }
          await recordAudit(tx, caller, own('updateOwnAccount', caller))
        })
      } catch (error) {
        throw takenOr(error)
      }
      await forgetTries(db, 'session', caller.sessionId)
      return identity
    },

    listOwnSessions: async ({ caller }) => {
      const sessions = await findAccountSessions(db, caller.accountId)
      return sessions.map(({ id, device, createdAt, usedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        current: id === caller.sessionId,
      }))
    },

    endOwnSession: ({ caller, params }) =>
      db.transaction(async (tx) => {
        const ended = await deleteSession(tx, caller.accountId, params.id)
        if (!ended) throw notFound(accountScreenMessages.alreadyEnded)
        await recordAudit(tx, caller, own('endOwnSession', caller))
        return { ok: true }
      }),

    endOtherSessions: ({ caller }) =>
      db.transaction(async (tx) => {
        const ended = await deleteOtherSessions(tx, caller.accountId, caller.sessionId)
        if (ended > 0) await recordAudit(tx, caller, own('endOtherSessions', caller))
        return { ended }
      }),

    changePassword: async ({ caller, body }) => {
      const was = await proveSelf(db, caller, body.currentPassword)
      if (body.newPassword === body.currentPassword) throw invalid({ newPassword: accountScreenMessages.same })
      const hash = await hashPassword(body.newPassword)
      await db.transaction(async (tx) => {
        const email = await replacePassword(tx, caller.accountId, was, hash)
        if (email === undefined) throw wrongPassword()
        await tellChange(tx, config, { ...caller, email, part: 'password' })
        await deleteOtherSessions(tx, caller.accountId, caller.sessionId)
        await endPasswordLinks(tx, caller.accountId)
        await recordAudit(tx, caller, own('changePassword', caller))
      })
      await forgetTries(db, 'session', caller.sessionId)
      return { ok: true }
    },
  }
}

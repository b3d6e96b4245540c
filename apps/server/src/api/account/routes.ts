import type { AuditAction } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import { accountScreenMessages } from '@potager/domain/messages'
import { endPasswordLinks } from '../account-link/queries.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import { countTry, forgetTries } from '../auth/throttle.ts'
import { invalid, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { deleteOtherSessions, deleteSession, findAccountSessions, passwordHashOf, replacePassword } from './queries.ts'

const own = (action: AuditAction, caller: Caller) => ({
  action,
  resource: 'user' as const,
  resourceId: caller.accountId,
})

/** What a person sees and changes of their own account (extensions). */
export function accountHandlers({ db }: Services): Handlers<typeof contract.account> {
  return {
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
      // Whoever holds an open session must not be able to guess its password. Counted per session: counted per account,
      // an attacker could keep the owner from changing it.
      await countTry(db, 'session', caller.sessionId)
      const was = await passwordHashOf(db, caller.accountId)
      if (!(await verifyPassword(was, body.currentPassword)) || was === undefined) {
        throw invalid({ currentPassword: accountScreenMessages.currentWrong })
      }
      if (body.newPassword === body.currentPassword) throw invalid({ newPassword: accountScreenMessages.same })
      const hash = await hashPassword(body.newPassword)
      await db.transaction(async (tx) => {
        const replaced = await replacePassword(tx, caller.accountId, was, hash)
        if (!replaced) throw invalid({ currentPassword: accountScreenMessages.currentWrong })
        await deleteOtherSessions(tx, caller.accountId, caller.sessionId)
        await endPasswordLinks(tx, caller.accountId)
        await recordAudit(tx, caller, own('changePassword', caller))
      })
      await forgetTries(db, 'session', caller.sessionId)
      return { ok: true }
    },
  }
}

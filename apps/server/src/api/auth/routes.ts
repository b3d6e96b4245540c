import type { AuditAction } from '@potager/domain/audit'
import { LOGIN_ROLE } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { authMessages, registerMessages } from '@potager/domain/messages'
import { type Queryable, violatedConstraint } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { deviceOf } from '../account/device.ts'
import { recordAudit } from '../audit/record.ts'
import { forbidden, invalid, Refusal } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import type { Caller } from './caller.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { findAccount, insertAccount } from './queries.ts'
import { endSession, type OpenSession, openSession, refreshSession } from './sessions.ts'
import { countTry, forgiveTries } from './throttle.ts'

const takenMessages: Record<string, Record<string, string>> = {
  account_username_key: { username: registerMessages.usernameTaken },
  account_email_key: { email: registerMessages.emailTaken },
}

/** Writes down what somebody did to their own account. */
function recordOwn(tx: Queryable, action: AuditAction, person: Pick<Caller, 'accountId' | 'username'>): Promise<void> {
  return recordAudit(tx, person, { action, resource: 'user', resourceId: person.accountId })
}

/** Sign-in, refresh, sign-out and registration (SPEC §4, §7, §8). */
export function authHandlers({ config, db, signAccessToken }: Services): Handlers<typeof contract.auth> {
  const answer = (session: OpenSession, account: { id: string; username: string; role: string }) => ({
    accessToken: signAccessToken({
      sub: account.id,
      sid: session.sessionId,
      username: account.username,
      role: account.role,
    }),
    refreshToken: session.refreshToken,
    username: account.username,
    role: account.role,
  })

  return {
    login: async ({ body, ip, agent }) => {
      // The address first: one that is slowed down must not slow other people's accounts down as well.
      await countTry(db, 'ip', ip)
      await countTry(db, 'account', body.username)
      const account = await findAccount(db, body.username)
      if (!(await verifyPassword(account?.passwordHash, body.password)) || !account) {
        throw new Refusal(400, authMessages.badCredentials)
      }
      await forgiveTries(db, body.username, ip)
      if (!account.approved || account.suspended) throw new Refusal(401, authMessages.forbidden)
      const session = await db.transaction(async (tx) => {
        await recordOwn(tx, 'login', { accountId: account.id, username: account.username })
        return openSession(tx, account.id, deviceOf(agent))
      })
      return answer(session, account)
    },

    refresh: async ({ body, log }) => {
      const outcome = await db.transaction((tx) => refreshSession(tx, body.refreshToken))
      if (outcome.kind === 'reused') log.warn('a spent refresh token came back: its session is ended')
      if (outcome.kind !== 'continued') throw new Refusal(401, 'Votre session est terminée. Reconnectez-vous.')
      return answer(outcome.session, outcome.account)
    },

    logout: async ({ body }) => {
      await db.transaction(async (tx) => {
        const person = await endSession(tx, body.refreshToken)
        if (person) await recordOwn(tx, 'logout', person)
      })
      return { ok: true }
    },

    register: async ({ body, ip, once }) => {
      if (config.registration === 'closed') throw forbidden(registerMessages.registrationClosed)
      await countTry(db, 'register', ip)
      const passwordHash = await hashPassword(body.password)
      const account = {
        id: newId(),
        username: body.username,
        email: body.email,
        firstName: body.firstName,
        lastName: body.lastName,
        passwordHash,
        role: LOGIN_ROLE,
        approved: config.registration === 'open',
      } as const
      try {
        return await once(async (tx) => {
          await insertAccount(tx, account)
          await recordOwn(tx, 'register', { accountId: account.id, username: account.username })
          return { id: account.id, username: account.username, approved: account.approved }
        })
      } catch (error) {
        const taken = takenMessages[violatedConstraint(error) ?? '']
        throw taken ? invalid(taken) : error
      }
    },
  }
}

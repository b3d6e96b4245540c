import { LOGIN_ROLE, type OwnTasks } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { registerMessages, requestRefusals } from '@potager/domain/messages'
import { newId } from '../../db/ids.ts'
import { deviceOf } from '../account/device.ts'
import { recordAudit } from '../audit/record.ts'
import { forbidden, signedOut } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { takeShare } from '../share.ts'
import { rememberAddress } from './known-address.ts'
import { hashPassword } from './passwords.ts'
import { insertAccount } from './queries.ts'
import { recordComing } from './record-coming.ts'
import { endSession, type OpenedSession, refreshSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { takenOr } from './taken.ts'
import { countTry } from './throttle.ts'

/** Per address: one household may have many devices, each with several tabs. */
const RENEWALS = { calls: 300, span: 'minute' } as const

/** Handlers of sign-in, refresh, sign-out and registration. */
export function authHandlers(services: Services): Handlers<typeof contract.auth> {
  const { config, db, signAccessToken, successorOf } = services
  const answer = (
    session: OpenedSession,
    account: { id: string; username: string; role: string; tasks: OwnTasks },
  ) => ({
    accessToken: signAccessToken({
      sub: account.id,
      sid: session.sessionId,
      username: account.username,
      role: account.role,
    }),
    refreshToken: session.refreshToken,
    username: account.username,
    role: account.role,
    tasks: account.tasks && [...account.tasks],
  })

  return {
    login: async ({ body: { username, password }, visitor, agent, log }) => {
      const { account, session } = await signIn(services, { username, password, visitor, device: deviceOf(agent), log })
      return answer(session, account)
    },

    refresh: async ({ body, visitor, log }) => {
      await takeShare(db, `refresh ${visitor}`, RENEWALS, requestRefusals.tooManyTries)
      const outcome = await db.transaction((tx) => refreshSession(tx, body.refreshToken, successorOf))
      if (outcome.kind === 'reused') log.warn('a spent refresh token came back: its session is ended')
      if (outcome.kind !== 'continued') throw signedOut()
      await rememberAddress(db, outcome.account.id, visitor)
      return answer(outcome.session, outcome.account)
    },

    logout: async ({ body }) => {
      await db.transaction(async (tx) => {
        const person = await endSession(tx, body.refreshToken)
        if (person) await recordComing(tx, 'logout', person)
      })
      return { ok: true }
    },

    register: async ({ body, visitor, once }) => {
      if (config.registration === 'closed') throw forbidden(registerMessages.registrationClosed)
      await countTry(db, 'register', visitor)
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
          const person = { accountId: account.id, username: account.username }
          await recordAudit(tx, person, { action: 'register', resource: 'user', resourceId: account.id })
          return { id: account.id, username: account.username, approved: account.approved }
        })
      } catch (error) {
        throw takenOr(error)
      }
    },
  }
}

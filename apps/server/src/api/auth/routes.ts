import { LOGIN_ROLE, type OwnTasks } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { authMessages, registerMessages, requestRefusals } from '@potager/domain/messages'
import type { FastifyBaseLogger } from 'fastify'
import { newId, type Queryable } from '../../db/database.ts'
import { deviceOf } from '../account/device.ts'
import { recordAudit } from '../audit/record.ts'
import { forbidden, Refusal, signedOut } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import { isWithinShare, takeShare } from '../share.ts'
import type { Caller } from './caller.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import {
  type AccountRow,
  endSession,
  findAccount,
  insertAccount,
  type OpenedSession,
  openSession,
  refreshSession,
  takenOr,
} from './queries.ts'
import { countSignIn, countTry, forgiveSignIn, noteRefused, noteSlowed, rememberAddress } from './throttle.ts'

/** Daily limit of an account's sign-in and sign-out entries in the trail, which is never purged. */
const ROWS_A_DAY = 50

/** Records a sign-in or sign-out in the trail; beyond the account's daily limit, only in the log. */
async function recordComing(
  tx: Queryable,
  action: 'login' | 'logout',
  person: Pick<Caller, 'accountId' | 'username'>,
): Promise<void> {
  const kept = await isWithinShare(tx, `${action} ${person.accountId}`, { calls: ROWS_A_DAY, span: 'day' })
  if (kept) await recordAudit(tx, person, { action, resource: 'user', resourceId: person.accountId })
}

/** A sign-in request: the visitor as a keyed hash, the device in words. */
type SignIn = {
  username: string
  password: string
  visitor: string
  device: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Opens a session after checking a name and password. Logs each outcome, with the account and address as marks that
 * change daily; refused sign-ins also reach the trail, counted by the hour.
 * @throws Refusal 400 for a wrong name or password, 401 for a closed account, 429 while throttled
 */
export async function signIn(
  { db, dayMark }: Pick<Services, 'db' | 'dayMark'>,
  { username, password, visitor, device, log }: SignIn,
): Promise<{ account: AccountRow; session: OpenedSession }> {
  const marks = { account: dayMark(`account ${username.toLowerCase()}`), visitor: dayMark(`visitor ${visitor}`) }
  const refused = async (status: number, message: string) => {
    log.warn({ ...marks, status }, 'sign-in refused')
    await noteRefused(db, username)
    return new Refusal(status, message)
  }

  const attempt = await countSignIn(db, username, visitor).catch(async (error: unknown) => {
    if (error instanceof Refusal) {
      log.warn({ ...marks, status: error.status }, 'sign-in slowed down')
      await noteSlowed(db, username)
    }
    throw error
  })
  const account = await findAccount(db, username)
  const verified = await verifyPassword(account?.passwordHash, password)
  if (!verified || !account) throw await refused(400, authMessages.badCredentials)
  await forgiveSignIn(db, attempt)
  if (!account.approved || account.suspended) throw await refused(401, authMessages.forbidden)
  const session = await db.transaction(async (tx) => {
    const opened = await openSession(tx, account, device)
    if (!opened) return undefined
    await recordComing(tx, 'login', { accountId: account.id, username: account.username })
    await rememberAddress(tx, account.id, visitor)
    return opened
  })
  if (!session) throw await refused(400, authMessages.badCredentials)
  log.info(marks, 'signed in')
  return { account, session }
}

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

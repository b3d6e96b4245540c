import { authMessages } from '@potager/domain/messages'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Services } from '../serve.ts'
import { rememberAddress } from './known-address.ts'
import { verifyPassword } from './passwords.ts'
import { type AccountRow, findAccount } from './queries.ts'
import { recordComing } from './record-coming.ts'
import { noteRefused, noteSlowed } from './refused-sign-in.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { countSignIn, forgiveSignIn } from './throttle.ts'

/** A sign-in request: the visitor as a keyed hash, the device in words. */
export type SignIn = {
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

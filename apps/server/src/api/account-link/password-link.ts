import { linkPaths } from '@potager/domain/link-paths'
import { auditReasons } from '@potager/domain/messages'
import type { Config } from '../../base/config.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { withPassword } from '../auth/queries.ts'
import { tellChange } from '../outbox/account.ts'
import { endPasswordLinks, insertLink, type LinkRow, spendLink } from './queries.ts'

const MINUTES = 60

const event = (action: 'createPasswordLink' | 'resetPassword', accountId: string) =>
  ({ action, resource: 'user', resourceId: accountId }) as const

/** Makes a link to choose another password, in place of an earlier one. */
export async function makePasswordLink(
  tx: Queryable,
  accountId: string,
  caller: Pick<Caller, 'accountId' | 'username'>,
): Promise<{ path: string; expiresAt: Date }> {
  await endPasswordLinks(tx, accountId)
  const { token, expiresAt } = await insertLink(
    tx,
    { kind: 'RESET', accountId },
    { madeBy: caller.accountId, minutes: MINUTES },
  )
  await recordAudit(tx, caller, event('createPasswordLink', accountId))
  return { path: linkPaths.password(token), expiresAt }
}

/**
 * The same for an account's name, in any case, on the server's machine; the trail then names the account itself. Null
 * when there is no such account.
 */
export function makePasswordLinkFor(db: Database, name: string): Promise<{ username: string; path: string } | null> {
  return db.transaction(async (tx) => {
    const [account] = await tx.query<{ id: string; username: string }>(
      'select id, username from account where lower(username) = lower($1)',
      [name],
    )
    if (!account) return null
    const { id, username } = account
    await endPasswordLinks(tx, id)
    const { token } = await insertLink(tx, { kind: 'RESET', accountId: id }, { madeBy: null, minutes: MINUTES })
    await recordAudit(
      tx,
      { accountId: id, username },
      { ...event('createPasswordLink', id), reason: auditReasons.passwordReset },
    )
    return { username, path: linkPaths.password(token) }
  })
}

/**
 * Uses a link: replaces the password and ends every session of its account. False when the link no longer works, and
 * nothing changes.
 */
export function spendPasswordLink(
  { db, config }: { db: Database; config: Pick<Config, 'smtp'> },
  link: LinkRow,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!link.accountId || !(await spendLink(tx, link.id))) return false
    const [account] = await tx.query<{ id: string; username: string; email: string }>(
      `update account set ${withPassword('$2')} where id = $1 returning id, username, email`,
      [link.accountId, passwordHash],
    )
    if (!account) return false
    await tx.query('delete from session where account_id = $1', [account.id])
    const who = { accountId: account.id, username: account.username }
    await recordAudit(tx, who, event('resetPassword', account.id))
    await tellChange(tx, config, { ...who, email: account.email, part: 'password' })
    return true
  })
}

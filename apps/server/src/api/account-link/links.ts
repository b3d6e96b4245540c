import { randomBytes } from 'node:crypto'
import type { AccountLinkKind } from '@potager/domain/account-link'
import { linkPaths } from '@potager/domain/link-paths'
import { accountLinkMessages, auditReasons } from '@potager/domain/messages'
import type { Config } from '../../base/config.ts'
import { hashOf } from '../../base/hash.ts'
import { type Database, newId, type Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { withPassword } from '../auth/queries.ts'
import { countTry, forgetTries } from '../auth/throttle.ts'
import { notFound } from '../errors.ts'
import { tellChange } from '../outbox/account.ts'

/** A token of 256 random bits, as in the address. */
const TOKEN = /^[\w-]{43}$/

/** What a link is made for: an account's password, or a restaurant's team. */
type LinkSubject = { kind: 'RESET'; accountId: string } | { kind: 'INVITE'; restaurantId: string; email: string | null }

/** A stored link that still works. */
export type LinkRow = {
  id: string
  kind: AccountLinkKind
  accountId: string | null
  username: string | null
  restaurantId: string | null
  restaurantName: string | null
  madeBy: string | null
  expiresAt: Date
}

/** Stores a link. Returns its id and its token, of which only the hash is stored. `madeBy` is null for one made on the machine. */
export async function insertLink(
  tx: Queryable,
  subject: LinkSubject,
  { madeBy, minutes }: { madeBy: string | null; minutes: number },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const id = newId()
  const token = randomBytes(32).toString('base64url')
  const account = subject.kind === 'RESET' ? subject.accountId : null
  const { restaurantId, email } = subject.kind === 'INVITE' ? subject : { restaurantId: null, email: null }
  const [row] = await tx.query<{ expiresAt: Date }>(
    `insert into account_link (id, token_hash, kind, account_id, restaurant_id, invited_email, made_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => $8)) returning expires_at as "expiresAt"`,
    [id, hashOf(token), subject.kind, account, restaurantId, email, madeBy, minutes],
  )
  if (!row) throw new Error('The link could not be stored')
  return { id, token, expiresAt: row.expiresAt }
}

/** The link of a token; undefined when it is unknown, over or used. */
export async function findLink(db: Queryable, token: string): Promise<LinkRow | undefined> {
  if (!TOKEN.test(token)) return undefined
  const [row] = await db.query<LinkRow>(
    `select l.id, l.kind, l.account_id as "accountId", a.username, l.restaurant_id as "restaurantId",
       r.name as "restaurantName", l.made_by as "madeBy", l.expires_at as "expiresAt"
     from account_link l left join account a on a.id = l.account_id left join restaurant r on r.id = l.restaurant_id
     where l.token_hash = $1 and l.used_at is null and l.expires_at > now()`,
    [hashOf(token)],
  )
  return row
}

/**
 * The link of a token, for a visitor. Unknown ones are counted by address, and forgotten with the first that works.
 * @throws Refusal 404 when it is not a link of that kind that works, 429 while the wait of earlier tries lasts
 */
export async function findLinkFor(
  db: Queryable,
  token: string,
  visitor: string,
  kind?: AccountLinkKind,
): Promise<LinkRow> {
  await countTry(db, 'link', visitor)
  const link = await findLink(db, token)
  if (!link || (kind && link.kind !== kind)) throw notFound(accountLinkMessages.over)
  await forgetTries(db, 'link', visitor)
  return link
}

/** Marks a link as used, and forgets whom it was for. False when it no longer works: of two at once, one gets through. */
export async function spendLink(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update account_link set used_at = now(), invited_email = null
     where id = $1 and used_at is null and expires_at > now() returning id`,
    [id],
  )
  return rows.length > 0
}

/** Ends the links to an account's password that are not used yet. */
export async function endPasswordLinks(tx: Queryable, accountId: string): Promise<void> {
  await tx.query('delete from account_link where account_id = $1 and used_at is null', [accountId])
}

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

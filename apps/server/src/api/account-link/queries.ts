import { randomBytes } from 'node:crypto'
import type { AccountLinkKind } from '@potager/domain/account-link'
import { accountLinkMessages } from '@potager/domain/messages'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { countTry, forgetTries } from '../auth/throttle.ts'
import { notFound } from '../refusal.ts'

/** A token of 256 random bits, as in the address. */
const TOKEN = /^[\w-]{43}$/

/** What a link is made for: an account's password, or a restaurant's team. */
export type LinkSubject =
  | { kind: 'RESET'; accountId: string }
  | { kind: 'INVITE'; restaurantId: string; email: string | null }

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

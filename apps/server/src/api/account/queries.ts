import type { OwnAccount } from '@potager/domain/account'
import type { Queryable } from '../../db/database.ts'
import { withPassword } from '../auth/queries.ts'

/** One open session of an account; each renewal of its tokens counts as a use. */
export type AccountSessionRow = { id: string; device: string; createdAt: Date; usedAt: Date }

/** The open sessions of an account, most recently used first. */
export function findAccountSessions(db: Queryable, accountId: string): Promise<AccountSessionRow[]> {
  return db.query<AccountSessionRow>(
    `select s.id, s.device, s.created_at as "createdAt",
       coalesce((select max(t.created_at) from refresh_token t where t.session_id = s.id), s.created_at) as "usedAt"
     from session s
     where s.account_id = $1 and s.ends_at > now()
       and exists (select 1 from refresh_token t where t.session_id = s.id and t.expires_at > now() and t.used_at is null)
     order by "usedAt" desc, s.id`,
    [accountId],
  )
}

/** Ends one session of an account. False when it is already over or belongs to another account. */
export async function deleteSession(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from session where id = $1 and account_id = $2 returning id', [id, accountId])
  return rows.length > 0
}

/** Ends every session of an account except one. Returns how many ended. */
export async function deleteOtherSessions(db: Queryable, accountId: string, keep: string): Promise<number> {
  const rows = await db.query('delete from session where account_id = $1 and id <> $2 returning id', [accountId, keep])
  return rows.length
}

/** The stored password hash of an account. */
export async function passwordHashOf(db: Queryable, accountId: string): Promise<string | undefined> {
  const [row] = await db.query<{ hash: string }>('select password_hash as hash from account where id = $1', [accountId])
  return row?.hash
}

/** The name and e-mail of an account. */
export async function identityOf(db: Queryable, accountId: string): Promise<OwnAccount | undefined> {
  const [row] = await db.query<OwnAccount>(
    'select first_name as "firstName", last_name as "lastName", email from account where id = $1',
    [accountId],
  )
  return row
}

/**
 * Stores a name and e-mail. False when the password changed in the meantime.
 * @throws StoreError 23505 on account_email_key
 */
export async function replaceIdentity(
  tx: Queryable,
  accountId: string,
  was: string,
  { firstName, lastName, email }: OwnAccount,
): Promise<boolean> {
  const rows = await tx.query(
    `update account set first_name = $3, last_name = $4, email = $5 where id = $1 and password_hash = $2 returning id`,
    [accountId, was, firstName, lastName, email],
  )
  return rows.length > 0
}

/** Stores the hash of a new password. Returns the account's e-mail; undefined when the password changed in the meantime. */
export async function replacePassword(
  db: Queryable,
  accountId: string,
  was: string,
  hash: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ email: string }>(
    `update account set ${withPassword('$3')} where id = $1 and password_hash = $2 returning email`,
    [accountId, was, hash],
  )
  return row?.email
}

import type { Queryable } from '../../db/database.ts'

/** Whether the account of a user name, in any case, was used from this visitor's address within the last day. */
export async function isKnownAddress(db: Queryable, username: string, visitor: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 as known from known_address k join account a on a.id = k.account_id
     where lower(a.username) = lower($1) and k.address = $2 and k.seen_at > now() - interval '1 day'`,
    [username, visitor],
  )
  return rows.length > 0
}

/** Remembers for a day that an account was used from an address; writes at most once an hour. */
export async function rememberAddress(db: Queryable, accountId: string, visitor: string): Promise<void> {
  await db.query(
    `insert into known_address as k (account_id, address) values ($1, $2)
     on conflict (account_id, address) do update set seen_at = now() where k.seen_at < now() - interval '1 hour'`,
    [accountId, visitor],
  )
}

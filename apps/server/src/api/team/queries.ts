import { LOGIN_ROLE, type Registration } from '@potager/domain/auth'
import type { User } from '@potager/domain/user'
import { newId, type Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { insertAccount } from '../auth/queries.ts'

type Invited = Pick<Registration, 'username' | 'email' | 'firstName' | 'lastName'> & { passwordHash: string }

/**
 * Stores the account of somebody invited, let in by the invitation whatever the registration's mode.
 * @throws StoreError 23505 on account_username_key or account_email_key
 */
export async function insertInvited(
  tx: Queryable,
  { username, email, firstName, lastName, passwordHash }: Invited,
): Promise<{ accountId: string; username: string }> {
  const account = {
    id: newId(),
    username,
    email,
    firstName,
    lastName,
    passwordHash,
    role: LOGIN_ROLE,
    approved: true,
  } as const
  await insertAccount(tx, account)
  const person = { accountId: account.id, username }
  await recordAudit(tx, person, { action: 'register', resource: 'user', resourceId: account.id })
  return person
}

/** Somebody who works for a restaurant. */
export type MemberRow = Pick<User, 'id' | 'username' | 'approved' | 'suspended'> & {
  fullName: string
  since: Date | null
}

/** Who works for a restaurant, by user name. */
export function findMembers(db: Queryable, restaurantId: string): Promise<MemberRow[]> {
  return db.query<MemberRow>(
    `select a.id, a.username, a.first_name || ' ' || a.last_name as "fullName", m.since, a.approved, a.suspended
     from restaurant_member m join account a on a.id = m.account_id
     where m.restaurant_id = $1 order by lower(a.username)`,
    [restaurantId],
  )
}

/** Adds somebody to a team. False when they are in it already. */
export async function insertMember(tx: Queryable, restaurantId: string, accountId: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into restaurant_member (account_id, restaurant_id) values ($1, $2) on conflict do nothing
     returning 1 as added`,
    [accountId, restaurantId],
  )
  return rows.length > 0
}

/** Takes somebody out of a team. False when they are not in it. */
export async function deleteMember(tx: Queryable, restaurantId: string, accountId: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from restaurant_member where restaurant_id = $1 and account_id = $2 returning 1 as removed',
    [restaurantId, accountId],
  )
  return rows.length > 0
}

/** Makes removals from a team wait for one another: of two who leave at once, the second sees the first gone. */
export async function lockTeam(tx: Queryable, restaurantId: string): Promise<void> {
  await tx.query('select id from restaurant where id = $1 for no key update', [restaurantId])
}

/** Whether anybody who may sign in works for a restaurant. */
export async function hasActiveMember(tx: Queryable, restaurantId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 as found from restaurant_member m join account a on a.id = m.account_id
     where m.restaurant_id = $1 and a.approved and not a.suspended limit 1`,
    [restaurantId],
  )
  return rows.length > 0
}

/** An invitation that still works. */
export type InvitationRow = {
  id: string
  madeBy: string | null
  email: string | null
  createdAt: Date
  expiresAt: Date
}

/** The invitations of a restaurant that still work, the newest first. */
export function findInvitations(db: Queryable, restaurantId: string): Promise<InvitationRow[]> {
  return db.query<InvitationRow>(
    `select l.id, a.username as "madeBy", l.invited_email as email, l.created_at as "createdAt", l.expires_at as "expiresAt"
     from account_link l left join account a on a.id = l.made_by
     where l.restaurant_id = $1 and l.used_at is null and l.expires_at > now() order by l.created_at desc, l.id desc`,
    [restaurantId],
  )
}

/** Ends an invitation. False when it no longer works, or is of another restaurant. */
export async function deleteInvitation(tx: Queryable, restaurantId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from account_link where id = $1 and restaurant_id = $2 and used_at is null and expires_at > now()
     returning id`,
    [id, restaurantId],
  )
  return rows.length > 0
}

/**
 * Ends the open invitations that somebody made for a restaurant: who may no longer enter lets nobody in.
 */
export async function endInvitationsBy(tx: Queryable, restaurantId: string, accountId: string): Promise<void> {
  await tx.query('delete from account_link where restaurant_id = $1 and made_by = $2 and used_at is null', [
    restaurantId,
    accountId,
  ])
}

import type { OwnTasks, Role } from '@potager/domain/auth'
import { registerMessages } from '@potager/domain/messages'
import { type Queryable, violatedConstraint } from '../../db/database.ts'
import { invalid } from '../refusal.ts'
import { ownTasks } from './caller.ts'

const takenMessages: Record<string, Record<string, string>> = {
  account_username_key: { username: registerMessages.usernameTaken },
  account_email_key: { email: registerMessages.emailTaken },
}

/** The refusal of a new account whose name or e-mail is taken; any other failure as it is. */
export function takenOr(error: unknown): unknown {
  const taken = takenMessages[violatedConstraint(error) ?? '']
  return taken ? invalid(taken) : error
}

/** The account fields that a sign-in needs. */
export type AccountRow = {
  id: string
  username: string
  passwordHash: string
  role: Role
  approved: boolean
  suspended: boolean
  tasks: OwnTasks
}

/** An account to store. */
export type NewAccount = {
  id: string
  username: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  role: Role
  approved: boolean
  /** Set where the first start prints it. */
  passwordPrinted?: true
}

/** SQL that gives an account another password than it had. */
export const withPassword = (hash: string) =>
  `password_hash = ${hash}, password_printed = case when password_printed then false else password_printed end`

/** The account of a user name, in any case. */
export async function findAccount(db: Queryable, username: string): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(
    `select id, username, password_hash as "passwordHash", role, approved, suspended, ${ownTasks('account')} as tasks
     from account where lower(username) = lower($1)`,
    [username],
  )
  return row
}

/** Stores an account. @throws StoreError 23505 on account_username_key or account_email_key */
export async function insertAccount(db: Queryable, account: NewAccount): Promise<void> {
  await db.query(
    `insert into account (id, username, email, first_name, last_name, password_hash, role, approved, password_printed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      account.id,
      account.username,
      account.email,
      account.firstName,
      account.lastName,
      account.passwordHash,
      account.role,
      account.approved,
      account.passwordPrinted ?? null,
    ],
  )
}

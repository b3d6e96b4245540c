import type { OwnAccount } from '@potager/domain/account'
import type { AuditAction } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import { accountScreenMessages } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { endPasswordLinks } from '../account-link/links.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import { takenOr, withPassword } from '../auth/queries.ts'
import { countTry, forgetTries } from '../auth/throttle.ts'
import { invalid, notFound, signedOut } from '../errors.ts'
import { tellChange } from '../outbox/account.ts'
import type { Handlers, Services } from '../serve.ts'

/** One open session of an account; each renewal of its tokens counts as a use. */
type AccountSessionRow = { id: string; device: string; createdAt: Date; usedAt: Date }

/** The open sessions of an account, most recently used first. */
function findAccountSessions(db: Queryable, accountId: string): Promise<AccountSessionRow[]> {
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
async function deleteSession(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from session where id = $1 and account_id = $2 returning id', [id, accountId])
  return rows.length > 0
}

/** Ends every session of an account except one. Returns how many ended. */
async function deleteOtherSessions(db: Queryable, accountId: string, keep: string): Promise<number> {
  const rows = await db.query('delete from session where account_id = $1 and id <> $2 returning id', [accountId, keep])
  return rows.length
}

/** The stored password hash of an account. */
async function passwordHashOf(db: Queryable, accountId: string): Promise<string | undefined> {
  const [row] = await db.query<{ hash: string }>('select password_hash as hash from account where id = $1', [accountId])
  return row?.hash
}

/** The name and e-mail of an account. */
async function identityOf(db: Queryable, accountId: string): Promise<OwnAccount | undefined> {
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
async function replaceIdentity(
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
async function replacePassword(
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

const own = (action: AuditAction, caller: Caller) => ({
  action,
  resource: 'user' as const,
  resourceId: caller.accountId,
})

/**
 * The stored hash of the caller's password. Whoever holds an open session must not be able to guess the password, so
 * tries are counted: per session, since counted per account an attacker could keep the owner from changing it.
 * @throws Refusal 400 on `currentPassword`, 429 while the wait of earlier tries lasts
 */
async function proveSelf(db: Queryable, { accountId, sessionId }: Caller, currentPassword: string): Promise<string> {
  await countTry(db, 'session', sessionId)
  const was = await passwordHashOf(db, accountId)
  if (!(await verifyPassword(was, currentPassword)) || was === undefined) throw wrongPassword()
  return was
}

const wrongPassword = () => invalid({ currentPassword: accountScreenMessages.currentWrong })

/** What a person sees and changes of their own account (extensions). */
export function accountHandlers({ config, db }: Services): Handlers<typeof contract.account> {
  return {
    getOwnAccount: async ({ caller }) => {
      const identity = await identityOf(db, caller.accountId)
      if (!identity) throw signedOut()
      return identity
    },

    updateOwnAccount: async ({ caller, body: { currentPassword, ...identity } }) => {
      const was = await proveSelf(db, caller, currentPassword)
      try {
        await db.transaction(async (tx) => {
          const before = await identityOf(tx, caller.accountId)
          if (!(await replaceIdentity(tx, caller.accountId, was, identity))) throw wrongPassword()
          if (before && before.email !== identity.email) {
            // Who reads the old address must not choose the password.
            await endPasswordLinks(tx, caller.accountId)
            await tellChange(tx, config, { ...caller, email: before.email, part: 'email' })
          }
          await recordAudit(tx, caller, own('updateOwnAccount', caller))
        })
      } catch (error) {
        throw takenOr(error)
      }
      await forgetTries(db, 'session', caller.sessionId)
      return identity
    },

    listOwnSessions: async ({ caller }) => {
      const sessions = await findAccountSessions(db, caller.accountId)
      return sessions.map(({ id, device, createdAt, usedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        current: id === caller.sessionId,
      }))
    },

    endOwnSession: ({ caller, params }) =>
      db.transaction(async (tx) => {
        const ended = await deleteSession(tx, caller.accountId, params.id)
        if (!ended) throw notFound(accountScreenMessages.alreadyEnded)
        await recordAudit(tx, caller, own('endOwnSession', caller))
        return { ok: true }
      }),

    endOtherSessions: ({ caller }) =>
      db.transaction(async (tx) => {
        const ended = await deleteOtherSessions(tx, caller.accountId, caller.sessionId)
        if (ended > 0) await recordAudit(tx, caller, own('endOtherSessions', caller))
        return { ended }
      }),

    changePassword: async ({ caller, body }) => {
      const was = await proveSelf(db, caller, body.currentPassword)
      if (body.newPassword === body.currentPassword) throw invalid({ newPassword: accountScreenMessages.same })
      const hash = await hashPassword(body.newPassword)
      await db.transaction(async (tx) => {
        const email = await replacePassword(tx, caller.accountId, was, hash)
        if (email === undefined) throw wrongPassword()
        await tellChange(tx, config, { ...caller, email, part: 'password' })
        await deleteOtherSessions(tx, caller.accountId, caller.sessionId)
        await endPasswordLinks(tx, caller.accountId)
        await recordAudit(tx, caller, own('changePassword', caller))
      })
      await forgetTries(db, 'session', caller.sessionId)
      return { ok: true }
    },
  }
}

import { tasks as allTasks, type OwnTasks, type Role } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { userMessages } from '@potager/domain/messages'
import { type UserRights, userState } from '@potager/domain/user'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { containing, hasAll } from '../../db/sql.ts'
import { contentRange } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'

type Listing = z.output<typeof contract.user.listUsers.query>

/** An account without its secrets. */
type UserRow = {
  id: string
  username: string
  email: string
  firstName: string
  lastName: string
  role: Role
  approved: boolean
  suspended: boolean
  /** Null for all. */
  tasks: OwnTasks
  createdAt: Date
  erasedAt: Date | null
}

const columns = `id, username, email, first_name as "firstName", last_name as "lastName", role, approved, suspended,
  tasks, created_at as "createdAt", erased_at as "erasedAt"`

const sortColumns: Record<Listing['sort']['field'], string> = {
  createdAt: 'created_at',
  id: 'id',
  username: 'lower(username) collate "C"',
  email: 'lower(email) collate "C"',
  role: 'role collate "C"',
}

const matching = `erased_at is null and ($1::text[] is null or ${hasAll('search_key', '$1')})
  and ($2::text is null or role = $2) and ($3::boolean is null or approved = $3)
  and ($4::boolean is null or suspended = $4) and ($5::uuid[] is null or id = any($5::uuid[]))`

/** A slice of the sorted accounts that match a filter, and how many match. */
async function findUsers(db: Queryable, { filter, sort, range }: Listing): Promise<{ total: number; rows: UserRow[] }> {
  const { q, role, approved, suspended, id } = filter
  const params = [containing(q), role ?? null, approved ?? null, suspended ?? null, id ?? null]
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::int as total from account where ${matching}`,
    params,
  )
  const rows = await db.query<UserRow>(
    `select ${columns} from account where ${matching}
     order by ${sortColumns[sort.field]} ${sort.direction}, id ${sort.direction} limit $6 offset $7`,
    [...params, range.take, range.skip],
  )
  return { total: counted?.total ?? 0, rows }
}

/** One account, or undefined. */
export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(`select ${columns} from account where id = $1`, [id])
  return row
}

/**
 * Locks every administrator, then the account, always in that order: of two administrators who suspend each other, the
 * second finds itself suspended. Undefined when there is no such account.
 */
export async function lockUser(
  tx: Queryable,
  id: string,
  callerId: string,
): Promise<{ user: UserRow | undefined; callerIsAdmin: boolean }> {
  const admins = await tx.query<UserRow>(`select ${columns} from account where role = 'ADMIN' order by id for update`)
  const [user] = await tx.query<UserRow>(`select ${columns} from account where id = $1 for update`, [id])
  const caller = admins.find((admin) => admin.id === callerId)
  return { user, callerIsAdmin: caller !== undefined && caller.approved && !caller.suspended }
}

/**
 * Ends the open links that an account made and could no longer make: somebody suspended would come back by an invitation
 * of their own, or by the password of another.
 */
async function endLinksBeyondRights(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `delete from account_link l using account a where a.id = $1 and l.made_by = a.id and l.used_at is null
     and (a.suspended or not a.approved or case l.kind when 'RESET' then a.role <> 'ADMIN' else
       a.role = 'RESTAURANT_OWNER' and not exists (
         select from restaurant_member m where m.account_id = a.id and m.restaurant_id = l.restaurant_id) end)`,
    [id],
  )
}

/**
 * Stores the rights of an account. Its sessions end when it may no longer sign in; when its tasks change they refresh
 * before their next call, and its streams begin again.
 */
async function storeRights(
  tx: Queryable,
  { id, tasks: before }: Pick<UserRow, 'id' | 'tasks'>,
  { role, approved, suspended, tasks }: Pick<UserRow, 'role' | 'approved' | 'suspended' | 'tasks'>,
): Promise<void> {
  await tx.query('update account set role = $2, approved = $3, suspended = $4, tasks = $5 where id = $1', [
    id,
    role,
    approved,
    suspended,
    tasks,
  ])
  if (suspended || !approved) await tx.query('delete from session where account_id = $1', [id])
  await endLinksBeyondRights(tx, id)
  if (String(tasks) === String(before)) return
  await tx.query('update session set must_refresh = true where account_id = $1', [id])
  await tx.query(`select pg_notify('change', jsonb_build_object('member', $1::uuid)::text)`, [id])
}

type WireUser = z.input<typeof contract.user.getUser.response>

/** An account as the contract answers it. */
export function wireUser({ createdAt, erasedAt, tasks, ...row }: UserRow): WireUser {
  return {
    ...row,
    tasks: tasks && [...tasks],
    createdAt: createdAt.toISOString(),
    ...(erasedAt ? { erasedAt: erasedAt.toISOString() } : {}),
  }
}

/** Tasks in their own order, each once; null for all of them. */
function narrowed(wanted: OwnTasks): OwnTasks {
  const kept = allTasks.filter((task) => wanted?.includes(task) ?? true)
  return kept.length === allTasks.length ? null : kept
}

/** One audit entry per changed right: the state, the role, the tasks. */
async function recordChanges(tx: Queryable, caller: Caller, before: UserRow, after: UserRights): Promise<void> {
  const changes = [
    [userState(before), userState(after)],
    [before.role, after.role],
    [String(before.tasks ?? allTasks), String(after.tasks ?? allTasks)],
  ] as const
  for (const [from, to] of changes) {
    if (from !== to) {
      await recordAudit(tx, caller, { action: 'updateUser', resource: 'user', resourceId: before.id, from, to })
    }
  }
}

/** Accounts, for administrators, in the ra-data-simple-rest dialect (extensions). */
export function userHandlers({ db }: Services): Handlers<typeof contract.user> {
  return {
    listUsers: async ({ query, setHeader }) => {
      // « Many at once » has no range and means all ids.
      const take = Math.max(query.range.take, query.filter.id?.length ?? 0)
      const range = { ...query.range, take }
      const { total, rows } = await findUsers(db, { ...query, range })
      setHeader('content-range', contentRange('users', range.skip, rows.length, total))
      return rows.map(wireUser)
    },

    getUser: async ({ params }) => {
      const user = await findUser(db, params.id)
      if (!user) throw notFound(userMessages.unknown)
      return wireUser(user)
    },

    updateUser: ({ caller, params, body }) =>
      db.transaction(async (tx) => {
        const { user, callerIsAdmin } = await lockUser(tx, params.id, caller.accountId)
        if (!callerIsAdmin) throw forbidden()
        if (!user) throw notFound(userMessages.unknown)
        if (user.erasedAt) throw conflict(userMessages.erased)
        const { role = user.role, approved = user.approved, suspended = user.suspended } = body
        const isAdmin = role === 'ADMIN'
        if (isAdmin && body.tasks && narrowed(body.tasks)) throw conflict(userMessages.adminTasks)
        const tasks = isAdmin ? null : narrowed(body.tasks === undefined ? user.tasks : body.tasks)
        const rights = { role, approved, suspended, tasks }
        const own = user.id === caller.accountId
        if (own && (role !== user.role || userState(rights) !== 'ACTIVE')) throw conflict(userMessages.ownAccount)
        await storeRights(tx, user, rights)
        await recordChanges(tx, caller, user, rights)
        return wireUser({ ...user, ...rights })
      }),
  }
}

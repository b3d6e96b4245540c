import { tasks as allTasks, type OwnTasks } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { userMessages } from '@potager/domain/messages'
import { type UserRights, userState } from '@potager/domain/user'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { contentRange } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { conflict, forbidden, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { findUser, findUsers, lockUser, storeRights, type UserRow } from './queries.ts'

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

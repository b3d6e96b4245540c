import type { contract } from '@potager/domain/contract'
import { userMessages } from '@potager/domain/messages'
import { type UserRights, userState } from '@potager/domain/user'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { conflict, forbidden, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { contentRange } from '../simple-rest.ts'
import { findUser, findUsers, lockUser, storeRights, type UserRow } from './queries.ts'

type WireUser = z.input<typeof contract.user.getUser.response>

function wireUser({ createdAt, ...row }: UserRow): WireUser {
  return { ...row, createdAt: createdAt.toISOString() }
}

/** One audit entry per changed right: the state, the role. */
async function recordChanges(tx: Queryable, caller: Caller, before: UserRow, after: UserRights): Promise<void> {
  const changes = [
    [userState(before), userState(after)],
    [before.role, after.role],
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
        const { role = user.role, approved = user.approved, suspended = user.suspended } = body
        const rights = { role, approved, suspended }
        const own = user.id === caller.accountId
        if (own && (role !== user.role || userState(rights) !== 'ACTIVE')) throw conflict(userMessages.ownAccount)
        await storeRights(tx, user.id, rights)
        await recordChanges(tx, caller, user, rights)
        return wireUser({ ...user, ...rights })
      }),
  }
}

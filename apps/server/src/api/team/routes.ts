import type { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { accountLinkMessages, teamMessages } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { findLinkFor, insertLink, type LinkRow, spendLink } from '../account-link/queries.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { hashPassword } from '../auth/passwords.ts'
import { takenOr } from '../auth/taken.ts'
import { countTry } from '../auth/throttle.ts'
import { conflict, notFound } from '../refusal.ts'
import { checkEditor } from '../restaurant/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import { insertInvited } from './invited.ts'
import {
  deleteInvitation,
  deleteMember,
  endInvitationsBy,
  findInvitations,
  findMembers,
  hasActiveMember,
  insertMember,
  lockTeam,
} from './queries.ts'

const SEVEN_DAYS = 7 * 24 * 60
const MOST_OPEN = 20

type Person = Pick<Caller, 'accountId' | 'username'>
const subject = (id: string) => ({ resource: 'restaurant', resourceId: id, restaurantId: id }) as const

/** Uses an invitation for somebody. @throws Refusal 404 when it no longer works, 409 for a member */
async function join(tx: Queryable, link: LinkRow, person: Person) {
  const { restaurantId, restaurantName } = link
  if (restaurantId === null || restaurantName === null) throw notFound(accountLinkMessages.over)
  if (!(await spendLink(tx, link.id))) throw notFound(accountLinkMessages.over)
  if (!(await insertMember(tx, restaurantId, person.accountId))) throw conflict(teamMessages.alreadyMember)
  await recordAudit(tx, person, { action: 'acceptInvitation', ...subject(restaurantId) })
  return { restaurantId, restaurantName }
}

/** The team of a restaurant, for its members, managers and administrators, and its invitations (extensions). */
export function teamHandlers({ db }: Services): Handlers<typeof contract.team> {
  return {
    listMembers: async ({ params: { id }, caller }) => {
      await checkEditor(db, caller, id)
      const members = await findMembers(db, id)
      return members.map(({ since, ...member }) => ({ ...member, ...(since ? { since: since.toISOString() } : {}) }))
    },

    removeMember: ({ params: { id, memberId }, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        await lockTeam(tx, id)
        if (!(await deleteMember(tx, id, memberId))) throw notFound(teamMessages.unknownMember)
        if (!(await hasActiveMember(tx, id))) throw conflict(teamMessages.lastMember)
        await endInvitationsBy(tx, id, memberId)
        await recordAudit(tx, caller, { action: 'removeMember', ...subject(id), personId: memberId })
        return { ok: true }
      }),

    listInvitations: async ({ params: { id }, caller }) => {
      await checkEditor(db, caller, id)
      const invitations = await findInvitations(db, id)
      return invitations.map(({ madeBy, createdAt, expiresAt, ...invitation }) => ({
        ...invitation,
        ...(madeBy === null ? {} : { madeBy }),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }))
    },

    createInvitation: ({ params: { id }, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        await lockTeam(tx, id)
        if ((await findInvitations(tx, id)).length >= MOST_OPEN) throw conflict(teamMessages.tooMany(MOST_OPEN))
        const { token, expiresAt } = await insertLink(
          tx,
          { kind: 'INVITE', restaurantId: id },
          { madeBy: caller.accountId, minutes: SEVEN_DAYS },
        )
        await recordAudit(tx, caller, { action: 'createInvitation', ...subject(id) })
        return { path: linkPaths.invitation(token), expiresAt: expiresAt.toISOString() }
      }),

    revokeInvitation: ({ params: { id, invitationId }, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        if (!(await deleteInvitation(tx, id, invitationId))) throw notFound(teamMessages.unknownInvitation)
        await recordAudit(tx, caller, { action: 'revokeInvitation', ...subject(id) })
        return { ok: true }
      }),

    acceptInvitation: async ({ params, caller, visitor }) => {
      const link = await findLinkFor(db, params.token, visitor, 'INVITE')
      return db.transaction((tx) => join(tx, link, caller))
    },

    registerInvited: async ({ params, body, visitor }) => {
      const link = await findLinkFor(db, params.token, visitor, 'INVITE')
      await countTry(db, 'register', visitor)
      const passwordHash = await hashPassword(body.password)
      try {
        return await db.transaction(async (tx) => join(tx, link, await insertInvited(tx, { ...body, passwordHash })))
      } catch (error) {
        throw takenOr(error)
      }
    },
  }
}

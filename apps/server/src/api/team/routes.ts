import type { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { accountLinkMessages, teamMessages } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { findLinkFor, insertLink, type LinkRow, spendLink } from '../account-link/links.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { hashPassword } from '../auth/passwords.ts'
import { takenOr } from '../auth/queries.ts'
import { countTry } from '../auth/throttle.ts'
import { conflict, notFound } from '../errors.ts'
import { noteAccepted, tellLink } from '../outbox/account.ts'
import { checkEditor } from '../restaurant/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import { takeShare } from '../share.ts'
import {
  deleteInvitation,
  deleteMember,
  endInvitationsBy,
  findInvitations,
  findMembers,
  hasActiveMember,
  insertInvited,
  insertMember,
  lockTeam,
} from './queries.ts'

const SEVEN_DAYS = 7 * 24 * 60
const MOST_OPEN = 20
/** A house does not write to strangers without end. */
const WRITTEN_A_DAY = { calls: 40, span: 'day' } as const

type Person = Pick<Caller, 'accountId' | 'username'>
const subject = (id: string) => ({ resource: 'restaurant', resourceId: id, restaurantId: id }) as const

/** Uses an invitation for somebody. @throws Refusal 404 when it no longer works, 409 for a member */
async function join(tx: Queryable, link: LinkRow, person: Person) {
  const { restaurantId, restaurantName } = link
  if (restaurantId === null || restaurantName === null) throw notFound(accountLinkMessages.over)
  if (!(await spendLink(tx, link.id))) throw notFound(accountLinkMessages.over)
  if (!(await insertMember(tx, restaurantId, person.accountId))) throw conflict(teamMessages.alreadyMember)
  await noteAccepted(tx, link.id, person.accountId)
  await recordAudit(tx, person, { action: 'acceptInvitation', ...subject(restaurantId) })
  return { restaurantId, restaurantName }
}

type Invited = { caller: Person; restaurantId: string; link: { id: string; token: string }; email: string }

/** Writes an invitation to whoever is invited. @throws Refusal 429 beyond those of a day from one account */
async function tellInvited(tx: Queryable, config: Services['config'], invited: Invited) {
  const { caller, restaurantId, link, email } = invited
  await takeShare(tx, `invitation by ${caller.accountId}`, WRITTEN_A_DAY, teamMessages.tooManyWritten)
  const [restaurant] = await tx.query<{ name: string }>('select name from restaurant where id = $1', [restaurantId])
  const path = linkPaths.invitation(link.token)
  const words = { restaurant: restaurant?.name ?? '' }
  return tellLink(tx, config, { kind: 'account-invitation', words, path, email, restaurantId, subjectId: link.id })
}

/** The team of a restaurant, for its members, managers and administrators, and its invitations (extensions). */
export function teamHandlers({ config, db }: Services): Handlers<typeof contract.team> {
  return {
    listMembers: async ({ params: { id }, caller }) => {
      await checkEditor(db, caller, id)
      const members = await findMembers(db, id)
      return members.map(({ since, approved, suspended, ...member }) => ({
        ...member,
        ...(since ? { since: since.toISOString() } : {}),
        maySignIn: approved && !suspended,
      }))
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
      return invitations.map(({ madeBy, email, createdAt, expiresAt, ...invitation }) => ({
        ...invitation,
        ...(madeBy === null ? {} : { madeBy }),
        ...(email === null ? {} : { email }),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }))
    },

    createInvitation: ({ params: { id }, body: { email }, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        await lockTeam(tx, id)
        if ((await findInvitations(tx, id)).length >= MOST_OPEN) throw conflict(teamMessages.tooMany(MOST_OPEN))
        const link = await insertLink(
          tx,
          { kind: 'INVITE', restaurantId: id, email: email ?? null },
          { madeBy: caller.accountId, minutes: SEVEN_DAYS },
        )
        await recordAudit(tx, caller, { action: 'createInvitation', ...subject(id) })
        const path = linkPaths.invitation(link.token)
        const told =
          email && config.smtp ? await tellInvited(tx, config, { caller, restaurantId: id, link, email }) : {}
        return { path, expiresAt: link.expiresAt.toISOString(), ...told }
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

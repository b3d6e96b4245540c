import { call } from '../../base/api/call.ts'
import type { Registration } from '../../base/auth/registration.ts'
import { trimmed } from '../../base/wire/http.ts'
import { answeredList, answeredNothing } from '../../base/wire/index.ts'
import { readMadeLink } from '../account-link/index.ts'
import { readInvitation, readJoined, readMember } from './team.ts'

const ofRestaurant = (restaurantId: string) => ({ params: { id: restaurantId } })
type OfRestaurant = { restaurantId: string; id: string }

/** Who has access to a restaurant, by name (extension). */
export const listMembers = call({
  name: 'listMembers',
  resource: 'team',
  method: 'GET',
  path: '/restaurant/:id/members',
  access: 'signed-in',
  extension: true,
  request: ofRestaurant,
  response: answeredList(readMember),
})

/** Takes somebody's access to a restaurant away, at once (extension). 409: nobody would be left. */
export const removeMember = call({
  name: 'removeMember',
  resource: 'team',
  method: 'DELETE',
  path: '/restaurant/:id/members/:memberId',
  access: 'signed-in',
  extension: true,
  request: ({ restaurantId, id }: OfRestaurant) => ({ params: { id: restaurantId, memberId: id } }),
  response: answeredNothing,
})

/** The invitations of a restaurant that still work, the newest first (extension). */
export const listInvitations = call({
  name: 'listInvitations',
  resource: 'team',
  method: 'GET',
  path: '/restaurant/:id/invitations',
  access: 'signed-in',
  extension: true,
  request: ofRestaurant,
  response: answeredList(readInvitation),
})

/** An invitation to a restaurant's team. */
export type NewInvitation = { restaurantId: string; email?: string | undefined }

/**
 * Makes an invitation to a restaurant's team: a link that works once, within seven days (extension). Where the server sends
 * e-mails, it goes to the given one too.
 */
export const createInvitation = call({
  name: 'createInvitation',
  resource: 'team',
  method: 'POST',
  path: '/restaurant/:id/invitations',
  access: 'signed-in',
  extension: true,
  request: ({ restaurantId, email }: NewInvitation) => ({
    params: { id: restaurantId },
    body: { email: email?.trim() || undefined },
  }),
  response: readMadeLink,
})

/** Ends an invitation (extension); 404 when it is over or used. */
export const revokeInvitation = call({
  name: 'revokeInvitation',
  resource: 'team',
  method: 'DELETE',
  path: '/restaurant/:id/invitations/:invitationId',
  access: 'signed-in',
  extension: true,
  request: ({ restaurantId, id }: OfRestaurant) => ({ params: { id: restaurantId, invitationId: id } }),
  response: answeredNothing,
})

/** Joins the team of an invitation with the caller's own account (extension). 409: already a member. */
export const acceptInvitation = call({
  name: 'acceptInvitation',
  resource: 'team',
  method: 'POST',
  path: '/authentification/links/:token/acceptance',
  access: 'signed-in',
  extension: true,
  request: (token: string) => ({ params: { token } }),
  response: readJoined,
})

/** Creates an account, let in by an invitation, that works for its restaurant (extension). */
export const registerInvited = call({
  name: 'registerInvited',
  resource: 'team',
  method: 'POST',
  path: '/authentification/links/:token/account',
  access: 'public',
  extension: true,
  request: ({ token, confirmPassword: _, password, ...account }: Registration & { token: string }) => ({
    params: { token },
    body: { ...trimmed(account), password },
  }),
  response: readJoined,
})

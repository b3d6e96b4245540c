import { call } from '../../base/api/call.ts'
import type { WallDate } from '../../base/time/index.ts'
import { trimmed } from '../../base/wire/http.ts'
import { answeredNothing, reader } from '../../base/wire/index.ts'
import { madeRequestRecord, readOwnRequest } from './request.ts'
import { type ProposalDraft, proposalBody, type RequestDraft, requestBody } from './request-draft.ts'

/**
 * Asks for a reservation or an event without an account (extension): pending, it holds no space. The ticket makes a
 * repeat safe: the same form is answered the same link, which is stored nowhere.
 */
export const createVisitorRequest = call({
  name: 'createVisitorRequest',
  resource: 'requests',
  method: 'POST',
  path: '/notprotected/requests',
  access: 'public',
  extension: true,
  request: (draft: RequestDraft) => ({ body: requestBody(trimmed(draft)) }),
  response: reader(madeRequestRecord),
})

/** A request as whoever holds its link sees it (extension); 404 when the link is unknown or over, which are not told apart. */
export const readVisitorRequest = call({
  name: 'readVisitorRequest',
  resource: 'requests',
  method: 'GET',
  path: '/notprotected/requests/:token',
  access: 'public',
  extension: true,
  request: (token: string) => ({ params: { token } }),
  response: readOwnRequest,
})

/** Takes a request back by its link (extension); again, it is answered the same. 409 once its hour has come. */
export const withdrawVisitorRequest = call({
  name: 'withdrawVisitorRequest',
  resource: 'requests',
  method: 'POST',
  path: '/notprotected/requests/:token/withdrawal',
  access: 'public',
  extension: true,
  request: (token: string) => ({ params: { token } }),
  response: readOwnRequest,
})

/**
 * Asks for another moment instead, by the link of a request that waits, is confirmed or was refused (extension); again, it
 * is answered the same. What is confirmed stays so, and the moment is its `wish` until the house answers. 409 when the
 * request is no longer the one that was seen.
 */
export const proposeVisitorRequest = call({
  name: 'proposeVisitorRequest',
  resource: 'requests',
  method: 'POST',
  path: '/notprotected/requests/:token/proposal',
  access: 'public',
  extension: true,
  request: ({ token, draft }: { token: string; draft: ProposalDraft }) => ({
    params: { token },
    body: proposalBody(draft),
  }),
  response: readOwnRequest,
})

/** Takes back the moment that was proposed for a confirmed request (extension); again, it is answered the same. */
export const withdrawVisitorProposal = call({
  name: 'withdrawVisitorProposal',
  resource: 'requests',
  method: 'POST',
  path: '/notprotected/requests/:token/proposal/withdrawal',
  access: 'public',
  extension: true,
  request: (token: string) => ({ params: { token } }),
  response: readOwnRequest,
})

/** Has a new link sent for a request of that day (extension). The answer never says whether there is one. */
export const recoverVisitorRequest = call({
  name: 'recoverVisitorRequest',
  resource: 'requests',
  method: 'POST',
  path: '/notprotected/requests/lost-link',
  access: 'public',
  extension: true,
  request: ({ contact, day }: { contact: string; day: WallDate }) => ({ body: { contact: contact.trim(), day } }),
  response: answeredNothing,
})

/** Where a calendar program reads a request by its link, under the API's base. */
export const requestCalendarPath = (token: string) => `/requests/${encodeURIComponent(token)}.ics`

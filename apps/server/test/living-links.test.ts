import { contract, type Endpoint } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { noticePaths } from '@potager/domain/notice'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInCallers } from './access/callers.ts'
import { newProposal, newVisitorRequest } from './access/reservation.ts'
import { newNotice } from './access/review.ts'
import { type CallerName, callers } from './access/row.ts'
import { startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { visitsOf } from './visit-setup.ts'

let server: TestServer
let known: Known
let tokens: Partial<Record<CallerName, string>>
let visits: Awaited<ReturnType<typeof visitsOf>>

/** Requests hold nothing: all ask for the same evening. */
const WEEK = 45

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  tokens = await signInCallers(server)
  visits = await visitsOf(server, known)
})
beforeEach(() => server.db.query('delete from call_count'))

const ask = async () => {
  const { path } = await server.ok(contract.request.createVisitorRequest, { body: newVisitorRequest(known, WEEK) })
  return { token: path.slice(linkPaths.request('').length) }
}
const notice = async () => {
  const { path } = await server.ok(contract.notice.sendNotice, { params: { id: known.answered }, body: newNotice() })
  return { token: path.slice(noticePaths.link('').length) }
}
/** The private address of the author of a new review. */
const author = async () => ({ code: await visits.author(await visits.visit()) })
const reviewed = async () => {
  const { code } = await author()
  return { code, id: (await visits.reviewOf(code)).id }
}

/** What is asked of a link, and how a new one is made. */
type Act = { endpoint: Endpoint; make: () => Promise<Record<string, string>>; body?: object; staff?: number }
const acts: Record<string, Act> = {
  'reads a request': { endpoint: contract.request.readVisitorRequest, make: ask },
  'withdraws a request': { endpoint: contract.request.withdrawVisitorRequest, make: ask },
  'asks for another moment': {
    endpoint: contract.request.proposeVisitorRequest,
    make: ask,
    body: newProposal(WEEK, WEEK + 1),
  },
  'reads a notice': { endpoint: contract.notice.getNotice, make: notice },
  'reads what an author wrote': { endpoint: contract.visitReview.readVisit, make: author },
  // Staff hold tickets.
  'withdraws a review': { endpoint: contract.visitReview.withdrawVisitReview, make: reviewed, staff: 403 },
}

const isStaff = (who: CallerName) => who !== 'anonymous' && who !== 'new owner'
/** The link with another first sign. */
const other = (link: string) => (link.startsWith('A') ? 'B' : 'A') + link.slice(1)

describe.each(Object.entries(acts))('a link with which one %s', (_title, { endpoint, make, body, staff = 200 }) => {
  it('works signed in or not, but staff may withdraw no review with it [VIS-08] [REV-53]', async () => {
    const got: Partial<Record<CallerName, number>> = {}
    for (const who of callers) {
      got[who] = (await server.ask(endpoint, { token: tokens[who], params: await make(), body })).status
    }
    expect(got).toEqual(Object.fromEntries(callers.map((who) => [who, isStaff(who) ? staff : 200])))
  })

  it('is 404 when one character differs [VIS-08] [REV-53]', async () => {
    const { id, ...link } = await make()
    const wrong = Object.fromEntries(Object.entries(link).map(([name, text]) => [name, other(text)]))
    expect((await server.ask(endpoint, { params: { ...(id && { id }), ...wrong }, body })).status).toBe(404)
  })
})

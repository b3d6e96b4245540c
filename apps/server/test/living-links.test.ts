import { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { noticePaths } from '@potager/domain/notice'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInCallers } from './access/callers.ts'
import { newNotice } from './access/notice.ts'
import { newProposal, newVisitorRequest } from './access/request.ts'
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

/** What is asked of a link, how a new one is made, and what staff are answered when it is not what others are. */
const acts = [
  ['reads a request', contract.request.readVisitorRequest, ask],
  ['withdraws a request', contract.request.withdrawVisitorRequest, ask],
  ['asks for another moment', contract.request.proposeVisitorRequest, ask, () => newProposal(WEEK, WEEK + 1)],
  ['reads a notice', contract.notice.getNotice, notice],
  ['reads what an author wrote', contract.visitReview.readVisit, author],
  ['withdraws a review', contract.visitReview.withdrawVisitReview, reviewed, undefined, 403],
] as const

const isStaff = (who: CallerName) => who !== 'anonymous' && who !== 'new owner'

describe.each(acts)('whoever holds the link %s', (_title, endpoint, make, bodyOf, staff = 200) => {
  it('signed in or not, but staff, who hold tickets, write no review [VIS-08] [REV-53]', async () => {
    const got: Partial<Record<CallerName, number>> = {}
    for (const who of callers) {
      const params = await make()
      const { status } = await server.ask(endpoint, { token: tokens[who], params, body: bodyOf?.() })
      got[who] = status
    }
    expect(got).toEqual(Object.fromEntries(callers.map((who) => [who, isStaff(who) ? staff : 200])))
  })

  it('and nobody else: one sign off, the link is unknown [VIS-08] [REV-53]', async () => {
    const { token, code, ...rest } = { token: undefined, code: undefined, ...(await make()) }
    const other = (link: string) => (link.startsWith('A') ? 'B' : 'A') + link.slice(1)
    const params = { ...rest, ...(token && { token: other(token) }), ...(code && { code: other(code) }) }
    expect((await server.ask(endpoint, { params, body: bodyOf?.() })).status).toBe(404)
  })
})

import { contract } from '@potager/domain/contract'
import { expect, it } from 'vitest'
import { startServer } from './harness.ts'

it('the notices of the demo are about published reviews, and fit their data [REV-70]', async () => {
  const server = await startServer()
  const token = await server.tokenOf('gerant')
  const { content } = await server.ok(contract.notice.listNotices, { token, query: {} })
  expect(content).toMatchObject([
    { motive: 'FAKE', open: 1, times: 1, published: true },
    { motive: 'OTHER', open: 1, times: 1, published: true },
  ])
  const [same] = content
  const twins = await server.db.query<{ other: boolean }>(
    `select count(distinct resource_id) > 1 as other from review where status = 'APPROVED' and comment = $1`,
    [same?.review.comment],
  )
  expect(twins).toEqual([{ other: true }])
  const decided = await server.db.query(
    `select n.decision, r.status, a.username, r.rating <= 2 as harsh, r.created_at < n.received_at and n.received_at < n.decided_at as "inOrder"
     from review_notice n join review r on r.id = n.review_id join account a on a.id = n.decided_by`,
  )
  expect(decided).toEqual([{ decision: 'KEPT', status: 'APPROVED', username: 'gerant', harsh: true, inOrder: true }])
})

import { contract } from '@potager/domain/contract'
import { insertVisitReview, type NewVisitReview } from '../src/api/visit-review/queries.ts'
import { makeVisit, type Visited } from '../src/api/visit-review/visit.ts'
import type { Database } from '../src/db/database.ts'
import { guestOrder } from './access/customer.ts'
import { newVisitReview } from './access/review.ts'
import { findKnown, type Known, startServer, type TestCaller, type TestServer } from './harness.ts'

const { createOrder, updateOrderStatus } = contract.order
const { getOrderVisit, readVisit, writeVisitReview } = contract.visitReview

/** What tests of visits do again and again, by the API. */
export async function visitsOf(server: TestCaller, known: Pick<Known, 'restaurant' | 'dish'>) {
  const token = await server.tokenOf('gerant')

  /** An order of one dish, completed. @param idUser its customer; a guest by default */
  async function complete(idUser = guestOrder(known).body.idUser): Promise<string> {
    const { id } = await server.ok(createOrder, { token, body: { ...guestOrder(known).body, idUser } })
    for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED']) {
      await server.ok(updateOrderStatus, { token, params: { orderId: id }, body: { status } })
    }
    return id
  }
  async function linkOf(order: string) {
    const { link } = await server.ok(getOrderVisit, { token, params: { id: order } })
    if (!link) throw new Error('The order has no address')
    return link
  }
  /** The code of the visit of a new order. */
  async function visit(idUser?: string): Promise<string> {
    return (await linkOf(await complete(idUser))).path.slice('/avis/'.length)
  }
  const read = (code: string) => server.ok(readVisit, { params: { code } })

  /** Reviews the restaurant of a visit, or a dish, by its code or the token of its author. */
  async function write(code: string, changes: object = {}, type = 'RESTAURANT') {
    const thing = (await read(code)).things.find(({ resourceType }) => resourceType === type)
    if (!thing) throw new Error(`The visit has no ${type}`)
    const { resourceType, resourceId } = thing
    return server.ask(writeVisitReview, {
      params: { code },
      body: { ...newVisitReview({ resourceType, resourceId }), ...changes },
    })
  }
  /** Reviews the restaurant of a visit by its code. @returns the token of its author */
  async function author(code: string, changes: object = {}): Promise<string> {
    const { status, body } = await write(code, changes)
    if (status !== 201) throw new Error(`The review was not written: ${status}`)
    return (body as { path: string }).path.slice('/avis/'.length)
  }
  /** The review of the restaurant. */
  async function reviewOf(code: string) {
    const review = (await read(code)).things[0]?.review
    if (!review) throw new Error('The restaurant is not reviewed')
    return review
  }
  const decide = (
    id: string,
    status: 'APPROVED' | 'REJECTED',
    { round, reason = 'Votre avis nomme une personne.' }: { round?: number; reason?: string } = {},
  ) =>
    server.ask(contract.review.moderateReview, {
      token,
      params: { id },
      ...(round === undefined ? {} : { query: { round: String(round) } }),
      body: { status, ...(status === 'REJECTED' ? { reason } : {}) },
    })
  return { token, complete, linkOf, visit, read, write, author, reviewOf, decide }
}

/** Reviews the restaurant of what was visited, as whoever has the visit's code does. Returns the review's id. */
export async function reviewVisit(db: Database, of: Visited, changes: Partial<NewVisitReview> = {}): Promise<string> {
  const visit = await makeVisit(db, of)
  const [row] = await db.query<{ restaurant: string }>('select restaurant_id as restaurant from visit where id = $1', [
    visit?.id,
  ])
  const review = { id: crypto.randomUUID(), author: 'C.', rating: 4, comment: null, ...changes }
  await insertVisitReview(db, visit?.id ?? '', {
    resourceType: 'RESTAURANT',
    resourceId: row?.restaurant ?? '',
    ...review,
  })
  return review.id
}

export type VisitSetup = Awaited<ReturnType<typeof openVisitSetup>>

/** The same on a server of its own. */
export async function openVisitSetup() {
  const server: TestServer = await startServer()
  const known: Known = await findKnown(server.db)
  const forgetCounts = async () => {
    await server.db.query('delete from call_count')
    await server.db.query('delete from login_throttle')
  }
  return { server, known, forgetCounts, ...(await visitsOf(server, known)) }
}

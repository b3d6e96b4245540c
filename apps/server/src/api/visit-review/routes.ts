import type { contract } from '@potager/domain/contract'
import { requestRefusals, reviewMessages } from '@potager/domain/messages'
import { formatVisitCode, visitReviewPath } from '@potager/domain/visit-review'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { type Caller, mayCall, scopeOf } from '../auth/caller.ts'
import { forbidden, notFound } from '../errors.ts'
import { findOrder } from '../order/queries.ts'
import { siteOrigin } from '../outbox/queue.ts'
import { tokenOf } from '../private-link.ts'
import { takeAttempt } from '../request/limits.ts'
import type { Handlers, Services } from '../serve.ts'
import { findThings, findVisitReviews, type VisitReviewRow } from './queries.ts'
import { findOrderLink, findVisitFor, isSpent, type VisitRow } from './visit.ts'
import { contestReview, correctReview, withdrawReview, writeReview } from './write.ts'

type WireVisit = z.input<typeof contract.visitReview.readVisit.response>
type WireVisitReview = NonNullable<WireVisit['things'][number]['review']>

function wireReview(row: VisitReviewRow): WireVisitReview {
  const { id, author, rating, comment, status, reason, corrected, contested } = row
  return {
    id,
    author,
    rating,
    ...(comment === null ? {} : { comment }),
    status,
    ...(reason === null ? {} : { reason }),
    ...(corrected ? { corrected } : {}),
    ...(contested ? { contested } : {}),
  }
}

/** What of a visit its author reads: what they said of it, and what may still be. */
async function wireThings(db: Queryable, visit: VisitRow): Promise<WireVisit['things']> {
  const reviews = await findVisitReviews(db, visit)
  const things = (await findThings(db, visit)).map(({ withdrawn, ...thing }) => {
    const review = reviews.find(
      ({ resourceType, resourceId }) => resourceType === thing.resourceType && resourceId === thing.resourceId,
    )
    return { ...thing, ...(review ? { review: wireReview(review) } : {}), ...(withdrawn ? { withdrawn } : {}) }
  })
  return visit.open ? things : things.filter(({ review, withdrawn }) => review ?? withdrawn)
}

/** A visit as its address shows it: it names nobody but who signed a review. A code that was used shows none. */
async function wireVisit(db: Queryable, visit: VisitRow): Promise<WireVisit> {
  const { restaurantId, restaurantName, day, until, author } = visit
  const spent = !author && (await isSpent(db, visit))
  return {
    restaurantId,
    restaurantName,
    day,
    until,
    ...(author ? { author } : {}),
    ...(spent ? { spent } : {}),
    things: spent ? [] : await wireThings(db, visit),
  }
}

/** Staff hold tickets: they write, correct and take back nothing. @throws Refusal 403 */
async function refuseStaff(findSender: () => Promise<Caller | null>): Promise<void> {
  const sender = await findSender()
  if (sender && mayCall('staff', sender)) throw forbidden(reviewMessages.ofStaff)
}

type Sent = { code: string; visitor: string; findSender: () => Promise<Caller | null> }

/**
 * Reviews of a visit without an account (extensions): the first is written by whoever has its code, the rest is done by
 * who wrote it.
 */
export function visitReviewHandlers({ config, db }: Services): Handlers<typeof contract.visitReview> {
  /** The visit that a form is about. */
  async function visitOf({ code, visitor, findSender }: Sent): Promise<VisitRow> {
    await refuseStaff(findSender)
    await takeAttempt(db, 'visit', visitor)
    return findVisitFor(db, code, visitor)
  }

  /** Does what an author's form says, and answers the visit as it is then. */
  async function change(sent: Sent, work: (tx: Queryable, visit: VisitRow) => Promise<unknown>): Promise<WireVisit> {
    const visit = await visitOf(sent)
    return db.transaction(async (tx) => {
      await work(tx, visit)
      return wireVisit(tx, visit)
    })
  }

  return {
    readVisit: async ({ params, visitor }) => wireVisit(db, await findVisitFor(db, params.code, visitor)),

    writeVisitReview: async ({ params: { code }, body, visitor, findSender }) => {
      const visit = await visitOf({ code, visitor, findSender })
      const token = visit.author ? code : tokenOf({ ...body, visit: visit.id })
      return db.transaction(async (tx) => {
        await writeReview(tx, visit, { body, token })
        return { ...(await wireVisit(tx, { ...visit, author: true })), path: visitReviewPath(token) }
      })
    },

    correctVisitReview: ({ params: { code, id }, body, visitor, findSender }) =>
      change({ code, visitor, findSender }, (tx, visit) => correctReview(tx, visit, { ...body, id })),

    contestVisitReview: ({ params: { code, id }, body, visitor, findSender }) =>
      change({ code, visitor, findSender }, (tx, visit) => contestReview(tx, visit, { ...body, id })),

    withdrawVisitReview: ({ params: { code, id }, visitor, findSender }) =>
      change({ code, visitor, findSender }, (tx, visit) => withdrawReview(tx, config, visit, id)),

    getOrderVisit: async ({ caller, origin, params: { id } }) => {
      const order = await findOrder(db, scopeOf(caller), id)
      if (!order) throw notFound(requestRefusals.unknown.order)
      const link = await findOrderLink(db, id)
      if (!link) return {}
      const path = visitReviewPath(formatVisitCode(link.code))
      return { link: { path, address: `${siteOrigin(origin, config)}${path}`, until: link.until } }
    },
  }
}

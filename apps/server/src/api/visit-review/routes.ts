import type { contract } from '@potager/domain/contract'
import { requestRefusals } from '@potager/domain/messages'
import { formatVisitCode, visitReviewPath } from '@potager/domain/visit-review'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { siteOrigin } from '../../outbox/origin.ts'
import { scopeOf } from '../auth/caller.ts'
import { findOrder } from '../order/queries.ts'
import { notFound } from '../refusal.ts'
import { takeAttempt } from '../request/limits.ts'
import type { Handlers, Services } from '../serve.ts'
import { findThings, findVisitReviews, type VisitReviewRow } from './queries.ts'
import { findOrderLink, findVisitFor, type VisitRow } from './visit.ts'
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

/** A visit as its link shows it: it names nobody but who signed a review. */
async function wireVisit(db: Queryable, visit: VisitRow): Promise<WireVisit> {
  const { restaurantId, restaurantName, day, until } = visit
  const reviews = await findVisitReviews(db, visit)
  const things = (await findThings(db, visit)).map(({ withdrawn, ...thing }) => {
    const review = reviews.find(
      ({ resourceType, resourceId }) => resourceType === thing.resourceType && resourceId === thing.resourceId,
    )
    return { ...thing, ...(review ? { review: wireReview(review) } : {}), ...(withdrawn ? { withdrawn } : {}) }
  })
  return { restaurantId, restaurantName, day, until, things }
}

/** Reviews of a visit, written without an account by whoever has its code (extensions). */
export function visitReviewHandlers({ config, db }: Services): Handlers<typeof contract.visitReview> {
  /** Does what a form says, and answers the visit as it is then. */
  async function change(
    { code, visitor }: { code: string; visitor: string },
    work: (tx: Queryable, visit: VisitRow) => Promise<unknown>,
  ): Promise<WireVisit> {
    await takeAttempt(db, 'visit', visitor)
    const visit = await findVisitFor(db, code, visitor)
    return db.transaction(async (tx) => {
      await work(tx, visit)
      return wireVisit(tx, visit)
    })
  }

  return {
    readVisit: async ({ params, visitor }) => wireVisit(db, await findVisitFor(db, params.code, visitor)),

    writeVisitReview: ({ params: { code }, body, visitor }) =>
      change({ code, visitor }, (tx, visit) => writeReview(tx, visit, body)),

    correctVisitReview: ({ params: { code, id }, body, visitor }) =>
      change({ code, visitor }, (tx, visit) => correctReview(tx, visit, { ...body, id })),

    contestVisitReview: ({ params: { code, id }, body, visitor }) =>
      change({ code, visitor }, (tx, visit) => contestReview(tx, visit, { ...body, id })),

    withdrawVisitReview: ({ params: { code, id }, visitor }) =>
      change({ code, visitor }, (tx, visit) => withdrawReview(tx, config, visit, id)),

    getOrderVisit: async ({ caller, params: { id } }) => {
      const order = await findOrder(db, scopeOf(caller), id)
      if (!order) throw notFound(requestRefusals.unknown.order)
      const link = await findOrderLink(db, id)
      if (!link) return {}
      const path = visitReviewPath(formatVisitCode(link.code))
      return { link: { path, address: `${siteOrigin(config)}${path}`, until: link.until } }
    },
  }
}

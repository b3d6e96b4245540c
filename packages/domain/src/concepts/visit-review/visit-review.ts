import {
  code,
  day,
  extended,
  id,
  list,
  optional,
  orNull,
  type Read,
  reader,
  record,
  text,
  trueFlag,
  within,
} from '../../base/wire/index.ts'
import { reviewLimits, reviewResources, reviewStatuses } from '../review/index.ts'

/** Bounds of what the holder of a visit's link writes; those of rating and comment are every review's. */
export const visitReviewLimits = { author: { min: 2, max: 40 }, objection: { min: 10, max: 1000 } } as const

/** Days after the visit in which it may be reviewed: ours, long enough for a ticket that is found again. */
export const VISIT_LINK_DAYS = 90

/** One review of a visit, as its author sees it: what was written, and what became of it. */
const visitReviewRecord = record({
  id,
  author: text,
  rating: orNull(within(reviewLimits.rating, 'whole')),
  comment: optional(text),
  status: code(reviewStatuses),
  /** Why it was refused, word for word. */
  reason: optional(text),
  /** Present once the one correction was made. */
  corrected: optional(trueFlag),
  /** Present once the one objection was made. */
  contested: optional(trueFlag),
})
export interface VisitReview extends Read<typeof visitReviewRecord> {}

/** Something of a visit that may be reviewed, once. */
const visitThingRecord = record({
  resourceType: code(reviewResources),
  resourceId: id,
  name: text,
  review: optional(visitReviewRecord),
  /** Present when its review was taken back: another one is not taken. */
  withdrawn: optional(trueFlag),
})
export interface VisitThing extends Read<typeof visitThingRecord> {}

/**
 * A visit as an address of it shows it: where, when and what; not who. Its code shows what may be reviewed; the private
 * address of whoever wrote shows their reviews too.
 */
export const visitRecord = record({
  restaurantId: id,
  restaurantName: text,
  day,
  /** The last day on which it may be reviewed. */
  until: day,
  /** Present at the private address of whoever wrote. */
  author: optional(trueFlag),
  /** Present once a review was written with the code: it opens nothing more. */
  spent: optional(trueFlag),
  things: list(visitThingRecord),
})
export interface Visit extends Read<typeof visitRecord> {}
export const readVisitAnswer = reader(visitRecord)

/** The answer to who wrote: the visit, and the path of their private page. It is stored nowhere. */
export const writtenVisitRecord = extended(visitRecord, { path: text })
export const readWrittenVisit = reader(writtenVisitRecord)

/** What may still be reviewed of a visit. */
export const openThings = ({ things }: Pick<Visit, 'things'>): VisitThing[] =>
  things.filter(({ review, withdrawn }) => !review && !withdrawn)

/** Whether the author may still correct a review: it was refused, and was not corrected before. */
export const canCorrect = ({ status, corrected }: Pick<VisitReview, 'status' | 'corrected'>): boolean =>
  status === 'REJECTED' && !corrected

/** Whether the author may still contest a refusal, once. */
export const canContest = ({ status, contested }: Pick<VisitReview, 'status' | 'contested'>): boolean =>
  status === 'REJECTED' && !contested

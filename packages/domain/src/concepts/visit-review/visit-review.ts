import { readText } from '../../base/text/index.ts'
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

/** What the forms of a visit's page do. */
export const visitActs = ['write', 'correct', 'contest', 'withdraw'] as const
export type VisitAct = (typeof visitActs)[number]

/** The fields of those forms, as the browser posts them; `review` is the id of the one that is changed. */
export const visitFields = [
  'act',
  'review',
  'about',
  'rating',
  'comment',
  'author',
  'consent',
  'objection',
  'website',
  'ticket',
] as const
export type VisitField = (typeof visitFields)[number]

/** What was typed; '' for what was left out. */
export type VisitDraft = Record<VisitField, string>

/** Reads the fields of a form. */
export function readVisitDraft(typed: (field: VisitField) => string): VisitDraft {
  return Object.fromEntries(visitFields.map((field) => [field, readText(typed(field))])) as VisitDraft
}

/** What a form does; null for a form of something else. */
export const actOf = ({ act }: Pick<VisitDraft, 'act'>): VisitAct | null =>
  visitActs.find((known) => known === act) ?? null

/** The value of the form's choice of what the review is about. */
export const aboutValue = ({ resourceType, resourceId }: { resourceType: string; resourceId: string }): string =>
  `${resourceType}:${resourceId}`

function readAbout(about: string): { resourceType?: string; resourceId?: string } {
  const [type, resourceId] = about.split(':')
  const resourceType = reviewResources.find((known) => known === type)
  return resourceType && resourceId ? { resourceType, resourceId } : {}
}

const ratingOf = ({ rating }: Pick<VisitDraft, 'rating'>) => (/^\d$/.test(rating) ? { rating: Number(rating) } : {})
const commentOf = ({ comment }: Pick<VisitDraft, 'comment'>) => (comment === '' ? {} : { comment })

/** The body of a new review: empty fields are left out, the rating is a number. */
export function visitReviewBody(draft: Omit<VisitDraft, 'act' | 'review' | 'objection'>): Record<string, unknown> {
  const { about, author, consent, website, ticket } = draft
  return {
    ...readAbout(about),
    ...ratingOf(draft),
    ...commentOf(draft),
    ...(author === '' ? {} : { author }),
    consent: consent !== '',
    ...(website === '' ? {} : { website }),
    ...(ticket === '' ? {} : { ticket }),
  }
}

/** The body of a correction. */
export const visitCorrectionBody = (draft: Pick<VisitDraft, 'rating' | 'comment'>): Record<string, unknown> => ({
  ...ratingOf(draft),
  ...commentOf(draft),
})

/** The form's field of a refused field of a body. */
export const visitFieldOf = (wireField: string): VisitField | undefined =>
  wireField === 'resourceType' || wireField === 'resourceId'
    ? 'about'
    : visitFields.find((field) => field === wireField)

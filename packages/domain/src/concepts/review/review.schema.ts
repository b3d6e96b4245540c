import { z } from 'zod'
import { fieldErrors } from '../../base/messages/fields.ts'
import { readText } from '../../base/text/index.ts'
import { absentWhenBlank } from '../booking/booking.schema.ts'
import { moderationMessages, reviewMessages } from './review.messages.ts'
import { moderationDecisions, refusalReasons, reviewLimits, reviewResources } from './review.ts'

const m = reviewMessages
const { rating, comment, reason, answer } = reviewLimits

/** Earlier visits are impossible: the house did not exist. */
const FIRST_DAY = '2000-01-01'

/** The reviewed resource, as in queries and bodies. */
export const reviewedShape = {
  resourceType: z.enum(reviewResources, { error: m.resourceType }),
  resourceId: z.uuid(m.resourceId),
}

/** The body of POST /reviews. The server checks that the day is not in the future. */
export const createReviewBody = z.object({
  ...reviewedShape,
  rating: z.number({ error: m.rating }).int(m.rating).min(rating.min, m.rating).max(rating.max, m.rating),
  comment: absentWhenBlank(
    z.string({ error: m.comment }).overwrite(readText).max(comment.max, m.commentMax(comment.max)),
  ),
  experienceDate: z.iso.date({ error: m.experienceDate }).refine((day) => day >= FIRST_DAY, m.experienceDate),
})

const reasonMax = moderationMessages.reasonMax(reason.max)

/** The body of PUT /admin/reviews/{id}/moderate: a reason is required for a refusal, optional for an approval. */
export const moderateReviewBody = z
  .object({
    status: z.enum(moderationDecisions, { error: moderationMessages.invalid }),
    reason: absentWhenBlank(
      z.string({ error: moderationMessages.reasonRequired }).overwrite(readText).max(reason.max, reasonMax),
    ),
  })
  .refine(({ status, reason: why }) => status !== 'REJECTED' || why !== undefined, {
    path: ['reason'],
    message: moderationMessages.reasonRequired,
  })

/** The body of PUT /reviews/{id}/answer, and its dialog. */
export const answerReviewBody = z.object({
  answer: z
    .string({ error: m.answerRequired })
    .overwrite(readText)
    .min(1, m.answerRequired)
    .max(answer.max, fieldErrors.textMax(answer.max)),
})

/** The refusal dialog: one of seven reasons, and a text of at most 500 characters for « autre ». */
export const refusalForm = z
  .object({
    reason: z.enum(refusalReasons, { error: moderationMessages.reasonRequired }),
    other: z.string().overwrite(readText).max(reason.max, reasonMax),
  })
  .refine(({ reason: chosen, other }) => chosen !== 'OTHER' || other !== '', {
    path: ['other'],
    message: moderationMessages.reasonRequired,
  })

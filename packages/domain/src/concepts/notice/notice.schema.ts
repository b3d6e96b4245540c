import { z } from 'zod'
import { fieldErrors } from '../../base/messages/fields.ts'
import { readText } from '../../base/text/index.ts'
import { absentWhenBlank } from '../booking/booking.schema.ts'
import { customerContents } from '../customer/customer.schema.ts'
import { ticket } from '../request/request.schema.ts'
import { requestFieldErrors } from '../request/request-errors.messages.ts'
import { needsExplanation, noticeDecisions, noticeLimits, noticeMotives } from './notice.ts'
import { noticeFieldErrors as m } from './notice-refusals.messages.ts'

const { explanation, reason } = noticeLimits
const { fullName, email, phone } = customerContents

/** The body of POST /notprotected/reviews/:id/notices. A contact is optional: without one, nobody is told the decision. */
export const sendNoticeBody = z
  .object({
    ticket,
    motive: z.enum(noticeMotives, { error: m.motive }),
    explanation: absentWhenBlank(
      z.string({ error: m.explanation }).overwrite(readText).max(explanation.max, fieldErrors.textMax(explanation.max)),
    ),
    fullName: absentWhenBlank(fullName),
    email,
    phone,
    goodFaith: z.literal(true, { error: m.goodFaith }),
    website: z.string().max(0, requestFieldErrors.website).optional(),
  })
  .refine(({ motive, explanation: said }) => !needsExplanation(motive) || said !== undefined, {
    path: ['explanation'],
    error: m.explanation,
  })

/** The body of PUT /admin/reviews/notices/:id/decision, and its dialog but for the count. */
const decision = {
  decision: z.enum(noticeDecisions, { error: m.decision }),
  reason: z
    .string({ error: m.reason })
    .overwrite(readText)
    .min(1, m.reason)
    .max(reason.max, fieldErrors.textMax(reason.max)),
}

export const decideNoticeBody = z.object({
  ...decision,
  /** How many open notices of the review its moderator has read: another one is not closed unread. */
  open: z.int({ error: fieldErrors.version }).min(1, fieldErrors.version).max(1_000_000, fieldErrors.version),
})

/** The dialog of a decision. */
export const noticeDecisionForm = z.object(decision)

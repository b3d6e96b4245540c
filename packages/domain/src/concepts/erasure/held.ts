import { count, day, id, list, record, text, utc } from '../../base/wire/index.ts'

/** The reviews that somebody wrote; texts are '' when there are none. */
export const heldReviews = list(
  record({
    id,
    createdAt: utc,
    author: text,
    about: text,
    rating: count,
    comment: text,
    experienceOn: day,
    status: text,
    reason: text,
    /** Why they contest the refusal. */
    objection: text,
    answer: text,
  }),
)

/** The notices of reviews that somebody gave, found by their contact; texts are '' when there are none. */
export const heldNotices = list(
  record({
    id,
    receivedAt: utc,
    about: text,
    motive: text,
    explanation: text,
    name: text,
    email: text,
    phone: text,
    decision: text,
    reason: text,
  }),
)

/** What the trail says of somebody. */
export const heldHistory = list(record({ at: utc, action: text, reason: text }))

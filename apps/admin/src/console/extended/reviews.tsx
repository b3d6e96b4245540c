import type { Description } from '@potager/admin-kit/descriptions'
import { description as plain } from '@potager/admin-kit/descriptions/reviews'
import type { ConsoleReview } from '@potager/domain/console'
import { ReviewOrigin } from '../../app/origins.tsx'
import { AnswerReview } from '../resources/AnswerReview.tsx'
import { RefusalQuestion } from '../resources/RefusalQuestion.tsx'

/** Reviews, refused with the question of the moderation page, and answered in public. */
export const description: Description<ConsoleReview> = {
  ...plain,
  actions: plain.actions.map((action) => (action.asksReason ? { ...action, Question: RefusalQuestion } : action)),
  Origin: ReviewOrigin,
  Acts: AnswerReview,
}

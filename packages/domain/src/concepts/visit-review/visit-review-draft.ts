import { readText } from '../../base/text/index.ts'
import { reviewResources } from '../review/index.ts'

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

import type * as fr from '../fr/review.ts'
import type { Translated } from '../translated.ts'

export const refusalReasonLabels = {
  INAPPROPRIATE: 'Inappropriate content',
  OFFENSIVE: 'Offensive language',
  NOT_CONSTRUCTIVE: 'Not constructive',
  SPAM: 'Spam or advertising',
  FALSE: 'False information',
  DUPLICATE: 'Duplicate review',
  OTHER: 'Other',
} satisfies Translated<typeof fr.refusalReasonLabels>

export const reviewResourceLabels = {
  RESTAURANT: 'Restaurant',
  DISH: 'Dish',
} satisfies Translated<typeof fr.reviewResourceLabels>

export const moderationMessages = {
  loadFailure: 'The pending reviews could not be loaded',
  statsFailure: 'The figures of the moderation could not be loaded',
  notFound: 'No such review',
  invalid: 'Invalid moderation',
  failure: 'The moderation failed',
  approved: 'Review approved',
  rejected: 'Review rejected',
  bulkApproved: (count) => `${count} reviews approved`,
  bulkFailure: 'The bulk approval failed',
  reasonRequired: 'Please choose or type a reason',
  reasonMax: (max) => `${max} characters at most`,
  alreadyModerated: 'This review was moderated already.',
  ownReview: 'You cannot moderate your own review.',
} satisfies Translated<typeof fr.moderationMessages>

export const reviewMessages = {
  none: 'No review yet',
  resourceType: 'Choose a restaurant or a dish',
  resourceId: 'Invalid identifier',
  rating: 'Choose a rating from 1 to 5',
  comment: 'A text is expected',
  commentMax: (max) => `${max} characters at most`,
  experienceDate: 'Give the day of your visit',
  experienceToCome: 'This day has not come yet',
  unknownResource: 'No such restaurant or dish.',
  alreadyWritten: 'You gave your review already.',
  ownRestaurant: 'You cannot review your own restaurant.',
} satisfies Translated<typeof fr.reviewMessages>

import {
  accountAccess,
  auditAccess,
  authAccess,
  capabilityAccess,
  dayAccess,
  figuresAccess,
  firstStepsAccess,
  houseAccess,
  retentionAccess,
  userAccess,
} from './account.ts'
import { accountLinkAccess } from './account-link.ts'
import { assistantAccess, chatbotSettingsAccess, chatSessionAccess, diagnosisAccess, diseaseAccess } from './chatbot.ts'
import { customerAccess, erasureAccess, messageAccess, orderAccess } from './customer.ts'
import { consoleAccess } from './page.ts'
import { bookingAccess, calendarAccess, eventRequestAccess, requestAccess, reservationAccess } from './reservation.ts'
import { dishAccess, meetingRoomAccess, restaurantAccess, restaurantMenuAccess } from './restaurant.ts'
import { noticeAccess, reviewAccess, visitReviewAccess } from './review.ts'
import type { Row } from './row.ts'
import { signAccess } from './sign.ts'
import { teamAccess } from './team.ts'

/** Expected statuses of each kind of caller; a call of the contract without a row fails the test. */
export const matrix: Record<string, Row> = {
  ...capabilityAccess,
  ...authAccess,
  ...auditAccess,
  ...customerAccess,
  ...restaurantAccess,
  ...dishAccess,
  ...restaurantMenuAccess,
  ...reviewAccess,
  ...noticeAccess,
  ...visitReviewAccess,
  ...accountAccess,
  ...accountLinkAccess,
  ...userAccess,
  ...teamAccess,
  ...orderAccess,
  ...reservationAccess,
  ...meetingRoomAccess,
  ...eventRequestAccess,
  ...bookingAccess,
  ...requestAccess,
  ...calendarAccess,
  ...messageAccess,
  ...dayAccess,
  ...erasureAccess,
  ...figuresAccess,
  ...firstStepsAccess,
  ...houseAccess,
  ...retentionAccess,
  ...diseaseAccess,
  ...signAccess,
  ...diagnosisAccess,
  ...chatbotSettingsAccess,
  ...chatSessionAccess,
  ...assistantAccess,
  ...consoleAccess,
}

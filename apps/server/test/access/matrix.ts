import { accountAccess, authAccess, dayAccess, firstStepsAccess, userAccess } from './account.ts'
import { accountLinkAccess } from './account-link.ts'
import { assistantAccess, chatbotSettingsAccess, chatSessionAccess, diagnosisAccess, diseaseAccess } from './chatbot.ts'
import { consoleAccess } from './console.ts'
import { customerAccess, erasureAccess } from './customer.ts'
import { bookingAccess, eventRequestAccess } from './event-request.ts'
import { auditAccess, capabilityAccess, figuresAccess, houseAccess, retentionAccess } from './house.ts'
import { messageAccess } from './message.ts'
import { orderAccess } from './order.ts'
import { requestAccess } from './request.ts'
import { calendarAccess, reservationAccess } from './reservation.ts'
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

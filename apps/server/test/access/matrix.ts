import { accountAccess } from './account.ts'
import { accountLinkAccess } from './account-link.ts'
import { assistantAccess } from './assistant.ts'
import { auditAccess } from './audit.ts'
import { authAccess } from './auth.ts'
import { calendarAccess } from './calendar.ts'
import { capabilityAccess } from './capability.ts'
import { chatSessionAccess } from './chat-session.ts'
import { chatbotSettingsAccess } from './chatbot-settings.ts'
import { consoleAccess } from './console.ts'
import { customerAccess } from './customer.ts'
import { dayAccess } from './day.ts'
import { diagnosisAccess } from './diagnosis.ts'
import { diseaseAccess } from './disease.ts'
import { dishAccess } from './dish.ts'
import { erasureAccess } from './erasure.ts'
import { bookingAccess, eventRequestAccess } from './event-request.ts'
import { figuresAccess } from './figures.ts'
import { firstStepsAccess } from './first-steps.ts'
import { houseAccess } from './house.ts'
import { meetingRoomAccess } from './meeting-room.ts'
import { messageAccess } from './message.ts'
import { noticeAccess } from './notice.ts'
import { orderAccess } from './order.ts'
import { requestAccess } from './request.ts'
import { reservationAccess } from './reservation.ts'
import { restaurantAccess } from './restaurant.ts'
import { restaurantMenuAccess } from './restaurant-menu.ts'
import { retentionAccess } from './retention.ts'
import { reviewAccess } from './review.ts'
import type { Row } from './row.ts'
import { signAccess } from './sign.ts'
import { teamAccess } from './team.ts'
import { userAccess } from './user.ts'
import { visitReviewAccess } from './visit-review.ts'

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

import { authEndpoints } from '../base/auth/auth.api.ts'
import { accountEndpoints } from '../concepts/account/account.api.ts'
import { accountLinkEndpoints } from '../concepts/account-link/account-link.api.ts'
import { analyticsEndpoints } from '../concepts/analytics/analytics.api.ts'
import { assistantEndpoints } from '../concepts/assistant/assistant.api.ts'
import { auditEndpoints } from '../concepts/audit/audit.api.ts'
import { bookingEndpoints } from '../concepts/booking/booking.api.ts'
import { calendarEndpoints } from '../concepts/calendar/calendar.api.ts'
import { capabilityEndpoints } from '../concepts/capability/capability.api.ts'
import { chatSessionEndpoints } from '../concepts/chat-session/chat-session.api.ts'
import { chatbotSettingsEndpoints } from '../concepts/chatbot-settings/chatbot-settings.api.ts'
import { consoleEndpoints } from '../concepts/console/console.api.ts'
import { customerEndpoints } from '../concepts/customer/customer.api.ts'
import { dayEndpoints } from '../concepts/day/day.api.ts'
import { diagnosisEndpoints } from '../concepts/diagnosis/diagnosis.api.ts'
import { diseaseEndpoints } from '../concepts/disease/disease.api.ts'
import { dishEndpoints } from '../concepts/dish/dish.api.ts'
import { erasureEndpoints } from '../concepts/erasure/erasure.api.ts'
import { eventRequestEndpoints } from '../concepts/event-request/event-request.api.ts'
import { figuresEndpoints } from '../concepts/figures/figures.api.ts'
import { firstStepsEndpoints } from '../concepts/first-steps/first-steps.api.ts'
import { houseEndpoints } from '../concepts/house/house.api.ts'
import { meetingRoomEndpoints } from '../concepts/meeting-room/meeting-room.api.ts'
import { messageEndpoints } from '../concepts/message/message.api.ts'
import { noticeEndpoints } from '../concepts/notice/notice.api.ts'
import { orderEndpoints } from '../concepts/order/order.api.ts'
import { reportEndpoints } from '../concepts/report/report.api.ts'
import { requestEndpoints } from '../concepts/request/request.api.ts'
import { reservationEndpoints } from '../concepts/reservation/reservation.api.ts'
import { restaurantEndpoints } from '../concepts/restaurant/restaurant.api.ts'
import { restaurantMenuEndpoints } from '../concepts/restaurant-menu/restaurant-menu.api.ts'
import { retentionEndpoints } from '../concepts/retention/retention.api.ts'
import { reviewEndpoints } from '../concepts/review/review.api.ts'
import { signEndpoints } from '../concepts/sign/sign.api.ts'
import { teamEndpoints } from '../concepts/team/team.api.ts'
import { userEndpoints } from '../concepts/user/user.api.ts'
import { visitReviewEndpoints } from '../concepts/visit-review/visit-review.api.ts'

export { type Endpoint, type EndpointShapes, endpoint } from '../base/api/endpoint.ts'

/** Every call of the contract with its schemas, by concept. */
export const contract = {
  auth: authEndpoints,
  account: accountEndpoints,
  accountLink: accountLinkEndpoints,
  audit: auditEndpoints,
  user: userEndpoints,
  team: teamEndpoints,
  customer: customerEndpoints,
  restaurant: restaurantEndpoints,
  dish: dishEndpoints,
  restaurantMenu: restaurantMenuEndpoints,
  review: reviewEndpoints,
  notice: noticeEndpoints,
  visitReview: visitReviewEndpoints,
  order: orderEndpoints,
  reservation: reservationEndpoints,
  meetingRoom: meetingRoomEndpoints,
  eventRequest: eventRequestEndpoints,
  booking: bookingEndpoints,
  request: requestEndpoints,
  calendar: calendarEndpoints,
  message: messageEndpoints,
  day: dayEndpoints,
  erasure: erasureEndpoints,
  figures: figuresEndpoints,
  firstSteps: firstStepsEndpoints,
  house: houseEndpoints,
  retention: retentionEndpoints,
  disease: diseaseEndpoints,
  sign: signEndpoints,
  diagnosis: diagnosisEndpoints,
  chatbotSettings: chatbotSettingsEndpoints,
  chatSession: chatSessionEndpoints,
  report: reportEndpoints,
  analytics: analyticsEndpoints,
  assistant: assistantEndpoints,
  console: consoleEndpoints,
  capability: capabilityEndpoints,
}

import { accountEndpoints } from '../account/account.api.ts'
import { analyticsEndpoints } from '../analytics/analytics.api.ts'
import { assistantEndpoints } from '../assistant/assistant.api.ts'
import { auditEndpoints } from '../audit/audit.api.ts'
import { authEndpoints } from '../auth/auth.api.ts'
import { bookingEndpoints } from '../booking/booking.api.ts'
import { calendarEndpoints } from '../calendar/calendar.api.ts'
import { chatSessionEndpoints } from '../chat-session/chat-session.api.ts'
import { chatbotSettingsEndpoints } from '../chatbot-settings/chatbot-settings.api.ts'
import { consoleEndpoints } from '../console/console.api.ts'
import { customerEndpoints } from '../customer/customer.api.ts'
import { dayEndpoints } from '../day/day.api.ts'
import { diagnosisEndpoints } from '../diagnosis/diagnosis.api.ts'
import { diseaseEndpoints } from '../disease/disease.api.ts'
import { dishEndpoints } from '../dish/dish.api.ts'
import { eventRequestEndpoints } from '../event-request/event-request.api.ts'
import { meetingRoomEndpoints } from '../meeting-room/meeting-room.api.ts'
import { orderEndpoints } from '../order/order.api.ts'
import { reportEndpoints } from '../report/report.api.ts'
import { reservationEndpoints } from '../reservation/reservation.api.ts'
import { restaurantEndpoints } from '../restaurant/restaurant.api.ts'
import { reviewEndpoints } from '../review/review.api.ts'
import { signEndpoints } from '../sign/sign.api.ts'
import { userEndpoints } from '../user/user.api.ts'

export { type Endpoint, type EndpointShapes, endpoint } from './endpoint.ts'

/** Every call of the contract with its shapes, by concept. */
export const contract = {
  auth: authEndpoints,
  account: accountEndpoints,
  audit: auditEndpoints,
  user: userEndpoints,
  customer: customerEndpoints,
  restaurant: restaurantEndpoints,
  dish: dishEndpoints,
  review: reviewEndpoints,
  order: orderEndpoints,
  reservation: reservationEndpoints,
  meetingRoom: meetingRoomEndpoints,
  eventRequest: eventRequestEndpoints,
  booking: bookingEndpoints,
  calendar: calendarEndpoints,
  day: dayEndpoints,
  disease: diseaseEndpoints,
  sign: signEndpoints,
  diagnosis: diagnosisEndpoints,
  chatbotSettings: chatbotSettingsEndpoints,
  chatSession: chatSessionEndpoints,
  report: reportEndpoints,
  analytics: analyticsEndpoints,
  assistant: assistantEndpoints,
  console: consoleEndpoints,
}

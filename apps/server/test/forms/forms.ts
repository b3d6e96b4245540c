import { accountForms } from './account.ts'
import { accountLinkForms } from './account-link.ts'
import { assistantForms } from './assistant.ts'
import { authForms } from './auth.ts'
import { bookingForms } from './booking.ts'
import { chatSessionForms } from './chat-session.ts'
import { chatbotSettingsForms } from './chatbot-settings.ts'
import { customerForms } from './customer.ts'
import { diagnosisForms } from './diagnosis.ts'
import { diseaseForms } from './disease.ts'
import { dishForms } from './dish.ts'
import { eventRequestForms } from './event-request.ts'
import type { Form } from './field.ts'
import { houseForms } from './house.ts'
import { meetingRoomForms } from './meeting-room.ts'
import { messageForms } from './message.ts'
import { noticeForms } from './notice.ts'
import { orderForms } from './order.ts'
import { requestForms } from './request.ts'
import { reservationForms } from './reservation.ts'
import { restaurantForms } from './restaurant.ts'
import { restaurantMenuForms } from './restaurant-menu.ts'
import { retentionForms } from './retention.ts'
import { reviewForms } from './review.ts'
import { signForms } from './sign.ts'
import { userForms } from './user.ts'
import { visitReviewForms } from './visit-review.ts'

/** Every body of the contract with all its fields, and the values that each must refuse. */
export const forms: Record<string, Form> = {
  ...authForms,
  ...houseForms,
  ...messageForms,
  ...retentionForms,
  ...restaurantForms,
  ...meetingRoomForms,
  ...dishForms,
  ...restaurantMenuForms,
  ...reviewForms,
  ...noticeForms,
  ...visitReviewForms,
  ...customerForms,
  ...accountForms,
  ...accountLinkForms,
  ...userForms,
  ...orderForms,
  ...reservationForms,
  ...eventRequestForms,
  ...bookingForms,
  ...requestForms,
  ...diseaseForms,
  ...signForms,
  ...diagnosisForms,
  ...chatbotSettingsForms,
  ...chatSessionForms,
  ...assistantForms,
}

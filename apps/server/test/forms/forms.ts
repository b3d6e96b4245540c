import { accountForms, accountLinkForms, authForms, userForms } from './account.ts'
import {
  assistantForms,
  chatbotSettingsForms,
  chatSessionForms,
  diagnosisForms,
  diseaseForms,
  signForms,
} from './chatbot.ts'
import { customerForms } from './customer.ts'
import { dishForms } from './dish.ts'
import { bookingForms, eventRequestForms } from './event-request.ts'
import type { Form } from './field.ts'
import { houseForms, messageForms, retentionForms } from './house.ts'
import { meetingRoomForms } from './meeting-room.ts'
import { orderForms } from './order.ts'
import { requestForms } from './request.ts'
import { reservationForms } from './reservation.ts'
import { restaurantForms, restaurantMenuForms } from './restaurant.ts'
import { noticeForms, reviewForms, visitReviewForms } from './review.ts'

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

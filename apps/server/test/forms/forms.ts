import { accountForms } from './account.ts'
import { assistantForms } from './assistant.ts'
import { authForms } from './auth.ts'
import { chatSessionForms } from './chat-session.ts'
import { chatbotSettingsForms } from './chatbot-settings.ts'
import { diagnosisForms } from './diagnosis.ts'
import { diseaseForms } from './disease.ts'
import { dishForms } from './dish.ts'
import { eventRequestForms } from './event-request.ts'
import type { Form } from './field.ts'
import { meetingRoomForms } from './meeting-room.ts'
import { orderForms } from './order.ts'
import { reservationForms } from './reservation.ts'
import { restaurantForms } from './restaurant.ts'
import { reviewForms } from './review.ts'
import { signForms } from './sign.ts'
import { userForms } from './user.ts'

/** Every body of the contract with all its fields, and the values that each must refuse. */
export const forms: Record<string, Form> = {
  ...authForms,
  ...restaurantForms,
  ...meetingRoomForms,
  ...dishForms,
  ...reviewForms,
  ...accountForms,
  ...userForms,
  ...orderForms,
  ...reservationForms,
  ...eventRequestForms,
  ...diseaseForms,
  ...signForms,
  ...diagnosisForms,
  ...chatbotSettingsForms,
  ...chatSessionForms,
  ...assistantForms,
}

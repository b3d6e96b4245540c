import type { Endpoint } from '@potager/domain/contract'
import {
  accountForms,
  accountLinkForms,
  authForms,
  houseForms,
  messageForms,
  retentionForms,
  userForms,
} from './account.ts'
import { bookingForms, eventRequestForms, requestForms, reservationForms } from './booking.ts'
import {
  assistantForms,
  chatbotSettingsForms,
  chatSessionForms,
  diagnosisForms,
  diseaseForms,
  signForms,
} from './chatbot.ts'
import { customerForms, orderForms } from './customer.ts'
import type { Form } from './field.ts'
import { dishForms, meetingRoomForms, restaurantForms, restaurantMenuForms } from './restaurant.ts'
import { noticeForms, reviewForms, visitReviewForms } from './review.ts'

/** A deep copy with one field set, or removed when the value is undefined. */
export function withField(body: object, path: string, value: unknown): object {
  const copy: unknown = structuredClone(body)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy) as Record<
    string,
    unknown
  >
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy as object
}

/** Unknown ids for each path parameter: a body is refused before its record is looked up. */
export function noRecord({ call }: Endpoint): Record<string, string> {
  const segments = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(segments.map((name) => [name, '0197a000-0000-7000-8000-000000000000']))
}

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

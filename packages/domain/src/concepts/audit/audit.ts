import { code, id, optional, type Read, reader, record, text, utc } from '../../base/wire/index.ts'

/** Kinds of records whose changes are kept. */
export const auditedResources = [
  'order',
  'reservation',
  'event-request',
  'dish',
  'restaurant',
  'review',
  'disease',
  'sign',
  'report',
  'chatbot-settings',
  'user',
] as const
export type AuditedResource = (typeof auditedResources)[number]

/** Calls that leave a line in the trail; `refuseLogin` is for the sign-ins of an hour that were refused. */
export const auditActions = [
  'createOrder',
  'updateOrderStatus',
  'createReservation',
  'updateReservationStatus',
  'cancelReservation',
  'markReservationNoShow',
  'createEventRequest',
  'updateEventRequestStatus',
  'cancelEventRequest',
  'createDish',
  'updateDish',
  'setDishAvailability',
  'createRestaurant',
  'updateRestaurant',
  'createMeetingRoom',
  'updateMeetingRoom',
  'createHoursException',
  'deleteHoursException',
  'renewCalendarFeed',
  'revokeCalendarFeed',
  'createDisease',
  'updateDisease',
  'deleteDisease',
  'importDiseases',
  'createSign',
  'updateSign',
  'deleteSign',
  'resolveReport',
  'createReview',
  'moderateReview',
  'updateUser',
  'register',
  'login',
  'refuseLogin',
  'logout',
  'changePassword',
  'endOwnSession',
  'endOtherSessions',
  'updateChatbotSettings',
] as const
export type AuditAction = (typeof auditActions)[number]

/** One thing that somebody did to a record; `action` is the name of the call, `from` and `to` are states. */
export const auditEntryRecord = record({
  id,
  at: utc,
  username: text,
  action: text,
  resource: code(auditedResources),
  resourceId: id,
  from: optional(text),
  to: optional(text),
  reason: optional(text),
})
export interface AuditEntry extends Read<typeof auditEntryRecord> {}
export const readAuditEntry = reader(auditEntryRecord)

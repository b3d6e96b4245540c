import type { Instant } from '../../base/time/index.ts'
import { asRecord, readId, readInstant, readOptionalString, readString } from '../../base/wire/index.ts'

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
export type AuditEntry = {
  id: string
  at: Instant | null
  username: string
  action: string
  resource: string
  resourceId: string
  from?: string
  to?: string
  reason?: string
}

/** Reads an entry as the server sends it. */
export function readAuditEntry(value: unknown): AuditEntry {
  const row = asRecord(value) ?? {}
  const optional = (['from', 'to', 'reason'] as const).flatMap((name) => {
    const text = readOptionalString(row[name])
    return text === undefined ? [] : [[name, text] as const]
  })
  return {
    id: readId(row.id),
    at: readInstant(row.at),
    username: readString(row.username),
    action: readString(row.action),
    resource: readString(row.resource),
    resourceId: readId(row.resourceId),
    ...Object.fromEntries(optional),
  }
}

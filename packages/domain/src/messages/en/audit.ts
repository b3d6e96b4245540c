import type { AuditAction, AuditedResource } from '../../audit/audit.ts'
import type * as fr from '../fr/audit.ts'
import type { Translated } from '../translated.ts'

export const auditActionLabels: Translated<typeof fr.auditActionLabels> = {
  createOrder: 'Order taken',
  updateOrderStatus: 'Status changed',
  createReservation: 'Reservation created',
  updateReservationStatus: 'Status changed',
  cancelReservation: 'Reservation cancelled',
  markReservationNoShow: 'Absence noted',
  createEventRequest: 'Request created',
  updateEventRequestStatus: 'Status changed',
  cancelEventRequest: 'Request cancelled',
  createDish: 'Dish created',
  updateDish: 'Dish changed',
  setDishAvailability: 'Availability changed',
  createRestaurant: 'Restaurant created',
  updateRestaurant: 'Restaurant changed',
  createMeetingRoom: 'Room added',
  updateMeetingRoom: 'Room changed',
  createHoursException: 'Exception to the hours added',
  deleteHoursException: 'Exception to the hours removed',
  renewCalendarFeed: 'Calendar address created',
  revokeCalendarFeed: 'Calendar address closed',
  createDisease: 'Disease added',
  updateDisease: 'Disease changed',
  deleteDisease: 'Disease deleted',
  importDiseases: 'Disease imported',
  createSign: 'Sign added',
  updateSign: 'Sign changed',
  deleteSign: 'Sign deleted',
  resolveReport: 'Report resolved',
  createReview: 'Review given',
  moderateReview: 'Review moderated',
  updateUser: 'Rights changed',
  register: 'Account created',
  login: 'Signed in',
  refuseLogin: 'Sign-ins refused',
  logout: 'Signed out',
  changePassword: 'Password changed',
  endOwnSession: 'Device signed out',
  endOtherSessions: 'Other devices signed out',
  updateChatbotSettings: 'Settings changed',
} satisfies Record<AuditAction, string>

export const auditResourceLabels: Translated<typeof fr.auditResourceLabels> = {
  order: 'Order',
  reservation: 'Reservation',
  'event-request': 'Event request',
  dish: 'Dish',
  restaurant: 'Restaurant',
  review: 'Review',
  disease: 'Disease',
  sign: 'Sign',
  report: 'Report',
  'chatbot-settings': 'Chatbot settings',
  user: 'Account',
} satisfies Record<AuditedResource, string>

export const auditReasons: Translated<typeof fr.auditReasons> = {
  refusedSignIns: (hour, refused, slowed) =>
    `between ${hour}:00 and ${hour + 1}:00: sign-ins refused: ${refused}, slowed down: ${slowed}`,
}

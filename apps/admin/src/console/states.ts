import { isBookingStatus } from '@potager/domain/booking'
import { formatMoney, readableCode } from '@potager/domain/format'
import {
  managedEventRequestStatusLabels,
  orderStatusLabels,
  reservationStatusLabels,
  roleLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { isOrderStatus } from '@potager/domain/order'

/** Label of an audited state. */
export function stateOf(resource: string, state: string): string {
  if (resource === 'order' && isOrderStatus(state)) return orderStatusLabels[state]
  if (resource === 'reservation' && isBookingStatus(state)) return reservationStatusLabels[state]
  if (resource === 'event-request' && isBookingStatus(state)) return managedEventRequestStatusLabels[state]
  if (resource === 'review') return words.reviewStatus[state] ?? readableCode(state)
  if (resource === 'user')
    return words.userState[state] ?? roleLabels[state as keyof typeof roleLabels] ?? readableCode(state)
  if (resource === 'report') return state === 'RESOLVED' ? words.resolution.true : words.resolution.false
  if (resource === 'dish' && /^\d+$/.test(state)) return formatMoney(Number(state))
  // For deletions the trail stores the name instead of a state.
  if (resource === 'disease' || resource === 'sign') return state
  return readableCode(state)
}

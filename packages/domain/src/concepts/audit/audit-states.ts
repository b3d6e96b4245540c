import { formatMoney, readableCode } from '../../base/format/index.ts'
import { isBookingStatus } from '../booking/index.ts'
import { consoleMessages as words } from '../console/console.messages.ts'
import { managedEventRequestStatusLabels } from '../event-request/event-request.messages.ts'
import { isOrderStatus } from '../order/index.ts'
import { orderStatusLabels } from '../order/order.messages.ts'
import { reservationStatusLabels } from '../reservation/reservation.messages.ts'
import { roleLabels } from '../user/user.messages.ts'

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

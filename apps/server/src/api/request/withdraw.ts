import { requestRefusalMessages, visitorWords } from '@potager/domain/messages'
import { canWithdraw } from '@potager/domain/request'
import type { Queryable } from '../../db/database.ts'
import { recordAudit, visitorAuthor } from '../audit/record.ts'
import { lockBooking, writeBookingStatus } from '../booking/queries.ts'
import { dropReminders } from '../outbox/booking.ts'
import { conflict } from '../refusal.ts'
import type { RequestRow } from './queries.ts'

/**
 * Takes a request back for its visitor: what it held is free again. Repeated, it changes nothing.
 * @returns whether it changed something
 * @throws Refusal 409 when the house refused it, it is over, or its hour has come
 */
export async function withdrawRequest(tx: Queryable, { id, kind }: RequestRow): Promise<boolean> {
  const booking = await lockBooking(tx, null, kind, id)
  const [row] = await tx.query<{ withdrawn: boolean }>('select withdrawn from booking where id = $1', [id])
  if (row?.withdrawn) return false
  if (!booking || !canWithdraw({ status: booking.status, start: booking.period.start }, Date.now(), booking.zone)) {
    throw conflict(requestRefusalMessages.tooLate)
  }
  await dropReminders(tx, id)
  await writeBookingStatus(tx, id, { status: 'CANCELLED', reason: visitorWords.withdrawn, withdrawn: true })
  await recordAudit(tx, visitorAuthor, {
    action: 'withdrawVisitorRequest',
    resource: kind === 'EVENT' ? 'event-request' : 'reservation',
    resourceId: id,
    restaurantId: booking.restaurantId,
    from: booking.status,
    to: 'CANCELLED',
  })
  return true
}

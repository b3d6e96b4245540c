import { addDays, type Instant, instantToWall } from '@potager/domain/time'
import type { Database } from '../db/database.ts'
import { tellCustomer, toldBookings } from './booking.ts'

/** The time in Paris from which people may be reminded of tomorrow. */
const FROM = '09:00'

/**
 * Writes a reminder for every confirmed booking of tomorrow in Paris that was made before today: once each, whichever
 * process comes first.
 * @param now epoch milliseconds
 */
export async function remindOfTomorrow(db: Database, now: Instant): Promise<void> {
  const [today = '', time = ''] = instantToWall(now).split('T')
  if (time < FROM) return
  const tomorrow = addDays(today, 1)
  const due = await db.query<{ id: string }>(
    `${toldBookings(`b.status = 'CONFIRMED' and b.starts_at >= $1::text::timestamp and b.starts_at < $2::text::timestamp
       and b.created_at < $3::text::timestamp at time zone 'Europe/Paris'
       and not exists (select from outbox o where o.event_key = 'booking-reminder/' || b.id || '/' || $1::text)`)}
     order by b.starts_at, b.id`,
    [tomorrow, addDays(tomorrow, 1), today],
  )
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      // Whoever cancels it meanwhile waits, and then takes the reminder back.
      const [still] = await tx.query(`select 1 from booking where id = $1 and status = 'CONFIRMED' for share`, [id])
      if (still) await tellCustomer(tx, 'booking-reminder', id, { event: `booking-reminder/${id}/${tomorrow}` })
    })
  }
}

import { addDays, type Instant, todayIn } from '@potager/domain/time'
import type { Database } from '../../db/database.ts'
import { wallAt, zoneSql } from '../../db/zone.ts'
import { tellCustomer, toldBookings } from './booking.ts'

/** The time at the restaurant from which people may be reminded of tomorrow. */
const FROM = '09:00'

/** SQL of what the clock of a restaurant `r` shows at `$1`. */
const clock = wallAt('r', '$1')

/**
 * Writes a reminder for every confirmed booking of tomorrow, by its restaurant's clock, that was made before today: once
 * each, whichever process comes first.
 * @param now epoch milliseconds
 */
export async function remindOfTomorrow(db: Database, now: Instant): Promise<void> {
  const first = todayIn('UTC', now)
  // Tomorrow begins and ends within these three days everywhere: they leave few bookings to look at.
  const due = await db.query<{ id: string; day: string }>(
    `select told.id, left(told.start, 10) as day from (${toldBookings(`b.status = 'CONFIRMED'
       and b.starts_at >= $2::text::timestamp and b.starts_at < $3::text::timestamp
       and b.starts_at::date = ${clock}::date + 1 and ${clock}::time >= '${FROM}'
       and b.created_at < ${clock}::date::timestamp at time zone ${zoneSql('r')}
       and not exists (select from outbox o
         where o.event_key = 'booking-reminder/' || b.id || '/' || to_char(b.starts_at, 'YYYY-MM-DD'))`)}) told
     order by told.start, told.id`,
    [now, first, addDays(first, 3)],
  )
  for (const { id, day } of due) {
    await db.transaction(async (tx) => {
      // Whoever cancels it meanwhile waits, and then takes the reminder back.
      const [still] = await tx.query(`select 1 from booking where id = $1 and status = 'CONFIRMED' for share`, [id])
      if (still) await tellCustomer(tx, 'booking-reminder', id, { event: `booking-reminder/${id}/${day}` })
    })
  }
}

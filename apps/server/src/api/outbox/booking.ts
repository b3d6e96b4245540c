import { linkPaths } from '@potager/domain/link-paths'
import type { BookingMessageKind, BookingWords, HouseBookingMessageKind, MessageContent } from '@potager/domain/message'
import { addDays, type Instant, type TimeZone, todayIn } from '@potager/domain/time'
import type { Config } from '../../base/config.ts'
import { type Database, newId, type Queryable } from '../../db/database.ts'
import { wallAt, zoneSql } from '../../db/sql.ts'
import { findHouse } from '../house/routes.ts'
import { insertLink, newToken } from '../request/link.ts'
import { writeMessage } from './queue.ts'

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

type Told = BookingWords & {
  changedAt: Instant
  zone: TimeZone
  requested: boolean
  restaurantId: string
  customerId: string
  customer: string
  email: string
  phone: string | null
}

/** SQL of what messages say of a booking, for a condition on `b` and its restaurant `r`. */
function toldBookings(condition: string): string {
  return `select b.id, b.kind as booking, r.name as restaurant, m.name as room,
      to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI:SS') as start, to_char(b.ends_at, 'YYYY-MM-DD"T"HH24:MI:SS') as "end",
      b.people, b.status, b.title, b.cancel_reason as reason, b.requested_at is not null as requested, b.restaurant_id as "restaurantId", b.customer_id as "customerId",
      c.full_name as customer, c.email, coalesce(b.contact_phone, c.phone) as phone,
      (extract(epoch from b.changed_at) * 1000)::float8 as "changedAt", ${zoneSql('r')} as zone
    from booking b join restaurant r on r.id = b.restaurant_id join customer c on c.id = b.customer_id
    left join room m on m.restaurant_id = b.restaurant_id and m.id = b.room_id
    where c.erased_at is null and b.ends_at > now() at time zone ${zoneSql('r')} and ${condition}`
}

/** What there is to say of a booking; undefined once it is over, or its customer erased. */
async function findTold(tx: Queryable, id: string): Promise<Told | undefined> {
  const [row] = await tx.query<Told>(toldBookings('b.id = $1'), [id])
  return row
}

function wordsOf(told: Told): BookingWords {
  const { booking, restaurant, room, start, end, people, status, title, reason, changedAt, zone } = told
  return {
    booking,
    restaurant,
    room,
    start,
    end,
    people,
    changedAt,
    zone,
    ...(status ? { status } : {}),
    ...(title ? { title } : {}),
    ...(reason ? { reason } : {}),
  }
}

type TellAlso = {
  link?: string | null | undefined
  event?: string
  words?: Pick<BookingWords, 'reason' | 'wish'>
  held?: { seconds: number; heardBefore: string }
}

/**
 * Tells the customer of a booking what has become of it, in the transaction of that change. A booking that is over is no
 * news, and an erased customer is nobody.
 * @param also.link the path of a page of the booking's own, that its customer may open; a visitor's request gets a new one
 *   where there is none, since only hashes of the earlier ones are stored
 * @param also.event what it tells, where the same may be told again; a change of the caller's transaction happens once
 * @param also.words what the booking itself does not say
 * @param also.held for how long it waits before it leaves, and what its customer had heard before
 */
export async function tellCustomer(
  tx: Queryable,
  kind: BookingMessageKind,
  id: string,
  { link = null, event = `${kind}/${id}/${newId()}`, words = {}, held }: TellAlso = {},
): Promise<void> {
  const told = await findTold(tx, id)
  if (!told) return
  await releaseHeld(tx, id)
  const token = !link && told.requested ? newToken() : null
  const written = await writeMessage(tx, {
    ...({ kind, words: { ...wordsOf(told), ...words } } satisfies MessageContent),
    event,
    to: { name: told.customer, email: told.email, phone: told.phone },
    restaurantId: told.restaurantId,
    customerId: told.customerId,
    subjectId: id,
    link: token === null ? link : linkPaths.request(token),
    held,
  })
  if (written && token !== null) await insertLink(tx, id, token, false)
  if (written && answers.has(kind)) await dropReceived(tx, id)
}

/** What answers a request: nobody is to hear after it that the request waits. */
const answers: ReadonlySet<BookingMessageKind> = new Set(['booking-confirmed', 'booking-refused', 'booking-cancelled'])

/** Takes back what is still to be handed over about a request that waited for its answer. */
async function dropReceived(tx: Queryable, id: string): Promise<void> {
  await tx.query(`delete from outbox where subject_id = $1 and kind = 'booking-received' and state = 'to-hand-over'`, [
    id,
  ])
}

/** How long the message about a change is held, in seconds: longer than the notice that offers to take the change back. */
const HELD_SECONDS = 15

/** Takes back the message about a change while it is held; returns what its customer had heard before, if there was one. */
export async function dropHeld(tx: Queryable, id: string): Promise<string | undefined> {
  const [held] = await tx.query<{ heardBefore: string }>(
    `delete from outbox where subject_id = $1 and kind = 'booking-changed' and heard_before is not null and claim is null
       and state in ('waiting', 'to-hand-over') and created_at > now() - make_interval(secs => $2)
     returning heard_before as "heardBefore"`,
    [id, HELD_SECONDS],
  )
  return held?.heardBefore
}

/** Lets a held message leave: whatever is told next of its booking comes after it, and it is no longer taken back. */
async function releaseHeld(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update outbox set due_at = least(due_at, now()), heard_before = null
     where subject_id = $1 and kind = 'booking-changed' and heard_before is not null and claim is null and state in ('waiting', 'to-hand-over')`,
    [id],
  )
}

/**
 * Tells the customer of a booking of its other moment, number or room, after a moment in which it may be taken back: the
 * last of several changes is told alone, and none when all is as the customer heard it.
 * @param place what the customer hears of, in one text: before this change, and now
 */
export async function tellOfMove(tx: Queryable, id: string, place: { before: string; now: string }): Promise<void> {
  const held = await dropHeld(tx, id)
  const heardBefore = held ?? place.before
  if (heardBefore === place.now) return
  await tellCustomer(tx, 'booking-changed', id, { held: { seconds: HELD_SECONDS, heardBefore } })
}

/**
 * Tells the house of what a visitor did with a booking, where the house has an address: its pages count it in any case.
 * `link` is the path of the page where it is answered, `wish` another moment for what is confirmed, null once taken back.
 */
export async function tellHouse(
  tx: Queryable,
  config: Pick<Config, 'house' | 'houseLogo'>,
  { kind, id, link, wish }: { kind: HouseBookingMessageKind; id: string; link: string } & Pick<BookingWords, 'wish'>,
): Promise<void> {
  const house = await findHouse(tx, config)
  if (house.email === '') return
  const told = await findTold(tx, id)
  if (!told) return
  const { customer, phone, email } = told
  await writeMessage(tx, {
    kind,
    words: { ...wordsOf(told), customer, phone, email: email || null, ...(wish === undefined ? {} : { wish }) },
    event: `${kind}/${id}/${newId()}`,
    to: { name: house.name, email: house.email, phone: null },
    restaurantId: told.restaurantId,
    customerId: told.customerId,
    subjectId: id,
    link,
  })
}

/** Takes back the reminders of a booking that have not left. */
export async function dropReminders(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `delete from outbox where subject_id = $1 and kind = 'booking-reminder' and state in ('waiting', 'to-hand-over', 'given-up')`,
    [id],
  )
}

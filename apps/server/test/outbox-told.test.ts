import { contract } from '@potager/domain/contract'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindOfTomorrow } from '../src/api/outbox/booking.ts'
import { guestOrder } from './access/customer.ts'
import { findKnown } from './known.ts'
import { openReservationSetup, type ReservationSetup } from './reservation-setup.ts'

const { cancelReservation, markReservationNoShow } = contract.reservation
const { updateEventRequestStatus } = contract.eventRequest
const { createOrder, updateOrderStatus } = contract.order

let setup: ReservationSetup
beforeAll(async () => {
  setup = await openReservationSetup()
})
beforeEach(async () => {
  await setup.server.db.query('delete from outbox')
})

type Told = { kind: string; words: Record<string, unknown>; state: string; customer: string | null; subject: string }

const told = () =>
  setup.server.db.query<Told>(
    `select kind, words, state, customer_id as customer, subject_id as subject from outbox order by created_at, id`,
  )
const kinds = async () => (await told()).map(({ kind }) => kind)

describe('messages to the customer of a reservation [MSG-03]', () => {
  it('tell that it was received, confirmed, then cancelled with the stored reason', async () => {
    const { id } = await setup.reserve(setup.nextSaturday())
    await setup.setStatus(id, 'CONFIRMED')
    await setup.setStatus(id, 'CONFIRMED')
    await setup.server.ok(cancelReservation, {
      token: setup.token,
      params: { id },
      query: { reason: 'Dégât des eaux' },
    })
    await setup.server.ok(cancelReservation, { token: setup.token, params: { id }, query: { reason: 'Autre' } })
    const rows = await told()
    expect(rows.map(({ kind }) => kind)).toEqual(['booking-received', 'booking-confirmed', 'booking-cancelled'])
    expect(rows[2]).toMatchObject({
      state: 'waiting',
      customer: setup.customer,
      subject: id,
      words: {
        booking: 'RESERVATION',
        restaurant: 'La Fève Tonka',
        room: 'Salle des Halles',
        people: 12,
        reason: 'Dégât des eaux',
      },
    })
  })

  it('tell that it was refused while it waited, and that it waits again', async () => {
    const { id } = await setup.reserve(setup.nextSaturday())
    await setup.setStatus(id, 'CANCELLED', 'Complet')
    await setup.setStatus(id, 'PENDING')
    expect(await kinds()).toEqual(['booking-received', 'booking-refused', 'booking-changed'])
  })

  it('do not tell of a refused change, nor of changes to a past reservation', async () => {
    const day = setup.nextSaturday()
    const { id } = await setup.reserve(day)
    expect(await setup.ask(setup.body(day))).toMatchObject({ status: 409 })
    await setup.setStatus(id, 'COMPLETED')
    await setup.server.db.query(
      `update booking set starts_at = starts_at - interval '20 years', ends_at = ends_at - interval '20 years' where id = $1`,
      [id],
    )
    await setup.server.ok(markReservationNoShow, { token: setup.token, params: { id }, body: { noShow: true } })
    await setup.setStatus(id, 'CANCELLED', 'Erreur')
    expect(await kinds()).toEqual(['booking-received'])
  })

  it('are to be handed over by phone when the customer has no e-mail address', async () => {
    const { db } = setup.server
    await db.query(`update customer set email = '', phone = '+33612345678' where id = $1`, [setup.customer])
    const { id } = await setup.reserve(setup.nextSaturday())
    expect(await told()).toMatchObject([{ kind: 'booking-received', state: 'to-hand-over' }])
    // Once it is answered, nobody is to be told that it waits for the answer.
    await setup.setStatus(id, 'CONFIRMED')
    expect(await kinds()).toEqual(['booking-confirmed'])
    await db.query(`update customer set email = 'revenue@exemple.fr' where id = $1`, [setup.customer])
  })
})

describe('message to the customer of an event request', () => {
  it('tells that it was refused, with the stored reason', async () => {
    const { event } = await findKnown(setup.server.db)
    await setup.server.db.query(
      `update booking set starts_at = '2090-06-03 19:00', ends_at = '2090-06-03 22:00', contact_phone = '+33698765432' where id = $1`,
      [event],
    )
    await setup.server.ok(updateEventRequestStatus, {
      token: setup.token,
      params: { id: event },
      body: { status: 'CANCELLED', reason: 'La salle est en travaux' },
    })
    expect(await told()).toMatchObject([
      { kind: 'booking-refused', words: { booking: 'EVENT', reason: 'La salle est en travaux' }, subject: event },
    ])
    const [{ phone } = { phone: '' }] = await setup.server.db.query<{ phone: string }>(
      'select to_phone as phone from outbox',
    )
    expect(phone).toBe('+33698765432')
  })
})

describe('message to the customer of an order', () => {
  const ready = async (idUser: string) => {
    const known = await findKnown(setup.server.db)
    const body = { ...guestOrder(known).body, idUser }
    const { id } = await setup.server.ok(createOrder, { token: setup.token, body })
    for (const status of ['CONFIRMED', 'PREPARING', 'READY']) {
      await setup.server.ok(updateOrderStatus, { token: setup.token, params: { orderId: id }, body: { status } })
    }
    return id
  }

  it('tells only that the order is ready, and a guest without a record gets none', async () => {
    const { customer } = await findKnown(setup.server.db)
    const id = await ready(customer)
    await ready('00000000-0000-0000-0000-000000000000')
    expect(await told()).toMatchObject([
      { kind: 'order-ready', customer, subject: id, words: { number: id.slice(-6) } },
    ])
  })
})

describe('reminder of a booking [MSG-03]', () => {
  const today = todayInParis(Date.now())
  const at = (time: string) => wallToInstant(`${today}T${time}`)
  /** A confirmed reservation of tomorrow, made so many days ago. */
  const tomorrows = async (madeDaysAgo = 3) => {
    const { id } = await setup.reserve(setup.nextSaturday())
    await setup.setStatus(id, 'CONFIRMED')
    const day = addDays(today, 1)
    await setup.server.db.query(
      `update booking set starts_at = $2::text::timestamp, ends_at = $3::text::timestamp,
         created_at = $4::text::timestamp at time zone 'Europe/Paris' where id = $1`,
      // No demo booking is at night.
      [id, `${day} 04:00`, `${day} 05:00`, `${addDays(today, -madeDaysAgo)} 00:30`],
    )
    return id
  }
  const reminded = async () =>
    (await told()).flatMap(({ kind, subject }) => (kind === 'booking-reminder' ? [subject] : []))
  const remindAll = () => remindOfTomorrow(setup.server.db, at('09:00:00'))
  beforeEach(async () => {
    // Those of the demo are not what these are about.
    await setup.server.db.query(`update booking set status = 'COMPLETED' where status = 'CONFIRMED'`)
  })

  it('is written once, from nine o’clock the day before, even by two processes at once', async () => {
    const id = await tomorrows()
    await remindOfTomorrow(setup.server.db, at('08:59:00'))
    expect(await reminded()).toEqual([])
    await Promise.all([remindAll(), remindAll()])
    await remindAll()
    expect(await reminded()).toEqual([id])
  })

  it('is not written for a booking made today', async () => {
    await tomorrows(0)
    await remindAll()
    expect(await reminded()).toEqual([])
  })

  it('is not written for a booking that still waits for an answer', async () => {
    const id = await tomorrows()
    await setup.server.db.query(`update booking set status = 'PENDING' where id = $1`, [id])
    await remindAll()
    expect(await reminded()).toEqual([])
    await setup.setStatus(id, 'CANCELLED')
  })

  it('is taken back when the booking is cancelled', async () => {
    const id = await tomorrows()
    await remindAll()
    await setup.setStatus(id, 'CANCELLED', 'Malade')
    expect(await reminded()).toEqual([])
    expect(await kinds()).toContain('booking-cancelled')
  })
})

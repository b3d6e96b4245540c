import { contract } from '@potager/domain/contract'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindOfTomorrow } from '../src/api/outbox/booking.ts'
import { alertOfAccuracy } from '../src/api/outbox/chatbot.ts'
import { forgetMessages } from '../src/api/outbox/queue.ts'
import { guestOrder } from './access/customer.ts'
import { type AssistantSetup, openAssistantSetup } from './chat.ts'
import { findKnown } from './harness.ts'
import { countStates, writeOne } from './outbox-setup.ts'
import { openReservationSetup, type ReservationSetup } from './reservation-setup.ts'

describe('messages to customers', () => {
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
})

describe('messages about the assistant', () => {
  let setup: AssistantSetup
  beforeAll(async () => {
    setup = await openAssistantSetup()
  })
  beforeEach(async () => {
    await setup.reset()
    await setup.server.db.query('delete from outbox')
  })

  type Alert = { kind: string; words: Record<string, unknown>; to: string | null; state: string; house: boolean }
  const alerts = () =>
    setup.server.db.query<Alert>(
      `select kind, words, to_email as to, state, restaurant_id is null as house from outbox order by created_at, id`,
    )
  const notifying = (changes: object = {}) =>
    setup.set({ notifications: { adminEmail: 'veto@exemple.fr', reportThreshold: 100, ...changes } })

  describe('alert for an urgent result [MSG-06]', () => {
    /** A question whose answer has an urgent disease. */
    const urgent = async () => {
      const [disease] = await setup.server.db.query<{ name: string; symptoms: string[]; races: string[] }>(
        `select name, symptoms, affected_races as races from disease where urgency = 'HIGH' order by name_key limit 1`,
      )
      return { name: disease?.name, body: { race: disease?.races[0] ?? 'Labrador', symptoms: disease?.symptoms ?? [] } }
    }

    it('is written once a day per disease, to the address in the settings', async () => {
      await notifying()
      const { name, body } = await urgent()
      const { results } = await setup.consult(body)
      expect(results[0]).toMatchObject({ name, urgency: 'HIGH' })
      await setup.consult(body)
      expect(await alerts()).toMatchObject([
        { kind: 'chatbot-urgent', to: 'veto@exemple.fr', state: 'waiting', house: true, words: { disease: name } },
      ])
    })

    it('waits for an administrator to hand it over when the settings have no address', async () => {
      await notifying({ adminEmail: '' })
      await setup.consult((await urgent()).body)
      expect(await alerts()).toMatchObject([{ to: null, state: 'to-hand-over', house: true }])
    })

    it('is not written when e-mails or urgent alerts are off in the settings', async () => {
      const { body } = await urgent()
      for (const off of [{ emailEnabled: false }, { highUrgencyAlerts: false }]) {
        await notifying(off)
        await setup.consult(body)
      }
      expect(await alerts()).toEqual([])
    })
  })

  describe('alert for unresolved reports', () => {
    const report = async () => {
      const { id } = await setup.consult()
      await setup.server.ok(contract.assistant.reportConsultation, {
        params: { id },
        body: { feedback: 'Ce n’était pas cela du tout.' },
      })
    }
    beforeEach(async () => {
      // Those of the demo are resolved.
      await setup.server.db.query(`update report set resolved = true, resolution = 'Vu', update_disease = false,
      resolved_at = now() where not resolved`)
    })

    it('is written once a day, from the number of reports set as threshold', async () => {
      const threshold = 2
      await setup.set({ notifications: { highUrgencyAlerts: false, reportThreshold: threshold } })
      await report()
      expect(await alerts()).toEqual([])
      await report()
      await report()
      expect(await alerts()).toMatchObject([{ kind: 'chatbot-reports', words: { reports: threshold, threshold } }])
    })

    it('is written for a report by staff too, and not when e-mails are off', async () => {
      await setup.set({ notifications: { emailEnabled: false, reportThreshold: 1 } })
      const sessionId = (await setup.consult()).id
      const write = () =>
        setup.server.ok(contract.report.createReport, {
          token: setup.token,
          body: { sessionId, feedback: 'Ce n’était pas cela du tout.' },
        })
      await write()
      expect(await alerts()).toEqual([])
      await setup.set({ notifications: { highUrgencyAlerts: false, reportThreshold: 1 } })
      await write()
      expect(await alerts()).toMatchObject([{ kind: 'chatbot-reports' }])
    })
  })

  describe('alert for the accuracy of the last 30 days', () => {
    const tell = (now = Date.now()) => alertOfAccuracy(setup.server.db, now)
    // Those of the demo depend on the day that it was made.
    beforeEach(() => setup.server.db.query(`update chat_rollup set sessions = 100, reported = 20 where facet = 'day'`))

    it('is written once a week below the threshold of the settings, and not at it', async () => {
      await notifying({ accuracyThreshold: 80 })
      await tell()
      expect(await alerts()).toEqual([])
      await notifying({ accuracyThreshold: 81 })
      await tell()
      await tell()
      expect(await alerts()).toMatchObject([{ kind: 'chatbot-accuracy', words: { accuracy: 80, threshold: 81 } }])
      await notifying({ accuracyThreshold: 95 })
      await tell()
      expect(await alerts()).toHaveLength(1)
      await tell(Date.now() + 7 * 24 * 3600 * 1000)
      expect(await alerts()).toHaveLength(2)
    })

    it('is not written when e-mails or accuracy alerts are off in the settings', async () => {
      for (const off of [{ emailEnabled: false }, { accuracyAlerts: false }]) {
        await notifying({ accuracyThreshold: 95, ...off })
        await tell()
      }
      expect(await alerts()).toEqual([])
    })
  })

  describe('forgetting old messages [MSG-08]', () => {
    it('deletes those sent over three months ago and those still unsent after a year', async () => {
      const { db } = setup.server
      for (const email of ['new@exemple.fr', 'sent@exemple.fr', 'old@exemple.fr']) {
        await writeOne(db, { to: { name: 'Client', email, phone: null } })
      }
      await db.query(
        `update outbox set state = 'sent', settled_at = now() - interval '91 days' where to_email like 'sent%'`,
      )
      await db.query(`update outbox set created_at = now() - interval '366 days' where to_email like 'old%'`)
      await forgetMessages(db)
      expect(await countStates(db)).toEqual({ waiting: 1 })
      expect(await db.query('select to_email as to from outbox')).toEqual([{ to: 'new@exemple.fr' }])
    })
  })
})

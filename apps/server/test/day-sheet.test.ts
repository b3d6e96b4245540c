import { contract } from '@potager/domain/contract'
import { addDays } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { openReservationSetup, type ReservationSetup, whole } from './reservation-setup.ts'

const { listDayBookings } = contract.booking
const { createEventRequest } = contract.eventRequest

let setup: ReservationSetup
beforeAll(async () => {
  setup = await openReservationSetup()
})
const sheet = (date: string, restaurantId?: string, token = setup.token) =>
  setup.server.ok(listDayBookings, { token, query: { date, ...(restaurantId ? { restaurantId } : {}) } })

describe('the sheet of a day [SHT-01]', () => {
  it('lists bookings by hour, with phone, room and notes, without cancelled ones', async () => {
    const day = setup.nextSaturday()
    const evening = await setup.reserve(day, { notes: 'Près de la fenêtre' })
    const body = {
      ...setup.body(day, {
        ...whole,
        startTime: `${day}T12:00`,
        endTime: `${day}T14:00`,
        contactPhone: '+33601020304',
      }),
      type: 'SEMINAIRE',
      title: 'Séminaire',
      description: 'Une journée.',
      specialRequests: 'Un micro',
    }
    const noon = await setup.server.ok(createEventRequest, { token: setup.token, body })
    const gone = await setup.reserve(day, { startTime: `${day}T15:00`, endTime: `${day}T16:00` })
    await setup.setStatus(gone.id, 'CANCELLED')
    const [customer] = await setup.server.db.query<{ phone: string }>('select phone from customer where id = $1', [
      setup.customer,
    ])
    expect(await sheet(day, setup.tonka.id)).toMatchObject([
      { id: noon.id, kind: 'EVENT', title: 'Séminaire', phone: '+33601020304', notes: 'Un micro', numberOfPeople: 12 },
      {
        id: evening.id,
        kind: 'RESERVATION',
        status: 'PENDING',
        restaurantName: 'La Fève Tonka',
        meetingRoomName: expect.any(String),
        phone: customer?.phone,
        notes: 'Près de la fenêtre',
        startTime: `${day}T19:00:00`,
      },
    ])
  })

  it('has a booking that began the day before, but not one that ended at midnight', async () => {
    const day = setup.nextSaturday()
    const late = {
      ...whole,
      restaurantId: setup.cardon.id,
      startTime: `${day}T22:00`,
      endTime: `${addDays(day, 1)}T00:30`,
    }
    const { id } = await setup.reserve(day, late)
    const ids = async (date: string) => (await sheet(date, setup.cardon.id)).map((row) => row.id)
    expect(await ids(day)).toContain(id)
    expect(await ids(addDays(day, 1))).toContain(id)
    await setup.server.db.query('update booking set ends_at = $2::text::timestamp where id = $1', [
      id,
      `${addDays(day, 1)}T00:00`,
    ])
    expect(await ids(addDays(day, 1))).not.toContain(id)
  })
})

describe('the restaurants of the sheet [SHT-02]', () => {
  it('are one, or all that the caller may see, each restaurant together', async () => {
    const day = setup.nextSaturday()
    await setup.reserve(day)
    await setup.reserve(day, { ...whole, restaurantId: setup.cardon.id })
    await setup.reserve(day, { startTime: `${day}T12:00`, endTime: `${day}T13:00` })
    const names = async (token?: string) => (await sheet(day, undefined, token)).map((row) => row.restaurantName)
    expect(await names()).toEqual(['La Fève Tonka', 'La Fève Tonka', 'Le Cardon Rouge'])
    expect(await names(await setup.server.tokenOf('gerant'))).toEqual(expect.arrayContaining(['Le Cardon Rouge']))
    expect(await sheet(day, setup.cardon.id)).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { getRestaurantAvailability } from './restaurant.calls.ts'
import { postalAddress } from './restaurant.ts'
import {
  draftFieldOf,
  readDraftRestaurant,
  readHoursException,
  readOpeningHours,
  readRestaurant,
  readRoom,
  writeDetails,
  writeRestaurant,
} from './restaurant.wire.ts'

const address = {
  streetNumber: 4,
  streetName: 'rue des Tilleuls',
  postalCode: '44000',
  city: 'Nantes',
  country: 'France',
}

describe('a room', () => {
  it('is read with its capacity from numberMettingPlace', () => {
    const row = { id: 3, name: 'Verger', numberMettingPlace: 12, isReservable: false, version: 2 }
    expect(readRoom(row)).toEqual({ id: '3', name: 'Verger', capacity: 12, reservable: false, version: 2 })
  })

  it('may be booked unless the server says no', () => {
    expect(readRoom(undefined)).toEqual({ name: '', capacity: null, reservable: true })
  })
})

describe('hours', () => {
  it('are those of the days that have both times', () => {
    expect(
      readOpeningHours({
        openingHours: {
          MONDAY: { start: [19, 0], end: '22:30' },
          TUESDAY: { start: '19:00' },
          WEDNESDAY: { end: '22:00' },
          FUNDAY: { start: '10:00', end: '11:00' },
          THURSDAY: null,
        },
        openingHours2: { MONDAY: { start: [23, 0], end: '01:00' }, TUESDAY: { start: '19:00', end: '22:00' } },
      }),
    ).toEqual({ MONDAY: { start: '19:00', end: '22:30', second: { start: '23:00', end: '01:00' } } })
    expect(getRestaurantAvailability.response({ openingHours: {} }, 'r1')).toEqual({})
  })

  it('have exceptions, read only with a valid start and end date', () => {
    const row = { id: 'x', startDate: '2026-12-24', endDate: '2026-12-26' }
    expect(readHoursException(row)).toEqual({ id: 'x', from: '2026-12-24', to: '2026-12-26', hours: null })
    expect(readHoursException({ ...row, reason: 'Fêtes', openingHours: { start: '10:00', end: '15:00' } })).toEqual({
      id: 'x',
      from: '2026-12-24',
      to: '2026-12-26',
      hours: { start: '10:00', end: '15:00' },
      reason: 'Fêtes',
    })
    const second = { start: '19:00', end: '22:00' }
    expect(readHoursException({ ...row, openingHours2: second })?.hours).toBeNull()
    expect(
      readHoursException({ ...row, openingHours: { start: '10:00', end: '15:00' }, openingHours2: second }),
    ).toEqual({ id: 'x', from: '2026-12-24', to: '2026-12-26', hours: { start: '10:00', end: '15:00', second } })
    const midnight = { ...row, startDate: '2026-12-24T00:00:00', endDate: [2026, 12, 26, 0, 0] }
    expect(readHoursException(midnight)).toMatchObject({ from: '2026-12-24', to: '2026-12-26' })
    expect(readHoursException({ ...row, startDate: null })).toBeNull()
    expect(readHoursException({ ...row, endDate: 'x' })).toBeNull()
    expect(readHoursException(null)).toBeNull()
  })
})

describe('a restaurant', () => {
  const row = {
    id: 'r1',
    name: 'Cardon',
    numberPlace: 40,
    numberPrinter: 2,
    restaurantFeatures: ['WIFI'],
    address,
    availability: { openingHours: { MONDAY: { start: '12:00', end: '14:00' } } },
    openingHours2: { MONDAY: { start: '19:00', end: '22:00' } },
    meetingRooms: [{ id: 'm1', name: 'Verger', numberMettingPlace: 8 }],
    exceptionalHours: [{ startDate: 'junk' }, { id: 'x', startDate: '2026-12-24', endDate: '2026-12-24' }],
    phoneNumber: '0102030405',
    description: 'Au bord de l’Erdre',
    version: 5,
  }

  it('is read whole', () => {
    expect(readRestaurant(row)).toEqual({
      id: 'r1',
      name: 'Cardon',
      seats: 40,
      printers: 2,
      features: ['WIFI'],
      address,
      openingHours: { MONDAY: { start: '12:00', end: '14:00', second: { start: '19:00', end: '22:00' } } },
      rooms: [{ id: 'm1', name: 'Verger', capacity: 8, reservable: true }],
      exceptions: [{ id: 'x', from: '2026-12-24', to: '2026-12-24', hours: null }],
      phone: '0102030405',
      description: 'Au bord de l’Erdre',
      version: 5,
    })
  })

  it('is read from an empty answer with defaults, and France as country', () => {
    expect(readRestaurant(undefined)).toEqual({
      id: '',
      name: '',
      seats: null,
      printers: 0,
      features: [],
      address: { streetName: '', postalCode: '', city: '', country: 'France' },
      openingHours: {},
      rooms: [],
    })
  })

  it('is sent under the wire’s field names, without a missing phone or description', () => {
    const { id: _, exceptions: __, version: ___, ...draft } = readRestaurant(row)
    const { exceptionalHours: ____, id: _____, version: ______, ...sent } = row
    expect(writeRestaurant(draft)).toEqual({
      ...sent,
      meetingRooms: [{ id: 'm1', name: 'Verger', numberMettingPlace: 8, isReservable: true }],
    })
    const { phone: _phone, description: _description, ...silent } = draft
    expect(writeDetails(silent)).not.toHaveProperty('phoneNumber')
    expect(writeDetails(silent)).not.toHaveProperty('description')
    const fresh = { ...draft, rooms: [{ name: 'Serre', capacity: 4, reservable: false }] }
    expect(writeRestaurant(fresh).meetingRooms).toEqual([{ name: 'Serre', numberMettingPlace: 4, isReservable: false }])
  })

  it('is kept in a draft only with its id', () => {
    expect(readDraftRestaurant({ id: 'r1', name: 'Cardon', features: ['WIFI'], address })).toEqual({
      id: 'r1',
      name: 'Cardon',
      features: ['WIFI'],
      address,
    })
    expect(readDraftRestaurant({ name: 'Cardon' })).toBeNull()
    expect(readDraftRestaurant(null)).toBeNull()
  })

  it('has a postal address on one line', () => {
    expect(postalAddress(address)).toBe('4 rue des Tilleuls, 44000 Nantes')
  })

  it('has its field names on the wire mapped to those of the form', () => {
    expect(draftFieldOf('meetingRooms[0].numberMettingPlace')).toBe('rooms.0.capacity')
    expect(draftFieldOf('meetingRooms[12].isReservable')).toBe('rooms.12.reservable')
    expect(draftFieldOf('availability.openingHours.MONDAY')).toBe('openingHours.MONDAY')
    expect(['numberPlace', 'numberPrinter', 'restaurantFeatures', 'phoneNumber', 'name'].map(draftFieldOf)).toEqual([
      'seats',
      'printers',
      'features',
      'phone',
      'name',
    ])
  })
})

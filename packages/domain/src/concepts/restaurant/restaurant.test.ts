import { describe, expect, it } from 'vitest'
import {
  createHoursException,
  createRestaurant,
  getRestaurantAvailability,
  updateRestaurant,
} from './restaurant.calls.ts'
import { numberedRestaurantForm, restaurantForm } from './restaurant.schema.ts'
import { addressLine, delivers, postalAddress, streetLine, typedAddress } from './restaurant.ts'
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
  streetNumber: 3,
  streetName: 'rue des Jardins',
  postalCode: '35000',
  city: 'Rennes',
  country: 'France',
}
const valid = { name: 'La Fane', seats: 40, printers: 1, features: [], address, hours: [], rooms: [] }
const messages = (change: object) =>
  restaurantForm.safeParse({ ...valid, ...change }).error?.issues.map((issue) => issue.message) ?? []
const atAddress = (change: object) => messages({ address: { ...address, ...change } })
const room = { name: 'Serre', capacity: 12, reservable: true }

describe('restaurant rules', () => {
  it('wants a name of 3 to 100 characters, not blank [RST-07] [RST-08] [RST-09] [RST-10]', () => {
    expect(messages({ name: '   ' })).toEqual(['The name of restaurant cannot be blank'])
    expect(messages({ name: 'ab' })).toEqual(['The name of restaurant is too short'])
    expect(messages({ name: 'a'.repeat(101) })).toEqual(['The name of restaurant is too long'])
    expect(['abc', 'a'.repeat(100)].flatMap((name) => messages({ name }))).toEqual([])
  })

  it('bounds seats to 1–200 and printers to 1–10 [RST-11] [RST-12]', () => {
    expect(messages({ seats: 0 })).toEqual(['Impossible minus 1'])
    expect(messages({ seats: 201 })).toEqual(['Impossible bigger 200'])
    expect(messages({ printers: 0 })).toEqual(['Require min 1'])
    expect(messages({ printers: 11 })).toEqual(['Require max 10'])
    expect([messages({ seats: 1 }), messages({ seats: 200 }), messages({ printers: 10 })].flat()).toEqual([])
  })

  it('checks the address field by field [RST-13] [RST-14] [RST-15] [RST-16]', () => {
    for (const streetNumber of [0, -1, 1.5]) {
      expect(atAddress({ streetNumber })).toEqual(['Street number must be a positive integer'])
    }
    expect(atAddress({ streetName: ' ' })).toEqual(['Street name is required'])
    expect(atAddress({ city: '' })).toEqual(['City is required'])
    for (const postalCode of ['3500', '350000', '3500A']) {
      expect(atAddress({ postalCode })).toEqual(['Postal code must be 5 digits'])
    }
    const pasted = { ...valid, address: { ...address, postalCode: ' 35000 ' } }
    expect(restaurantForm.parse(pasted).address.postalCode).toBe('35000')
  })

  it('may have no street number, but for a backend of the specification [RST-31]', () => {
    expect(atAddress({ streetNumber: null })).toEqual([])
    expect(atAddress({ streetNumber: Number.NaN })).toEqual(['Street number must be a positive integer'])
    const unnumbered = { ...valid, name: '', address: { ...address, streetNumber: null } }
    expect(numberedRestaurantForm.safeParse(unnumbered).error?.issues.map(({ message }) => message)).toEqual([
      'The name of restaurant cannot be blank',
      'Street number must be a positive integer',
    ])
    expect(numberedRestaurantForm.safeParse(valid).success).toBe(true)
  })

  it('puts a restaurant in France unless told [RST-17]', () => {
    const { country: _, ...unsaid } = address
    expect(restaurantForm.parse({ ...valid, address: unsaid }).address.country).toBe('France')
  })

  it('wants rooms with a name and 1 to 50 seats [RST-23] [RST-24]', () => {
    expect(messages({ rooms: [{ ...room, name: ' ' }] })).toEqual(['Name is required'])
    expect(messages({ rooms: [{ ...room, capacity: 0 }] })).toEqual(['Impossible minus 1'])
    expect(messages({ rooms: [{ ...room, capacity: 51 }] })).toEqual(['Impossible bigger 50'])
    expect(messages({ rooms: [room, { ...room, capacity: 50 }] })).toEqual([])
  })

  it('refuses a day listed twice and invalid hours [RST-18] [RST-19] [RST-22]', () => {
    const hours = (...list: [string, string, string][]) =>
      messages({ hours: list.map(([day, start, end]) => ({ day, start, end })) })
    expect(hours(['MONDAY', '09:00', '12:00'], ['MONDAY', '14:00', '18:00'])).toEqual([
      'Duplicate days in openingHours',
    ])
    expect(hours(['MONDAY', '25:00', '12:00'])).toEqual(['Invalid time format. Expected HH:mm'])
    const wrong = { day: 'MONDAY', start: '25:00', end: '12:00' }
    expect(restaurantForm.safeParse({ ...valid, hours: [wrong] }).error?.issues[0]?.path).toEqual(['hours', 0, 'start'])
    expect(hours(['MONDAY', '12:00', '12:00'])).toEqual(['Start and end time must be different'])
    expect(hours(['MONDAY', '19:00', '02:00'])).toEqual([])
  })
})

describe('restaurant on the wire', () => {
  it('sends the full object with the spellings of the contract [RST-25]', () => {
    const draft = {
      ...valid,
      features: ['WIFI_HAUT_DEBIT'],
      openingHours: { MONDAY: { start: '19:00', end: '02:00' } },
      rooms: [room],
    }
    expect(createRestaurant.request(draft).body).toEqual({
      name: 'La Fane',
      numberPlace: 40,
      numberPrinter: 1,
      restaurantFeatures: ['WIFI_HAUT_DEBIT'],
      address,
      availability: { openingHours: { MONDAY: { start: '19:00', end: '02:00' } } },
      meetingRooms: [{ name: 'Serre', numberMettingPlace: 12, isReservable: true }],
    })
  })

  it('sends an exception without what nobody said, and its second service apart', () => {
    const [noon, evening] = [
      { start: '12:00', end: '14:00' },
      { start: '19:00', end: '22:00' },
    ]
    const exception = { restaurantId: 'r', from: '2026-12-24', to: '2026-12-26', hours: null, reason: ' ' }
    const days = { startDate: '2026-12-24', endDate: '2026-12-26' }
    expect(createHoursException.request(exception)).toEqual({ params: { id: 'r' }, body: days })
    const open = { ...exception, hours: { ...noon, second: evening }, reason: ' Fêtes ' }
    expect(createHoursException.request(open).body).toEqual({
      ...days,
      openingHours: noon,
      openingHours2: evening,
      reason: 'Fêtes',
    })
  })

  it('is edited without its rooms, over the version that was read', () => {
    const edit = { ...valid, openingHours: {}, phone: '0299000000', id: 'r', version: 4 }
    const request = updateRestaurant.request(edit)
    expect(request.params).toEqual({ id: 'r' })
    expect(request.body).toMatchObject({ numberPlace: 40, phoneNumber: '0299000000', version: 4 })
    expect(request.body).not.toHaveProperty('meetingRooms')
    expect(readRestaurant({ id: 'r', version: 5, meetingRooms: [{ id: 'm', version: 2 }] })).toMatchObject({
      version: 5,
      rooms: [{ version: 2 }],
    })
  })

  it('reads an answer with hours as arrays, and rooms reservable by default [RST-06] [ENT-03] [ENT-04] [ENT-09]', () => {
    const read = readRestaurant({
      id: 7,
      name: 'La Fane',
      numberPlace: 40,
      numberPrinter: 1,
      restaurantFeatures: ['PLATEAUX_LIVRABLE', 'TERRASSE_SUD'],
      address: { ...address, country: null },
      availability: {
        openingHours: {
          SUNDAY: { start: [11, 30], end: [15, 0] },
          MONDAY: { start: [9, 5], end: [24] },
          TUESDAY: null,
        },
      },
      meetingRooms: [{ id: 'r1', name: 'Serre', numberMettingPlace: 12 }],
      phoneNumber: '02 99 00 00 00',
    })
    expect(read).toMatchObject({
      id: '7',
      seats: 40,
      features: ['PLATEAUX_LIVRABLE', 'TERRASSE_SUD'],
      address: { country: 'France' },
      openingHours: { SUNDAY: { start: '11:30', end: '15:00' }, MONDAY: { start: '09:05', end: '24:00' } },
      rooms: [{ id: 'r1', name: 'Serre', capacity: 12, reservable: true }],
      phone: '02 99 00 00 00',
    })
    expect(read.openingHours).not.toHaveProperty('TUESDAY')
    expect(delivers(read)).toBe(true)
    expect(addressLine(read.address)).toBe('3 rue des Jardins, Rennes')
  })

  it('shows an address without a street number that is missing, null or 0 [RST-31]', () => {
    for (const streetNumber of [undefined, null, 0]) {
      const { address: read } = readRestaurant({ id: 'r1', address: { ...address, streetNumber } })
      expect(streetLine(read)).toBe('rue des Jardins')
      expect(addressLine(read)).toBe('rue des Jardins, Rennes')
      expect(postalAddress(read)).toBe('rue des Jardins, 35000 Rennes')
    }
    expect(streetLine(address)).toBe('3 rue des Jardins')
    const { streetNumber: _, ...unnumbered } = address
    expect(typedAddress({ ...unnumbered, streetNumber: null })).toEqual(unnumbered)
    expect(typedAddress(address)).toEqual(address)
  })

  it('leaves out of an address what it does not have', () => {
    const lines = (stated: Record<string, unknown> | null) => {
      const { address: read } = readRestaurant({ id: 'r1', address: stated })
      return [addressLine(read), postalAddress(read)]
    }
    expect(lines(null)).toEqual(['', ''])
    expect(lines({ city: 'Rennes' })).toEqual(['Rennes', 'Rennes'])
    expect(lines({ streetName: 'rue des Jardins' })).toEqual(['rue des Jardins', 'rue des Jardins'])
  })

  it('maps the server’s field names to those of the form', () => {
    expect(draftFieldOf('address.city')).toBe('address.city')
    expect(draftFieldOf('meetingRooms[0].numberMettingPlace')).toBe('rooms.0.capacity')
    expect(draftFieldOf('availability.openingHours.MONDAY.end')).toBe('openingHours.MONDAY.end')
    expect(draftFieldOf('numberPlace')).toBe('seats')
  })
})

const wireAddress = {
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
    address: wireAddress,
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
      address: wireAddress,
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
    expect(readDraftRestaurant({ id: 'r1', name: 'Cardon', features: ['WIFI'], address: wireAddress })).toEqual({
      id: 'r1',
      name: 'Cardon',
      features: ['WIFI'],
      address: wireAddress,
    })
    expect(readDraftRestaurant({ name: 'Cardon' })).toBeNull()
    expect(readDraftRestaurant(null)).toBeNull()
  })

  it('has a postal address on one line', () => {
    expect(postalAddress(wireAddress)).toBe('4 rue des Tilleuls, 44000 Nantes')
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

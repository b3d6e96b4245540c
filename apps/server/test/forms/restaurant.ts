import { contract } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { closedDay } from '../access/restaurant.ts'
import { type Form, type FormField, flag, list, long, textField, versionField, wholeField } from './field.ts'

export const restaurantMenuForms: Record<string, Form> = {
  updateMenuEntry: {
    endpoint: contract.restaurantMenu.updateMenuEntry,
    params: ({ restaurant, dish }) => ({ id: restaurant, dishId: dish }),
    valid: () => ({ version: 0, state: 'UNTIL_TOMORROW', ownPrice: 12.5 }),
    fields: [
      wholeField('version', 0, 2_000_000_000),
      { path: 'state', bad: [null, '', 'DEMAIN', 'off', 1] },
      { path: 'ownPrice', bad: ['5', 2.99, 0, -5, 3.005, 1000.01, 1e300] },
    ],
  },
}

const details = {
  name: 'La Table du Mail',
  numberPlace: 20,
  numberPrinter: 1,
  restaurantFeatures: ['WIFI_HAUT_DEBIT'],
  address: { streetNumber: 1, streetName: 'cours Vauban', postalCode: '49000', city: 'Angers', country: 'France' },
  availability: { openingHours: { MONDAY: { start: '11:30', end: '15:00' } } },
  openingHours2: { MONDAY: { start: '19:00', end: '22:30' } },
  phoneNumber: '02 41 00 00 00',
  description: 'Une table.',
}

const fields: readonly FormField[] = [
  { ...textField('name', 100), bad: [...textField('name', 100).bad, 'ab', ' ab '] },
  wholeField('numberPlace', 1, 200),
  wholeField('numberPrinter', 1, 10),
  list('restaurantFeatures', [['PISCINE'], [1]]),
  { path: 'address', required: true, bad: [null, 'rue', []] },
  { ...wholeField('address.streetNumber', 1, 99_999), required: false },
  textField('address.streetName', 200),
  { path: 'address.postalCode', required: true, bad: ['', '4900', '490000', '4900a', 49000, null] },
  textField('address.city', 100),
  { path: 'address.country', bad: ['', null, 1, long(61)] },
  { path: 'availability', bad: [null, 'lundi', []] },
  {
    path: 'availability.openingHours',
    required: true,
    bad: [null, [], { LUNDI: { start: '11:00', end: '12:00' } }],
  },
  { path: 'availability.openingHours.MONDAY', bad: [null, 'toute la journée', []] },
  {
    path: 'availability.openingHours.MONDAY.start',
    required: true,
    bad: [null, '', '9:00', '25:00', '24:30', '12:60', 9],
  },
  {
    path: 'availability.openingHours.MONDAY.end',
    required: true,
    bad: [null, '', '9:00', '25:00', '24:30', '12:60', '11:30', 9],
  },
  { path: 'openingHours2', bad: [null, [], 'le soir', { TUESDAY: { start: '19:00', end: '22:00' } }] },
  { path: 'openingHours2.MONDAY', bad: [null, '', [], { start: '15:00', end: '22:00' }] },
  { path: 'openingHours2.MONDAY.start', required: true, bad: [null, '', '9:00', '25:00', 9] },
  { path: 'openingHours2.MONDAY.end', required: true, bad: [null, '', '9:00', '19:00', 9] },
  { path: 'phoneNumber', bad: [null, 1, '', '12', 'zéro deux', '1'.repeat(21)] },
  textField('description', 1000, false),
]

/** These forms are made once: a day that is too far away must be so tomorrow too. */
const day = (path: string, tooFar: number): FormField => ({
  path,
  required: true,
  bad: [null, '', '2026-02-30', '01/02/2027', 20270201, addDays(todayInParis(Date.now()), tooFar)],
})

const rooms = [{ name: 'Salle', numberMettingPlace: 10, isReservable: true }]

export const restaurantForms: Record<string, Form> = {
  createRestaurant: {
    endpoint: contract.restaurant.createRestaurant,
    valid: () => ({ ...details, meetingRooms: rooms }),
    fields: [
      ...fields,
      list('meetingRooms', [Array.from({ length: 51 }, () => ({ name: 'Salle', numberMettingPlace: 1 }))]),
      textField('meetingRooms.0.name', 100),
      wholeField('meetingRooms.0.numberMettingPlace', 1, 50),
      flag('meetingRooms.0.isReservable'),
    ],
  },
  createHoursException: {
    endpoint: contract.restaurant.createHoursException,
    valid: () => ({
      ...closedDay(30),
      openingHours: { start: '12:00', end: '15:00' },
      openingHours2: { start: '19:00', end: '22:00' },
    }),
    fields: [
      day('startDate', 740),
      { ...day('endDate', 400), bad: [...day('endDate', 400).bad, '2026-01-01'] },
      { path: 'openingHours', bad: [null, 'midi', []] },
      { path: 'openingHours.start', required: true, bad: [null, '', '9:00', '25:00', 9] },
      { path: 'openingHours.end', required: true, bad: [null, '', '9:00', '25:00', '12:00', 9] },
      { path: 'openingHours2', bad: [null, 'le soir', []] },
      { path: 'openingHours2.start', required: true, bad: [null, '', '9:00', '25:00', '15:00', 9] },
      { path: 'openingHours2.end', required: true, bad: [null, '', '9:00', '25:00', '19:00', 9] },
      textField('reason', 200, false),
    ],
  },
  updateRestaurant: {
    endpoint: contract.restaurant.updateRestaurant,
    valid: () => ({ ...details, version: 1 }),
    fields: [
      ...fields,
      { path: 'restaurantFeatures', required: true, bad: [] },
      { path: 'availability', required: true, bad: [] },
      versionField,
    ],
  },
}

const room = { name: 'Salle', numberMettingPlace: 10, isReservable: true }
const roomFields = [textField('name', 100), wholeField('numberMettingPlace', 1, 50)]

export const meetingRoomForms: Record<string, Form> = {
  createMeetingRoom: {
    endpoint: contract.meetingRoom.createMeetingRoom,
    valid: () => room,
    fields: [...roomFields, flag('isReservable')],
  },
  updateMeetingRoom: {
    endpoint: contract.meetingRoom.updateMeetingRoom,
    valid: () => ({ ...room, version: 1 }),
    fields: [...roomFields, flag('isReservable', true), versionField],
  },
}

const dishFields: readonly FormField[] = [
  { ...textField('name', 200), bad: [...textField('name', 200).bad, 'a', ' a '] },
  textField('description', 1000, false),
  { path: 'price', required: true, bad: [null, '5', 2.99, 0, -5, 3.005, 1000.01, 1e300] },
  { path: 'category', required: true, bad: [null, '', 'SAUCE', 'plat', 1] },
  list('allergens', [['POLLEN'], [null]]),
]

const soup = () => ({ name: 'Soupe', description: 'Chaude', price: 5, category: 'ENTREE', allergens: ['CELERY'] })

export const dishForms: Record<string, Form> = {
  createDish: {
    endpoint: contract.dish.createDish,
    valid: () => ({
      name: 'Soupe',
      description: 'Chaude',
      price: 5,
      category: 'ENTREE',
      available: true,
      allergens: ['CELERY'],
    }),
    fields: [...dishFields, flag('available')],
  },
  updateDish: {
    endpoint: contract.dish.updateDish,
    valid: () => ({
      name: 'Soupe',
      description: 'Chaude',
      price: 5,
      category: 'ENTREE',
      allergens: ['CELERY'],
      version: 1,
    }),
    fields: [...dishFields.map((field) => ({ ...field, required: true })), versionField],
  },
  setDishAvailability: {
    endpoint: contract.dish.setDishAvailability,
    valid: () => ({ available: false }),
    fields: [flag('available', true)],
  },
  importDishes: {
    endpoint: contract.dish.importDishes,
    valid: () => ({ rows: [{ ...soup(), row: 2, available: true }], apply: false }),
    fields: [
      {
        ...list('rows', [[], Array.from({ length: 501 }, (_, i) => ({ ...soup(), name: `N ${i}`, row: i + 1 }))]),
        required: true,
      },
      flag('apply', true),
      { path: 'digest', bad: [null, 1, [], long(101)] },
      { path: 'rows.0', bad: [null, 1, 'x', [], {}] },
      { path: 'rows.0.row', required: true, bad: [null, '2', 0, 1.5, 1e300] },
      { path: 'rows.0.id', bad: [null, 1, 'x', ''] },
      ...dishFields.map((field) => ({ ...field, path: `rows.0.${field.path}`, required: field.path === 'name' })),
      flag('rows.0.available'),
    ],
  },
}

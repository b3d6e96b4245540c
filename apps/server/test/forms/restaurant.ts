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

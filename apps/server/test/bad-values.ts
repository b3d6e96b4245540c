import { contract, type Endpoint } from '@potager/domain/contract'

/** A field and what it must refuse. */
export type Field = { path: string; required?: boolean; bad: readonly unknown[] }
/** A call with a body: one that is accepted, and its fields. */
export type Form = {
  endpoint: Endpoint
  valid: (ids: { restaurant: string; dish: string }) => object
  fields: readonly Field[]
}

const long = (length: number) => 'é'.repeat(length)
const text = (path: string, max: number, required = true): Field => ({
  path,
  required,
  bad: [null, 12, [], {}, long(max + 1), 'nul\0', 'demi \ud800', ...(required ? ['', '   '] : [])],
})
const whole = (path: string, min: number, max: number): Field => ({
  path,
  required: true,
  bad: [null, '12', [], min - 1, max + 1, 1.5, -1e9, 1e300],
})
const flag = (path: string, required = false): Field => ({ path, required, bad: [null, 'true', 1, []] })
const list = (path: string, bad: readonly unknown[] = []): Field => ({ path, bad: [null, 'GLUTEN', 1, {}, ...bad] })

/** Every body of the contract with every field in it, and what each field must refuse. */
export const forms: Record<string, Form> = {
  login: {
    endpoint: contract.auth.login,
    valid: () => ({ username: 'gerant', password: 'Potager#2026', role: 'RESTAURANT_OWNER' }),
    fields: [
      { path: 'username', required: true, bad: ['', null, 1, long(255)] },
      { path: 'password', required: true, bad: ['', null, 1, long(1025)] },
      { path: 'role', bad: [null, 1, long(41)] },
    ],
  },
  logout: {
    endpoint: contract.auth.logout,
    valid: () => ({ refreshToken: 'x' }),
    fields: [{ path: 'refreshToken', required: true, bad: ['', null, 1, long(513)] }],
  },
  refresh: {
    endpoint: contract.auth.refresh,
    valid: () => ({ refreshToken: 'x' }),
    fields: [{ path: 'refreshToken', required: true, bad: ['', null, 1, long(513)] }],
  },
  register: {
    endpoint: contract.auth.register,
    valid: () => ({
      username: 'testeuse',
      email: 'testeuse@exemple.fr',
      firstName: 'Ana',
      lastName: 'Roux',
      password: 'Abcdef1!',
      role: 'RESTAURANT_OWNER',
    }),
    fields: [
      { path: 'username', required: true, bad: ['', 'ab', 'a'.repeat(31), 'jean-paul', 'jeán', null, 1] },
      { path: 'email', required: true, bad: ['', 'x', 'a@b', `${'a'.repeat(250)}@b.fr`, null, 1] },
      { path: 'firstName', required: true, bad: ['', 'J', 'Jean3', 'J'.repeat(51), null, 1] },
      { path: 'lastName', required: true, bad: ['', 'J4', 'J'.repeat(51), null, 1] },
      {
        path: 'password',
        required: true,
        bad: ['', 'Abcde1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', `Aa1!${'x'.repeat(125)}`, null, 1],
      },
      { path: 'role', bad: [null, 1, long(41)] },
    ],
  },
  createRestaurant: {
    endpoint: contract.restaurant.createRestaurant,
    valid: () => ({
      name: 'La Table du Mail',
      numberPlace: 20,
      numberPrinter: 1,
      restaurantFeatures: ['WIFI_HAUT_DEBIT'],
      address: { streetNumber: 1, streetName: 'cours Vauban', postalCode: '49000', city: 'Angers', country: 'France' },
      availability: { openingHours: { MONDAY: { start: '11:30', end: '15:00' } } },
      meetingRooms: [{ name: 'Salle', numberMettingPlace: 10, isReservable: true }],
      phoneNumber: '02 41 00 00 00',
      description: 'Une table.',
    }),
    fields: [
      { ...text('name', 100), bad: [...text('name', 100).bad, 'ab', ' ab '] },
      whole('numberPlace', 1, 200),
      whole('numberPrinter', 1, 10),
      list('restaurantFeatures', [['PISCINE'], [1]]),
      { path: 'address', required: true, bad: [null, 'rue', []] },
      whole('address.streetNumber', 1, 99_999),
      text('address.streetName', 200),
      { path: 'address.postalCode', required: true, bad: ['', '4900', '490000', '4900a', 49000, null] },
      text('address.city', 100),
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
      list('meetingRooms', [Array.from({ length: 51 }, () => ({ name: 'Salle', numberMettingPlace: 1 }))]),
      text('meetingRooms.0.name', 100),
      whole('meetingRooms.0.numberMettingPlace', 1, 50),
      flag('meetingRooms.0.isReservable'),
      { path: 'phoneNumber', bad: [null, 1, '', '12', 'zéro deux', '1'.repeat(21)] },
      text('description', 1000, false),
    ],
  },
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
    fields: [
      { ...text('name', 200), bad: [...text('name', 200).bad, 'a', ' a '] },
      text('description', 1000, false),
      { path: 'price', required: true, bad: [null, '5', 2.99, 0, -5, 3.005, 1000.01, 1e300] },
      { path: 'category', required: true, bad: [null, '', 'SAUCE', 'plat', 1] },
      flag('available'),
      list('allergens', [['POLLEN'], [null]]),
    ],
  },
  createOrder: {
    endpoint: contract.order.createOrder,
    valid: ({ restaurant, dish }) => ({
      idRestaurant: restaurant,
      idUser: '00000000-0000-0000-0000-000000000000',
      listDishNumber: [{ idDish: dish, number: 1 }],
      flatDelivered: false,
      customerName: 'Jeanne Petit',
    }),
    fields: [
      { path: 'idRestaurant', required: true, bad: [null, '', 'abc', 1] },
      { path: 'idUser', required: true, bad: [null, '', 'abc', 1] },
      {
        path: 'listDishNumber',
        required: true,
        bad: [
          null,
          [],
          {},
          'x',
          Array.from({ length: 21 }, () => ({ idDish: '0197a000-0000-7000-8000-000000000000', number: 1 })),
        ],
      },
      { path: 'listDishNumber.0', bad: [null, 1, 'x'] },
      { path: 'listDishNumber.0.idDish', required: true, bad: [null, '', 'abc', 1] },
      whole('listDishNumber.0.number', 1, 50),
      flag('flatDelivered', true),
      { path: 'customerName', bad: [null, 1, '', 'J', 'J4', '=cmd()', 'J'.repeat(101)] },
    ],
  },
  updateOrderStatus: {
    endpoint: contract.order.updateOrderStatus,
    valid: () => ({ status: 'CONFIRMED' }),
    fields: [{ path: 'status', required: true, bad: [null, '', 'CANCELLED', 'pending', 1] }],
  },
}

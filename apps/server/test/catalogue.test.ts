import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { createRestaurant, getRestaurant, getRestaurantAvailability, listRestaurants, updateRestaurant } =
  contract.restaurant
const { createDish, getDish, listDishes } = contract.dish
const { listCustomers, searchCustomers } = contract.customer
const nowhere = '0197a000-0000-7000-8000-000000000000'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('gerant')
})

describe('restaurants', () => {
  const body = {
    name: '  L’Épicentre ',
    numberPlace: 200,
    numberPrinter: 10,
    restaurantFeatures: ['WIFI_HAUT_DEBIT', 'WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES', 'PLATEAUX_LIVRABLE'],
    address: { streetNumber: 7, streetName: 'rue des Arts', postalCode: '06000', city: 'Nice' },
    availability: {
      openingHours: {
        SUNDAY: { start: '11:30', end: '15:00' },
        MONDAY: { start: '19:00', end: '02:00' },
        FRIDAY: { start: '18:00', end: '24:00' },
      },
    },
    meetingRooms: [
      { name: 'Grande salle', numberMettingPlace: 50 },
      { name: 'Alcôve', numberMettingPlace: 1, isReservable: false },
    ],
    phoneNumber: '+33 4 93 00 00 00',
    description: 'Près du port.',
  }

  it('are listed to anyone, by name [HOM-05] [ROL-01]', async () => {
    const restaurants = await server.ok(listRestaurants)
    expect(restaurants.map(({ name }) => name)).toEqual([
      'Aux Trois Chicons',
      'Blé Noir & Compagnie',
      'Garonne Verte',
      'La Fève Tonka',
      'Le Cardon Rouge',
      'Le Houblon Sauvage',
    ])
  })

  it('are stored with cleaned name, postal code and phone number [TYP-04] [TYP-05]', async () => {
    const { id } = await server.ok(createRestaurant, {
      token,
      body: {
        ...body,
        name: '\u200bLe Pourpier\u00ad ',
        address: { ...body.address, postalCode: 'F-44\u202f000' },
        phoneNumber: '\u202a+33 06 39 98 00 01\u202c',
        meetingRooms: [],
      },
    })
    expect(await server.ok(getRestaurant, { params: { id } })).toMatchObject({
      name: 'Le Pourpier',
      address: { postalCode: '44000' },
      phoneNumber: '+33639980001',
    })
    await server.db.query('delete from restaurant where id = $1', [id])
  })

  it('are created whole and read back the same, hours as arrays [RST-04] [RST-06] [RST-17] [RST-21] [RST-25]', async () => {
    const made = await server.ok(createRestaurant, { token, body })
    expect(made).toMatchObject({
      name: 'L’Épicentre',
      numberPlace: 200,
      numberPrinter: 10,
      restaurantFeatures: ['WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES', 'PLATEAUX_LIVRABLE'],
      address: { ...body.address, country: 'France' },
      availability: {
        openingHours: {
          MONDAY: { start: [19, 0], end: [2, 0] },
          FRIDAY: { start: [18, 0], end: [24, 0] },
          SUNDAY: { start: [11, 30], end: [15, 0] },
        },
      },
      meetingRooms: [
        { name: 'Grande salle', numberMettingPlace: 50, isReservable: true },
        { name: 'Alcôve', numberMettingPlace: 1, isReservable: false },
      ],
      phoneNumber: '+33493000000',
      description: 'Près du port.',
    })
    expect(await server.ok(getRestaurant, { params: { id: made.id } })).toEqual(made)
    expect(await server.ok(getRestaurantAvailability, { params: { id: made.id } })).toEqual(made.availability)
    expect((await server.ok(listRestaurants)).map(({ name }) => name).indexOf('L’Épicentre')).toBe(3)
  })

  it('may have no street number, at their creation and later [RST-31]', async () => {
    const { streetNumber, ...address } = body.address
    const made = await server.ok(createRestaurant, { token, body: { ...body, name: 'Sans numéro', address } })
    expect(made.address).toEqual({ ...address, country: 'France' })
    const params = { id: made.id }
    const { meetingRooms: _, ...details } = body
    const edit = { ...details, version: 1 }
    const numbered = await server.ok(updateRestaurant, { token, params, body: edit })
    expect(numbered.address.streetNumber).toBe(streetNumber)
    await server.ok(updateRestaurant, { token, params, body: { ...edit, address, version: 2 } })
    expect((await server.ok(getRestaurant, { params })).address).toEqual(made.address)
    await server.db.query('delete from restaurant where id = $1', [made.id])
  })

  it('answer each broken rule with its message [RST-08] [RST-11] [RST-12] [RST-13] [RST-15] [RST-19] [RST-23] [RST-24] [RST-28]', async () => {
    const answer = await server.ask(createRestaurant, {
      token,
      body: {
        ...body,
        name: 'ab',
        numberPlace: 201,
        numberPrinter: 0,
        address: { ...body.address, streetNumber: -1, postalCode: '600' },
        availability: { openingHours: { MONDAY: { start: '12:00', end: '12:00' } } },
        meetingRooms: [{ name: ' ', numberMettingPlace: 51 }],
      },
    })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: 'Erreur de validation',
        errors: {
          name: 'The name of restaurant is too short',
          numberPlace: 'Impossible bigger 200',
          numberPrinter: 'Require min 1',
          'address.streetNumber': 'Street number must be a positive integer',
          'address.postalCode': 'Postal code must be 5 digits',
          'availability.openingHours.MONDAY.end': 'Start and end time must be different',
          'meetingRooms.0.name': 'Name is required',
          'meetingRooms.0.numberMettingPlace': 'Impossible bigger 50',
        },
      },
    })
  })

  it('are 404 for an unknown id, and 400 for an invalid one', async () => {
    for (const endpoint of [getRestaurant, getRestaurantAvailability]) {
      expect(await server.ask(endpoint, { params: { id: nowhere } })).toMatchObject({
        status: 404,
        body: { message: 'Restaurant introuvable.' },
      })
      expect(await server.ask(endpoint, { params: { id: 'x' } })).toMatchObject({
        status: 400,
        body: { errors: { id: 'Identifiant invalide' } },
      })
    }
  })
})

describe('dishes', () => {
  it('are listed to anyone in the order of a meal, unavailable ones too [ROL-01] [MEN-11]', async () => {
    const dishes = await server.ok(listDishes)
    expect(dishes).toHaveLength(48)
    const categories = ['ENTREE', 'PLAT', 'DESSERT', 'BOISSON']
    const order = dishes.map(({ category }) => categories.indexOf(category))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(dishes.some(({ available }) => !available)).toBe(true)
  })

  it('are created with the documented keys and defaults, prices exact [DSH-08] [DSH-09] [DSH-13] [DSH-14] [DSH-17]', async () => {
    for (const price of [3, 4.35, 8.2, 19.99, 1000]) {
      const made = await server.ok(createDish, { token, body: { name: ' Soupe ', price, category: 'ENTREE' } })
      expect(made).toEqual({
        id: made.id,
        name: 'Soupe',
        description: '',
        price,
        category: 'ENTREE',
        available: true,
        allergens: [],
        version: 1,
      })
      expect(await server.ok(getDish, { params: { id: made.id } })).toEqual(made)
    }
    const full = {
      name: 'Tarte',
      description: 'Aux noix',
      price: 7.1,
      category: 'DESSERT',
      available: false,
      allergens: ['NUTS', 'GLUTEN'],
    }
    expect(await server.ok(createDish, { token, body: full })).toMatchObject(full)
  })

  it('answer each broken rule with its message [DSH-03] [DSH-05] [DSH-06] [DSH-10] [DSH-19]', async () => {
    const body = { name: 'a', description: 'x'.repeat(1001), price: 2.99, category: 'SAUCE', allergens: ['POLLEN'] }
    expect(await server.ask(createDish, { token, body })).toMatchObject({
      status: 400,
      body: {
        errors: {
          name: 'Le nom doit contenir au moins 2 caractères',
          description: 'Maximum 1000 caractères',
          price: 'Le prix minimum est de 3€',
          category: 'Choisissez une catégorie',
          'allergens.0': 'Allergène inconnu',
        },
      },
    })
  })

  it('are read one by one by anyone [MEN-12]', async () => {
    for (const dish of (await server.ok(listDishes)).slice(0, 3)) {
      expect(await server.ok(getDish, { params: { id: dish.id } })).toEqual(dish)
    }
  })

  it('that do not exist are 404', async () => {
    expect(await server.ask(getDish, { params: { id: nowhere } })).toMatchObject({
      status: 404,
      body: { message: 'Plat introuvable.' },
    })
  })
})

describe('customers', () => {
  it('are searched by part of their name without accents or case, 20 at most', async () => {
    await server.db.query(`insert into customer (id, full_name, email, search_key) values
      ('0197a000-0000-7000-8000-00000000c001', 'Béatrice d’Œuvre', 'b.oeuvre@exemple.fr', 'beatrice d''oeuvre'),
      ('0197a000-0000-7000-8000-00000000c002', '100 % Bio', 'cent_pour_cent@exemple.fr', '100 % bio')`)
    const names = async (query: Record<string, string>) =>
      (await server.ok(searchCustomers, { token, query })).map(({ fullName }) => fullName)
    expect(await names({ name: 'BEATRICE D’ŒU' })).toEqual(['Béatrice d’Œuvre'])
    expect(await names({ name: ' béatrice ' })).toContain('Béatrice d’Œuvre')
    expect(await names({ email: 'B.OEUVRE@' })).toEqual(['Béatrice d’Œuvre'])
    expect(await names({ name: '%' })).toEqual(['100 % Bio'])
    expect(await names({ email: 'cent_' })).toEqual(['100 % Bio'])
    expect(await names({ name: 'e' })).toHaveLength(20)
    expect(await names({ name: 'e', limit: '3' })).toHaveLength(3)
    expect(await names({})).toHaveLength(20)
    expect(await server.ok(listCustomers, { token })).toHaveLength(122)
  })

  it('refuse a limit or a term out of bounds', async () => {
    for (const [query, field] of [
      [{ limit: '0' }, 'limit'],
      [{ limit: '101' }, 'limit'],
      [{ limit: 'x' }, 'limit'],
      [{ name: 'x'.repeat(101) }, 'name'],
      [{ name: 'nul\0' }, 'name'],
    ] as const) {
      const answer = await server.ask(searchCustomers, { token, query })
      expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } })
    }
  })
})

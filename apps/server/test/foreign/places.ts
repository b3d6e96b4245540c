import { randomUUID } from 'node:crypto'
import { type Backend, find, type Handlers, wrong } from './answers.ts'
import type { Row } from './document.ts'
import type { Kept } from './store.ts'

const clockPair = (text: unknown) => String(text).split(':').map(Number)

type Hours = Record<string, { start: string; end: string }>

function hoursOf({ openingHours }: { openingHours: Hours }) {
  for (const [day, { start, end }] of Object.entries(openingHours)) {
    const sound = [start, end].every((text) => /^([01]\d|2[0-4]):[0-5]\d$/.test(text))
    if (!sound || start === end) throw wrong(`availability.openingHours.${day}`, 'Ces horaires ne vont pas')
  }
  const days = Object.entries(openingHours).map(([day, { start, end }]) => [
    day,
    { start: clockPair(start), end: clockPair(end) },
  ])
  return { openingHours: Object.fromEntries(days) }
}

/** Restaurants, their rooms, the menu and the customers. */
export function placeHandlers(backend: Backend): Handlers {
  const { on, store } = backend

  const restaurant = (kept: Kept): Row => {
    const { numberPlace, ...rest } = kept
    return on('missing-field') ? rest : { ...rest, numberPlace }
  }
  const priceOf = (price: unknown) => {
    if (on('price-in-cents')) return Math.round(Number(price) * 100)
    if (on('price-rounded')) return Math.round(Number(price))
    return on('price-as-text') ? String(price) : price
  }
  const dish = (kept: Kept): Row => ({
    ...kept,
    price: priceOf(kept.price),
    ...(on('list-as-text') ? { allergens: (kept.allergens as string[]).join() } : {}),
  })
  const roomsOf = (id: unknown): Row[] => {
    const places = on('rooms-of-all') ? store.restaurants : [find(backend, store.restaurants, id)]
    return places.flatMap((place) => place.meetingRooms as Row[])
  }
  const customersLike = ({ name = '', email = '', limit }: Row) => {
    const fold = (text: unknown) => (on('search-by-case') ? String(text) : String(text).toLowerCase())
    const like = (one: Kept) => fold(one.fullName).includes(fold(name)) && fold(one.email).includes(fold(email))
    return store.customers.filter(like).slice(0, on('limit-ignored') ? undefined : Number(limit))
  }

  return {
    listRestaurants: () => store.restaurants.map(restaurant),
    getRestaurant: ({ params }) => restaurant(find(backend, store.restaurants, params.id)),
    getRestaurantAvailability: ({ params }) => find(backend, store.restaurants, params.id).availability,
    listMeetingRooms: ({ params }) => roomsOf(params.restaurantId),
    createRestaurant: ({ body }) => {
      const name = String(body.name).trim()
      if (name.length < 3 || name.length > 100) throw wrong('name', 'Le nom a de 3 à 100 caractères')
      const made = {
        ...body,
        id: randomUUID(),
        name,
        availability: hoursOf(body.availability as { openingHours: Hours }),
        meetingRooms: (body.meetingRooms as Row[]).map((room) => ({ id: randomUUID(), ...room })),
      }
      store.restaurants.push(made)
      return restaurant(made)
    },
    listDishes: () => store.dishes.map(dish),
    getDish: ({ params }) => dish(find(backend, store.dishes, params.id)),
    createDish: ({ body }) => {
      const made = { ...body, id: randomUUID() } as Kept
      if (!on('created-unlisted')) store.dishes.push(made)
      return dish(made)
    },
    listCustomers: () => store.customers,
    searchCustomers: ({ query }) => customersLike(query),
  }
}

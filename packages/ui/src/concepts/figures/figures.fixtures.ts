import { previousPeriod } from '@potager/domain/analytics'
import type { BookingFigures, OrderFigures } from '@potager/domain/figures'
import { addDays } from '@potager/domain/time'

export const period = { from: '2026-10-30', to: '2026-11-28' }
const previous = previousPeriod(period)
const days = Array.from({ length: 30 }, (_, index) => addDays(period.from, index))
const ordersOn = (index: number) => 4 + (index % 7) * 2

const sumOf = (count: (index: number) => number) => days.reduce((sum, _, index) => sum + count(index), 0)
const orders = sumOf(ordersOn)

export const orderFigures: OrderFigures = {
  since: '2026-06-01',
  period: { ...period, orders, revenue: orders * 2350 },
  previous: { ...previous, orders: orders - 30, revenue: orders * 2500 },
  days: days.map((day, index) => ({ day, orders: ordersOn(index), revenue: ordersOn(index) * 2350 })),
  hours: Array.from({ length: 7 }, (_, weekday) =>
    [12, 13, 19, 20, 21].map((hour) => ({ weekday, hour, orders: (weekday + 1) * (hour % 5), revenue: 2350 * hour })),
  )
    .flat()
    .filter((row) => row.orders > 0),
  services: {
    LUNCH: { orders: 120, revenue: 282_000, previousOrders: 118, previousRevenue: 290_050 },
    DINNER: { orders: orders - 120, revenue: (orders - 120) * 2350, previousOrders: 150, previousRevenue: 310_000 },
  },
  restaurants: [
    { id: 'a', name: 'Le Verger', orders: 200, revenue: 470_000, previousOrders: 180, previousRevenue: 430_000 },
    {
      id: 'b',
      name: 'La Serre',
      orders: orders - 200,
      revenue: (orders - 200) * 2350,
      previousOrders: 90,
      previousRevenue: 170_000,
    },
  ],
  dishes: {
    distinct: 14,
    listed: ['Risotto aux cèpes', 'Tarte aux poireaux', 'Curry de pois chiches'].map((name, index) => ({
      id: name,
      name,
      portions: 90 - index * 12,
      revenue: (90 - index * 12) * 1450,
      previousPortions: 80,
      previousRevenue: 116_000,
    })),
  },
}

const booked = (index: number) => 1 + (index % 3)
const bookings = sumOf((index) => booked(index) + (index % 7 === 0 ? 1 : 0))
export const bookingFigures: BookingFigures = {
  since: '2026-06-01',
  period: { ...period, bookings, guests: 412, begun: 58, noShows: 3 },
  previous: { ...previous, bookings: 60, guests: 400, begun: 60, noShows: 6 },
  days: days.map((day, index) => ({ day, reservations: booked(index), events: index % 7 === 0 ? 1 : 0, guests: 14 })),
  rooms: [
    { restaurantId: 'a', restaurant: 'Le Verger', room: null, bookings: 5, minutes: 1500, guests: 180, seats: 300 },
    {
      restaurantId: 'a',
      restaurant: 'Le Verger',
      room: 'Verrière',
      bookings: 30,
      minutes: 2710,
      guests: 150,
      seats: 240,
    },
    {
      restaurantId: 'b',
      restaurant: 'La Serre',
      room: 'Mezzanine',
      bookings: 25,
      minutes: 2300,
      guests: 82,
      seats: 200,
    },
  ],
}

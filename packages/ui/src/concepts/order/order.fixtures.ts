import type { Order, OrderLine } from '@potager/domain/order'

/** The current time of every order story: 19:30 in Paris. */
export const ORDERS_NOW = Date.parse('2026-11-21T18:30:00Z')

const MINUTE = 60_000

const soup: OrderLine = {
  id: 'line-1',
  dishName: 'Velouté de potimarron, châtaignes grillées',
  unitPrice: 850,
  quantity: 2,
  total: 1700,
  allergens: ['CELERY', 'MILK'],
}
const tart: OrderLine = {
  id: 'line-2',
  dishName: 'Tarte aux poireaux',
  unitPrice: 1250,
  quantity: 1,
  total: 1250,
  allergens: ['GLUTEN', 'EGGS', 'MILK'],
}
const lemonade: OrderLine = {
  id: 'line-3',
  dishName: 'Limonade maison',
  unitPrice: 450,
  quantity: 3,
  total: 1350,
  allergens: [],
}

/** An order; override what the test needs. Its number is the last six characters of its id. */
export function order(number: string, change: Partial<Order> = {}): Order {
  return {
    id: `00000000-0000-7000-8000-000000${number}`,
    customerName: 'Suzanne Legrand',
    status: 'PENDING',
    total: 2950,
    createdAt: ORDERS_NOW - 12 * MINUTE,
    delivery: false,
    lines: [soup, tart],
    restaurantName: 'La Fève Tonka',
    ...change,
  }
}

/** One order in each status, deliveries and pickups mixed. */
export const ordersOfEveryStatus: Order[] = [
  order('aaaa01'),
  order('aaaa02', { status: 'CONFIRMED', customerName: 'Joséphine Marchand', createdAt: ORDERS_NOW - 20 * MINUTE }),
  order('aaaa03', {
    status: 'PREPARING',
    delivery: true,
    total: 1350,
    lines: [lemonade],
    customerName: 'Hugo Petitjean',
  }),
  order('aaaa04', { status: 'PREPARING', createdAt: ORDERS_NOW - 65 * MINUTE, customerName: 'Paul Bertrand' }),
  order('aaaa05', { status: 'READY', delivery: true, customerName: 'Eléonore Klein' }),
  order('aaaa06', { status: 'COMPLETED', delivery: true, createdAt: ORDERS_NOW - 26 * 60 * MINUTE, customerName: '' }),
  order('aaaa07', { status: 'CANCELED', total: 1250, lines: [tart], customerName: 'Camille Ott' }),
]

/** Twenty orders: a full page. */
export const fullPage: Order[] = Array.from({ length: 20 }, (_, index) => {
  const model = ordersOfEveryStatus[index % ordersOfEveryStatus.length] ?? order('aaaa01')
  return { ...model, id: `00000000-0000-7000-8000-0000000000${String(index).padStart(2, '0')}` }
})

/** The longest plausible values, and what another backend may send. */
export const orderOddities: Order[] = [
  order('bbbb01', {
    customerName: 'Madame Anne-Sophie de La Rochefoucauld-Montbel-Saint-Hilaire',
    restaurantName: 'Le Grand Potager des Jardins Suspendus de Sainte-Foy-lès-Lyon',
    total: 123_456_78,
    delivery: true,
    status: 'PREPARING',
    lines: Array.from({ length: 20 }, (_, index) => ({
      ...soup,
      id: `long-${index}`,
      quantity: 50,
      dishName: 'Anticonstitutionnellement-croustillant de légumes-racines oubliés au miel de châtaignier',
      allergens: ['GLUTEN', 'SULPHITES', 'SESAME_SEEDS', 'NUTS'],
    })),
  }),
  order('bbbb02', { status: 'EN_ROUTE', createdAt: null, lines: [{ ...tart, allergens: null }] }),
]

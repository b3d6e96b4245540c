import type { Customer } from '@potager/domain/customer'
import type { Dish } from '@potager/domain/dish'
import { emptyOrderDraft, type OrderDraft } from '@potager/domain/order'
import type { Restaurant } from '@potager/domain/restaurant'
import { cartDishOf } from './current-cart.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Delivers trays. */
export const tonkaRestaurant: Restaurant = {
  id: id(1),
  name: 'La Fève Tonka',
  seats: 48,
  printers: 2,
  features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'],
  address: { streetNumber: 12, streetName: 'rue des Martyrs', postalCode: '69003', city: 'Lyon', country: 'France' },
  openingHours: {},
  rooms: [],
}

/** Does not deliver. */
export const cardon: Restaurant = {
  ...tonkaRestaurant,
  id: id(2),
  name: 'Le Cardon Rouge',
  features: ['PLATEAUX_MEMBRES'],
  address: { ...tonkaRestaurant.address, streetNumber: 3, streetName: 'place de la Halle', city: 'Nantes' },
}

export const longNamed: Restaurant = {
  ...tonkaRestaurant,
  id: id(3),
  name: 'Le Grand Potager des Jardins Suspendus de Sainte-Foy-lès-Lyon-en-Beaujolais',
  features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES', 'PLATEAUX_LIVRABLE'],
  address: {
    ...tonkaRestaurant.address,
    streetName: 'boulevard du Maréchal-de-Lattre-de-Tassigny',
    city: 'Sainte-Foy-lès-Lyon',
  },
}

const dish = (number: number, name: string, price: number, category: string, change: Partial<Dish> = {}): Dish => ({
  id: id(100 + number),
  name,
  description: '',
  price,
  category,
  available: true,
  allergens: [],
  ...change,
})

export const soup = dish(1, 'Velouté de potimarron, châtaignes grillées', 850, 'ENTREE', {
  allergens: ['CELERY', 'MILK'],
})
export const tart = dish(2, 'Tarte aux poireaux', 1250, 'PLAT', { allergens: ['GLUTEN', 'EGGS', 'MILK'] })
const curry = dish(3, 'Curry de pois chiches', 1380, 'PLAT', { allergens: null })
const fig = dish(4, 'Figues rôties au thym', 720, 'DESSERT')
const lemonade = dish(5, 'Limonade maison', 450, 'BOISSON')

export const menu: Dish[] = [
  soup,
  tart,
  curry,
  dish(6, 'Gratin de blettes', 1320, 'PLAT', { allergens: ['MILK'], available: false }),
  fig,
  lemonade,
]

/** More dishes than an order may have lines. */
export const wideMenu: Dish[] = Array.from({ length: 24 }, (_, index) =>
  dish(
    200 + index,
    index === 0
      ? 'Anticonstitutionnellement-croustillant de légumes-racines oubliés au miel de châtaignier'
      : `Plat du jour ${index + 1}`,
    1000 + index * 5,
    'PLAT',
    { allergens: index === 0 ? ['GLUTEN', 'SULPHITES', 'SESAME_SEEDS', 'NUTS', 'MUSTARD', 'SOYBEANS'] : [] },
  ),
)

const suzanne: Customer = { id: id(301), fullName: 'Suzanne Legrand', email: 'suzanne.legrand@example.org' }
export const customers: Customer[] = [
  suzanne,
  { id: id(302), fullName: 'Hugo Legrand', email: 'hugo.legrand@example.org' },
  {
    id: id(303),
    fullName: 'Madame Anne-Sophie de La Rochefoucauld-Montbel-Saint-Hilaire',
    email: 'anne-sophie.de-la-rochefoucauld-montbel@example.org',
  },
]

export const emptyDraft = emptyOrderDraft('cle-de-relance')

/** Two dishes for Suzanne, delivered by La Fève Tonka. */
export const readyDraft: OrderDraft = {
  ...emptyDraft,
  restaurant: tonkaRestaurant,
  cart: [
    { dish: cartDishOf(soup), quantity: 2 },
    { dish: cartDishOf(tart), quantity: 1 },
  ],
  customer: suzanne,
  delivery: true,
}

/** The maximum number of lines, each with the maximum quantity. */
export const fullDraft: OrderDraft = {
  ...readyDraft,
  restaurant: longNamed,
  customer: customers[2] ?? suzanne,
  cart: wideMenu.slice(0, 20).map((one) => ({ dish: cartDishOf(one), quantity: 50 })),
}

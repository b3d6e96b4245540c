import type * as fr from '../fr/palette.ts'
import type { Translated } from '../translated.ts'
import { railMessages } from './titles.ts'

export const paletteMessages = {
  open: railMessages.search,
  label: 'Go to, search, act',
  placeholder: 'Order #a1b2c3, customer, reservation, dish, screen…',
  noResult: 'Nothing found. Try a number, a name or a screen.',
  searching: 'Searching…',
  failed: 'The search did not finish. Try again.',
  results: 'Results',
  groups: {
    actions: 'Actions',
    screens: 'Screens',
    order: 'Orders',
    reservation: 'Reservations',
    'event-request': 'Event requests',
    customer: 'Customers',
    dish: 'Dishes',
    restaurant: 'Restaurants',
    disease: 'Diseases',
    user: 'Accounts',
  },
  commands: {
    createOrder: 'Take an order',
    createReservation: 'Create a reservation',
    createEventRequest: 'Create an event request',
    createDish: 'Create a dish',
    moderate: 'Moderate the reviews',
  },
  help: {
    keys: { control: 'Ctrl', enter: 'Enter', escape: 'Esc' },
    title: 'Keyboard shortcuts',
    palette: 'Open the search',
    help: 'Show this help',
    move: 'Choose a result',
    run: 'Open what is chosen',
    close: 'Close',
    off: 'Single-key shortcuts are set in My account.',
  },
} satisfies Translated<typeof fr.paletteMessages>

import type * as fr from '../fr/order.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'
import { pageTitles } from './titles.ts'

export const orderStatusLabels = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  PREPARING: 'In preparation',
  READY: 'Ready',
  COMPLETED: 'Completed',
  CANCELED: 'Cancelled',
} satisfies Translated<typeof fr.orderStatusLabels>

export const orderMoveLabels = {
  PENDING: 'Put back to pending',
  CONFIRMED: 'Confirm',
  PREPARING: 'Start preparing',
  READY: 'Mark as ready',
  COMPLETED: 'Complete',
  CANCELED: 'Cancel the order',
} satisfies Translated<typeof fr.orderMoveLabels>

export const orderMessages = {
  title: pageTitles.orderDesk,
  empty: 'No order for now',
  filteredEmpty: 'No order found with these filters',
  failure: (message) => `Error: ${message}`,
  statusUpdated: 'Status updated',
  statusFailure: 'The update failed',
  delivery: 'Delivery',
  pickup: 'Pickup',
  guest: 'Guest',
  newOrder: pageTitles.newOrder,
} satisfies Translated<typeof fr.orderMessages>

export const orderWizardMessages = {
  title: pageTitles.newOrder,
  progress: 'Steps of the order',
  steps: { restaurant: 'Restaurant', menu: 'Menu', cart: 'Cart', customer: 'Customer', confirmation: 'Confirmation' },
  headings: {
    restaurant: 'Which restaurant prepares the order?',
    menu: 'What does the customer want?',
    cart: 'Is the cart right?',
    customer: 'Whom is the order for?',
    confirmation: 'Read it all again, then send',
  },
  stepOf: (step, steps) => `Step ${step} of ${steps}:`,
  previous: 'Back',
  next: 'Continue',
  send: 'Confirm the order',
  sending: 'Sending…',
  abandon: 'Abandon the order',
  abandonQuestion: 'Abandon this order?',
  abandonWarning: 'The cart and the customer chosen will be cleared.',
  keep: 'Go on with the order',
  search: 'Find a dish',
  category: 'Kind',
  noDishFound: 'No dish matches this search',
  cartSummary: (portions) => plural(portions, 'portion'),
  total: 'Total',
  taxIncluded: 'incl. VAT',
  each: 'each',
  quantityOf: (dish) => `Quantity of ${dish}`,
  remove: (dish) => `Remove ${dish}`,
  removeShort: 'Remove',
  service: 'Service',
  pickup: 'Pickup',
  delivery: 'Delivery',
  noDelivery: 'This restaurant does not deliver: the order is to be picked up.',
  orTypeName: 'Or the customer’s name',
  nameHint: 'For a customer without a record',
  gone: (dish) => `“${dish}” is no longer available: remove it to go on.`,
  removeGone: 'Remove the dishes that are no longer available to go on.',
  edit: 'Edit',
  serves: (delivers) => (delivers ? 'Pickup or delivery' : 'Pickup'),
  gaps: {
    'no-restaurant': 'Choose a restaurant to go on.',
    'empty-cart': 'Add at least one dish to go on.',
    'no-customer': '⚠️ Please choose a customer or type a name.',
    'bad-customer-name': 'The name has 2 to 100 letters, spaces, apostrophes or hyphens.',
  },
  refusals: {
    'too-many-of-one-dish': '50 portions of one dish at most.',
    'too-many-lines': '20 different dishes in an order at most.',
    'not-a-whole-number': 'The quantity is a whole number.',
  },
  success: (name) => `Order created for ${name}`,
  serviceMode: (delivery) => (delivery ? 'Service: delivery' : 'Service: pickup'),
  numberAtTill: 'The number of the order is given at the till.',
  number: (number) => `Order no. ${number}`,
  failure: 'The order could not be created. Please try again.',
  alreadySent: 'A first version of this order may have been recorded: check the list of orders before you send again.',
  kept: 'Nothing is lost: trying again will not make a second one.',
} satisfies Translated<typeof fr.orderWizardMessages>

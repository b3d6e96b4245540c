import type * as fr from '../fr/service.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'
import { pageTitles } from './titles.ts'

export const serviceMessages = {
  title: pageTitles.service,
  counts: (orders) => (orders === 0 ? 'Nothing in progress' : `${plural(orders, 'order')} in progress`),
  all: 'All restaurants',
  restaurant: 'Restaurant',
  none: 'Nothing here.',
  failure: 'The orders could not be loaded.',
  unknownAllergens: 'Allergens not stated',
  since: (wait) => `for ${wait}`,
  now: 'just now',
  print: 'Ticket',
  printOf: (number) => `Print the ticket of order ${number}`,
  queued: 'Noted, will be sent',
  waiting: (count) =>
    count === 1
      ? 'One change waits for the connection and will leave by itself.'
      : `${count} changes wait for the connection and will leave by themselves.`,
  cut: 'Connection lost: the orders shown are those of the last reading.',
  refused: (number, why) => `Order ${number}: ${why}`,
  elsewhere: (number, status) => `Order ${number}: already “${status}”, changed elsewhere.`,
  more: 'Only the 100 oldest of each state are shown.',
} satisfies Translated<typeof fr.serviceMessages>

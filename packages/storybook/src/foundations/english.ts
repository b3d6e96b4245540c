import type { firstStepsMessages as french } from '@potager/domain/french'

export * from '@potager/domain/french'

/** A consumer's catalogue: what it does not say stays French. */
export const firstStepsMessages = {
  heading: 'First steps',
  intro: 'A few steps, and service can begin. Each is ticked by itself.',
  done: 'Done',
  importDishes: 'Import a file',
  hide: 'Hide these steps',
  openRestaurant: (name: string) => `Open ${name}`,
  openTeam: 'Open the team',
  steps: {
    password: {
      title: 'Choose your password',
      hint: 'The one that the start printed opens the house until you replace it.',
      action: 'Change the password',
    },
    house: { title: 'Name the house', hint: 'The site and this desk will bear its name.', action: 'Name the house' },
    restaurant: { title: 'Add a restaurant', hint: 'Its name, address and seats.', action: 'New restaurant' },
    hours: { title: 'Give its hours', hint: 'Without them nobody can book.', action: 'Open the restaurants' },
    rooms: { title: 'Add a room', hint: 'For meetings and events.', action: 'Open the restaurants' },
    menu: { title: 'Write the menu', hint: 'A first dish, its price and allergens.', action: 'New dish' },
    team: {
      title: 'Invite the team',
      hint: 'A restaurant’s record says who works there.',
      action: 'Open the restaurants',
    },
    order: { title: 'Take a first order', hint: 'In five steps, at the counter or by phone.', action: 'New order' },
  } satisfies Record<keyof typeof french.steps, object>,
} satisfies Record<keyof typeof french, unknown>

import type * as fr from '../fr/titles.ts'
import type { Translated } from '../translated.ts'

export const pageTitles = {
  orderDesk: 'Orders',
  newOrder: 'New order',
  newDish: 'New dish',
  newRestaurant: 'New restaurant',
  reservations: 'My reservations',
  newReservation: 'New reservation',
  manageReservations: 'Reservation management',
  eventRequests: 'Event requests',
  newEventRequest: 'New event request',
  manageEventRequests: 'Event request management',
  chatbotDashboard: 'Vet chatbot dashboard',
  analytics: 'Advanced analytics',
  service: 'Service',
  account: 'My account',
  console: 'Console',
} satisfies Translated<typeof fr.pageTitles>

export const consoleLists = {
  orders: 'Orders',
  dishes: 'Dishes',
  restaurants: 'Restaurants',
  reservations: 'Reservations',
  events: 'Event requests',
  diseases: 'Diseases',
  sessions: 'Chatbot sessions',
  reports: 'Reports',
  reviews: 'Reviews',
  users: 'Accounts',
  audit: 'Activity log',
} satisfies Translated<typeof fr.consoleLists>

export const railMessages = {
  reservations: 'Reservations',
  events: 'Events',
  search: 'Search',
} satisfies Translated<typeof fr.railMessages>

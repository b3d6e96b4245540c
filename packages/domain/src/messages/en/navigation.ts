import type * as fr from '../fr/navigation.ts'
import type { Translated } from '../translated.ts'

export const navigationMessages = {
  main: 'Main navigation',
  menuButton: 'Menu',
  home: 'Home',
  menu: 'Menus',
  login: 'Sign in',
  register: 'Create an account',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  reservations: 'My reservations',
  dashboard: 'Dashboard',
  chatbot: 'Vet chatbot',
  administration: 'Administration',
  chatbotDashboard: 'Dashboard',
  diseases: 'Diseases',
  signs: 'Words of owners',
  sessions: 'Sessions',
  reports: 'Reports',
  analysis: 'Analysis',
  analytics: 'Analytics',
  settings: 'Settings',
  reviews: 'Review moderation',
  events: 'Events',
  orders: 'Orders',
  newOrder: 'New order',
  dishes: 'Dishes',
  restaurants: 'Restaurants',
} satisfies Translated<typeof fr.navigationMessages>

export const schemeMessages = {
  label: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
} satisfies Translated<typeof fr.schemeMessages>

import type * as fr from '../fr/home.ts'
import type { Translated } from '../translated.ts'

export const homeMessages = {
  create: '+ Create a restaurant',
  heading: 'Our restaurants',
  loading: 'Loading the restaurants…',
  failure: 'Something went wrong while loading.',
  empty: 'No restaurant for now.',
  see: 'See',
  places: (seats) => `${seats} seats`,
} satisfies Translated<typeof fr.homeMessages>

import type { RequestDraft, VisitorRequest } from '@potager/domain/request'
import type { PageState, RequestPlace } from '../page.ts'
import { evening, restaurant } from '../pages/story-page.ts'

const { id, name, seats, rooms } = restaurant
export const place: RequestPlace = {
  id,
  name,
  seats,
  rooms: rooms.filter(({ reservable }) => reservable),
  zone: 'Europe/Paris',
}
export const token = 'Zk3hD0yV1c8mPq4tXw7uJr2sNf6bLg9aEoIvTzKxYhC'

export const formState: PageState<'request'> = {
  name: 'request',
  kind: 'RESERVATION',
  places: { ok: true, value: [place, { ...place, id: 'r-2', name: 'Le Cardon Rouge' }] },
  place,
  ticket: 'a1'.repeat(32),
  now: evening,
}

export const typed: RequestDraft = {
  restaurantId: id,
  kind: 'RESERVATION',
  roomId: 'r1',
  type: '',
  day: '2026-12-05',
  from: '19:00',
  to: '21:30',
  people: '4',
  name: 'Inès Delacroix',
  phone: '06 39 98 11 22',
  email: '',
  message: '',
  consent: 'oui',
  website: '',
  ticket: 'a1'.repeat(32),
}

export const request: VisitorRequest = {
  kind: 'RESERVATION',
  status: 'PENDING',
  restaurantId: id,
  restaurantName: name,
  roomName: 'Salle des Halles',
  start: '2026-12-05T19:00:00',
  end: '2026-12-05T21:30:00',
  people: 4,
  message: 'Une place au calme.',
  withdrawn: false,
}

export const linkState: PageState<'requestLink'> = {
  name: 'requestLink',
  token,
  link: { ok: true, value: request },
  now: evening,
}

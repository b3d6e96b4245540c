import type * as fr from '../fr/refusal.ts'
import type { Translated } from '../translated.ts'

export const reservationErrorMessages = {
  byName: {
    InsufficientCapacity: 'not enough room',
    ReservationConflict: 'it clashes with another reservation',
    InvalidReservationTime: 'the hours are not valid',
    RestaurantClosed: 'the restaurant is closed then',
    UnauthorizedReservationAccess: 'not allowed',
  },
  failure: 'The reservation could not be created. Please check what you typed.',
} satisfies Translated<typeof fr.reservationErrorMessages>

export const eventErrorMessages = {
  byName: {
    EventConflict: 'Another event takes place in this period',
    InvalidEventTime: 'The hours of the event are not valid',
    RestaurantUnavailable: 'The restaurant is not available in this period',
    InsufficientCapacity: 'There is not enough room for so many people',
    UnauthorizedEventAccess: 'You are not allowed to create this event',
  },
  validation: (fields) => `To be corrected: ${fields}`,
  failure: 'The request for an event could not be created. Please check what you typed.',
} satisfies Translated<typeof fr.eventErrorMessages>

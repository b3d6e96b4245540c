import { call } from '../../base/api/call.ts'
import { answeredList } from '../../base/wire/index.ts'
import { type BookingStatus, reasonFor, seenBy } from '../booking/index.ts'
import { type Reservation, type ReservationDraft, readReservation, reservationDraft } from './reservation.ts'

/** Creates a reservation of a room or whole restaurant: missing seconds added, an empty room or note left out (T17). */
export const createReservation = call({
  name: 'createReservation',
  resource: 'reservations',
  method: 'POST',
  path: '/reservations',
  access: 'signed-in',
  creates: true,
  request: (draft: ReservationDraft) => ({
    body: reservationDraft.body(draft.type === 'MEETING_ROOM' ? draft : { ...draft, roomId: '' }),
  }),
  response: readReservation,
})

/** A restaurant's reservations, latest start first; 403 when it is not the caller's. */
export const listRestaurantReservations = call({
  name: 'listRestaurantReservations',
  resource: 'reservations',
  freshness: { staleTime: 30_000, refetchInterval: 60_000 },
  method: 'GET',
  path: '/reservations/restaurant/:id',
  access: 'signed-in',
  request: (id: string) => ({ params: { id } }),
  response: answeredList(readReservation),
})

/** The reservations of the caller's restaurants, all for a manager; latest start first. */
export const listReservations = call({
  name: 'listReservations',
  resource: 'reservations',
  method: 'GET',
  path: '/reservations/all',
  access: 'signed-in',
  request: () => ({}),
  response: answeredList(readReservation),
})

/**
 * A new status, with the reason of a cancellation; `seen` is the displayed status that it replaces. Both are extension
 * keys of the body.
 */
export type ReservationStatusChange = { id: string; status: BookingStatus; reason?: string; seen?: string }

/** Changes a reservation's status; 409 when its space is no longer free. */
export const updateReservationStatus = call({
  name: 'updateReservationStatus',
  resource: 'reservations',
  method: 'PUT',
  path: '/reservations/:id/status',
  access: 'signed-in',
  extensionKeys: ['reason', 'seenStatus'],
  request: ({ id, status, reason, seen }: ReservationStatusChange) => ({
    params: { id },
    body: { status, ...seenBy(seen), ...(status === 'CANCELLED' ? reasonFor(reason) : {}) },
  }),
  response: readReservation,
})

/**
 * Cancels a reservation, which stays in the lists; the reason is an extension of the query. Null for an empty answer
 * (T13).
 */
export const cancelReservation = call({
  name: 'cancelReservation',
  resource: 'reservations',
  method: 'DELETE',
  path: '/reservations/:id',
  access: 'signed-in',
  extensionKeys: ['reason', 'seenStatus'],
  request: ({ id, reason, seen }: { id: string; reason?: string; seen?: string }) => ({
    params: { id },
    query: { ...seenBy(seen), ...reasonFor(reason) },
  }),
  response: (body): Reservation | null => (body === undefined ? null : readReservation(body)),
})

/** Marks a no-show, which ends the reservation, or takes it back; 409 before its start. */
export const markReservationNoShow = call({
  name: 'markReservationNoShow',
  resource: 'reservations',
  method: 'PUT',
  path: '/reservations/:id/no-show',
  access: 'signed-in',
  extension: true,
  request: ({ id, noShow }: { id: string; noShow: boolean }) => ({ params: { id }, body: { noShow } }),
  response: readReservation,
})

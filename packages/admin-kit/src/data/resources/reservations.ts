import { browseReservations } from '@potager/domain/console'
import {
  cancelReservation,
  createReservation,
  listReservations,
  listRestaurantReservations,
  markReservationNoShow,
  type Reservation,
  type ReservationDraft,
  updateReservationStatus,
} from '@potager/domain/reservation'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { bookingChange, bookingEnd } from './bookingChange.ts'
import { bookingList } from './bookingList.ts'

/** Reservations for react-admin. An update has a status, with a reason, or says whether nobody came. A deletion cancels. */
export function reservationsAdapter(context: AdapterContext): Adapter<Reservation> {
  const { api } = context
  return {
    ...bookingList(context, {
      browse: browseReservations,
      all: listReservations,
      ofRestaurant: listRestaurantReservations,
    }),
    references: ['restaurantId', 'customerId'],
    create: (draft, options) => api.send(createReservation, draft as ReservationDraft, options),
    update: async (id, change) => {
      const { noShow } = change.data
      return typeof noShow === 'boolean'
        ? api.send(markReservationNoShow, { id, noShow })
        : api.send(updateReservationStatus, bookingChange(id, change))
    },
    delete: async (id, removal) => {
      await api.send(cancelReservation, bookingEnd(id, removal))
    },
  }
}

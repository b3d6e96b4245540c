import { browseEventRequests } from '@potager/domain/console'
import {
  cancelEventRequest,
  createEventRequest,
  type EventRequest,
  type EventRequestDraft,
  listEventRequests,
  listRestaurantEventRequests,
  updateEventRequestStatus,
} from '@potager/domain/event-request'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { bookingChange, bookingEnd } from './bookingChange.ts'
import { bookingList } from './bookingList.ts'

/** Event requests for react-admin. An update has a status, with a reason. A deletion cancels. */
export function eventRequestsAdapter(context: AdapterContext): Adapter<EventRequest> {
  const { api } = context
  return {
    ...bookingList(context, {
      browse: browseEventRequests,
      all: listEventRequests,
      ofRestaurant: listRestaurantEventRequests,
    }),
    references: ['restaurantId', 'customerId'],
    create: (draft, options) => api.send(createEventRequest, draft as EventRequestDraft, options),
    update: async (id, change) => api.send(updateEventRequestStatus, bookingChange(id, change)),
    delete: async (id, removal) => {
      await api.send(cancelEventRequest, bookingEnd(id, removal))
    },
  }
}

import { browseEventRequests } from '@potager/domain/console'
import {
  createEventRequest,
  type EventRequest,
  type EventRequestDraft,
  updateEventRequestStatus,
} from '@potager/domain/event-request'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { bookingChange } from './bookingChange.ts'
import { browsed } from './browsed.ts'

/** Event requests for react-admin. An update has a status, with a reason. */
export function eventRequestsAdapter(context: AdapterContext): Adapter<EventRequest> {
  const { api } = context
  return {
    ...browsed(context, browseEventRequests),
    references: ['restaurantId'],
    create: (draft, options) => api.send(createEventRequest, draft as EventRequestDraft, options),
    update: async (id, change) => api.send(updateEventRequestStatus, bookingChange(id, change)),
  }
}

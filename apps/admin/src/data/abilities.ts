import type { Supports } from '@potager/domain/api'
import { listAudit } from '@potager/domain/audit'
import { createChatSession } from '@potager/domain/chat-session'
import { createDisease, deleteDisease, updateDisease } from '@potager/domain/disease'
import { createDish, setDishAvailability, updateDish } from '@potager/domain/dish'
import { createEventRequest, updateEventRequestStatus } from '@potager/domain/event-request'
import { createMeetingRoom, updateMeetingRoom } from '@potager/domain/meeting-room'
import { createOrder, updateOrderStatus } from '@potager/domain/order'
import { createReport, resolveReport } from '@potager/domain/report'
import { createReservation, markReservationNoShow, updateReservationStatus } from '@potager/domain/reservation'
import { createRestaurant, updateRestaurant } from '@potager/domain/restaurant'
import { moderateReview } from '@potager/domain/review'
import { listUsers, updateUser } from '@potager/domain/user'

type AnyCall = Parameters<Supports>[0]
/** The calls behind the methods of a resource; `changes` has those of an update by what it changes. */
type MethodCalls = { list?: AnyCall; create?: AnyCall; delete?: AnyCall; changes?: Readonly<Record<string, AnyCall>> }

const calls: Readonly<Record<string, MethodCalls>> = {
  restaurants: { create: createRestaurant, changes: { edit: updateRestaurant } },
  'meeting-rooms': { create: createMeetingRoom, changes: { edit: updateMeetingRoom } },
  dishes: { create: createDish, changes: { edit: updateDish, available: setDishAvailability } },
  orders: { create: createOrder, changes: { status: updateOrderStatus } },
  reservations: {
    create: createReservation,
    changes: { status: updateReservationStatus, noShow: markReservationNoShow },
  },
  'event-requests': { create: createEventRequest, changes: { status: updateEventRequestStatus } },
  diseases: { create: createDisease, delete: deleteDisease, changes: { edit: updateDisease } },
  sessions: { create: createChatSession },
  reports: { create: createReport, changes: { resolution: resolveReport } },
  reviews: { changes: { status: moderateReview } },
  users: { list: listUsers, changes: { approved: updateUser, role: updateUser, suspended: updateUser } },
  audit: { list: listAudit },
}

/** What can be done with a resource. `changes` has what an update may change: `edit` is the whole draft of its form. */
export type Abilities = {
  list: boolean
  create: boolean
  update: boolean
  delete: boolean
  changes: ReadonlySet<string>
}

/** What a backend lets do with a resource, by the calls that it has. Nothing with an unknown resource. */
export function abilitiesWith(supports: Supports, resource: string): Abilities {
  const known = calls[resource]
  const has = (call: AnyCall | undefined) => call !== undefined && supports(call)
  const changes = Object.entries(known?.changes ?? {}).flatMap(([name, call]) => (supports(call) ? [name] : []))
  return {
    // The specification has a list of each resource without a list call here.
    list: known !== undefined && (known.list === undefined || supports(known.list)),
    create: has(known?.create),
    update: changes.length > 0,
    delete: has(known?.delete),
    changes: new Set(changes),
  }
}

import type { Supports } from '../../base/api/dialect.ts'

type AnyCall = Parameters<Supports>[0] & { forManagers?: true }
/** The calls behind the methods of a resource; `changes` has those of an update by what it changes. */
type MethodCalls = { list?: AnyCall; create?: AnyCall; delete?: AnyCall; changes?: Readonly<Record<string, AnyCall>> }

// By name instead of by import: what the backend can do is asked before the calls' own code is there.
const specified = (name: string): AnyCall => ({ name })
const beyond = (name: string): AnyCall => ({ name, extension: true })
const forManagers = (name: string): AnyCall => ({ ...beyond(name), forManagers: true })

export const methodCalls: Readonly<Record<string, MethodCalls>> = {
  restaurants: { create: specified('createRestaurant'), changes: { edit: beyond('updateRestaurant') } },
  'meeting-rooms': { create: beyond('createMeetingRoom'), changes: { edit: beyond('updateMeetingRoom') } },
  'hours-exceptions': { create: beyond('createHoursException'), delete: beyond('deleteHoursException') },
  dishes: {
    create: specified('createDish'),
    changes: { edit: forManagers('updateDish'), available: forManagers('setDishAvailability') },
  },
  orders: { create: specified('createOrder'), changes: { status: specified('updateOrderStatus') } },
  reservations: {
    create: specified('createReservation'),
    delete: specified('cancelReservation'),
    changes: { status: specified('updateReservationStatus'), noShow: beyond('markReservationNoShow') },
  },
  'event-requests': {
    create: specified('createEventRequest'),
    delete: specified('cancelEventRequest'),
    changes: { status: specified('updateEventRequestStatus') },
  },
  customers: {
    list: beyond('browseCustomers'),
    create: beyond('createCustomer'),
    changes: { edit: beyond('updateCustomer') },
  },
  diseases: {
    create: specified('createDisease'),
    delete: specified('deleteDisease'),
    changes: { edit: specified('updateDisease') },
  },
  sessions: { create: beyond('createChatSession') },
  reports: { create: beyond('createReport'), changes: { resolution: specified('resolveReport') } },
  reviews: { changes: { status: specified('moderateReview') } },
  users: {
    list: beyond('listUsers'),
    changes: { approved: beyond('updateUser'), role: beyond('updateUser'), suspended: beyond('updateUser') },
  },
  audit: { list: beyond('listAudit') },
}

/** What can be done with a resource. */
export type Abilities = ReturnType<typeof abilitiesWith>

/**
 * What a backend lets do with a resource, by the calls that it has. Nothing with an unknown resource. `manages` is false for who
 * is no manager: what only managers may change is left out.
 */
export function abilitiesWith(supports: Supports, resource: string, manages = true) {
  const known = methodCalls[resource]
  const has = (call: AnyCall | undefined) => call !== undefined && supports(call)
  const changes = Object.entries(known?.changes ?? {}).flatMap(([name, call]) =>
    supports(call) && (manages || !call.forManagers) ? [name] : [],
  )
  return {
    // The specification has a list of each resource without a list call here.
    list: known !== undefined && (known.list === undefined || supports(known.list)),
    create: has(known?.create),
    update: changes.length > 0,
    delete: has(known?.delete),
    /** What an update may change: `edit` is the whole draft of its form. */
    changes: new Set(changes) as ReadonlySet<string>,
    /** Whether the reason of a new status is kept. */
    keepsReason: known?.changes?.status !== undefined && supports(known.changes.status, 'reason'),
  }
}

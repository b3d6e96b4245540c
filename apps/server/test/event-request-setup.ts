import { contract } from '@potager/domain/contract'
import { newEventRequestBody } from './access/reservation.ts'
import { startServer } from './harness.ts'
import { findKnown } from './known.ts'
import { fullReservation, saturdayIn } from './reservation-setup.ts'

const { createEventRequest, updateEventRequestStatus, cancelEventRequest } = contract.eventRequest

/** A period on the Saturday of that week. */
export function periodOf(weeks: number, from: string, to: string) {
  return { startTime: `${saturdayIn(weeks)}T${from}:00`, endTime: `${saturdayIn(weeks)}T${to}:00` }
}

/** Opens a setup for event requests on its own server, as a manager. By default each request has its own week. */
export async function openEventRequestSetup() {
  const server = await startServer()
  const known = await findKnown(server.db)
  const token = await server.tokenOf('gerant')
  let lastWeek = 0
  const newWeek = () => {
    lastWeek += 1
    return lastWeek
  }
  const body = (change: object = {}) => ({ ...newEventRequestBody(known, newWeek()), ...change })
  return {
    server,
    known,
    token,
    newWeek,
    body,
    make: (change?: object) => server.ok(createEventRequest, { token, body: body(change) }),
    /** Creates an event request and returns any answer. */
    ask: (change: object, as = token) => server.ask(createEventRequest, { token: as, body: body(change) }),
    move: (id: string, status: string, reason?: string) =>
      server.ask(updateEventRequestStatus, { token, params: { id }, body: { status, ...(reason ? { reason } : {}) } }),
    cancel: (id: string, query: Record<string, string> = {}) =>
      server.ok(cancelEventRequest, { token, params: { id }, query }),
    /** Reserves the whole restaurant, by default on that Saturday evening. */
    reserve: (weeks: number, change: object = {}) =>
      server.ask(contract.reservation.createReservation, {
        token,
        body: { ...fullReservation(known, weeks), ...change },
      }),
  }
}

/** What the tests of event requests work with. */
export type EventRequestSetup = Awaited<ReturnType<typeof openEventRequestSetup>>

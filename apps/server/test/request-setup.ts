import { seenBooking, seenMoment } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { newEventRequestBody, newVisitorRequest } from './access/reservation.ts'
import { type CallAnswer, findKnown, type Known, startServer, type TestServer } from './harness.ts'
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

const { createVisitorRequest, proposeVisitorRequest, readVisitorRequest } = contract.request
const statusCalls = {
  RESERVATION: contract.reservation.updateReservationStatus,
  EVENT: contract.eventRequest.updateEventRequestStatus,
} as const

export type Moment = { startTime: string; endTime: string; numberOfPeople: number }
/** A confirmed request of a visitor: its link's token, its id, and its kind. */
export type Asked = { link: string; id: string; kind: 'RESERVATION' | 'EVENT' }

export type WishSetup = {
  server: TestServer
  known: Known
  /** Session of a manager. */
  token: string
  /** Begins a pair of weeks that no other test uses, without limits used up or messages written. */
  nextWeeks: () => Promise<void>
  /** The Saturday of the confirmed moments; with a number, one so many weeks later. */
  day: (later?: number) => string
  confirmed: (change?: object) => Promise<Asked>
  setStatus: (asked: Asked, status: string, reason?: string) => Promise<CallAnswer>
  read: (link: string) => ReturnType<typeof readOf>
  moment: (change?: Partial<Moment>) => Moment
  wish: (link: string, change?: Partial<Moment> & { seen?: string }) => Promise<CallAnswer>
  answer: (
    id: string,
    answer: { accepted: boolean; reason?: string; wish?: Moment; token?: string },
  ) => Promise<CallAnswer>
  kinds: () => Promise<string[]>
}

const readOf = (server: TestServer, link: string) => server.ok(readVisitorRequest, { params: { token: link } })

/** The text by which a wish is answered. */
export const seenOf = ({ startTime, endTime, numberOfPeople }: Moment) =>
  seenMoment({ start: startTime, end: endTime, people: numberOfPeople })

/** Opens a setup on a server of its own, in weeks that begin after `week`. */
export async function openWishSetup(week: number): Promise<WishSetup> {
  const server = await startServer()
  const known = await findKnown(server.db)
  const token = await server.tokenOf('gerant')
  const setStatus: WishSetup['setStatus'] = ({ id, kind }, status, reason) =>
    server.ask(statusCalls[kind], { token, params: { id }, body: { status, ...(reason ? { reason } : {}) } })
  const moment: WishSetup['moment'] = (change = {}) => ({
    startTime: `${saturdayIn(week + 1)}T12:00`,
    endTime: `${saturdayIn(week + 1)}T14:00`,
    numberOfPeople: 6,
    ...change,
  })
  return {
    server,
    known,
    token,
    nextWeeks: async () => {
      week += 2
      for (const table of ['call_count', 'outbox', 'house']) await server.db.query(`delete from ${table}`)
    },
    day: (later = 0) => saturdayIn(week + later),
    confirmed: async (change = {}) => {
      const body = { ...newVisitorRequest(known, week), email: 'ines.delacroix@exemple.fr', ...change }
      const { path } = await server.ok(createVisitorRequest, { body })
      const [row] = await server.db.query<{ id: string }>(
        `select subject_id as id from outbox where kind = 'booking-received' order by created_at desc limit 1`,
      )
      const kind = body.kind === 'EVENT' ? 'EVENT' : 'RESERVATION'
      const asked = { link: path.slice(linkPaths.request('').length), id: row?.id ?? '', kind } as const
      await setStatus(asked, 'CONFIRMED')
      await server.db.query('delete from outbox')
      return asked
    },
    setStatus,
    read: (link) => readOf(server, link),
    moment,
    wish: async (link, { seen, ...change } = {}) => {
      const { status, startTime, endTime, numberOfPeople } = await readOf(server, link)
      const shown = seenBooking({ status, start: String(startTime), end: String(endTime), people: numberOfPeople })
      const body = { seen: seen ?? shown, ...moment(change) }
      return server.ask(proposeVisitorRequest, { params: { token: link }, body })
    },
    answer: (id, { accepted, reason, wish = moment(), token: by = token }) =>
      server.ask(contract.booking.answerBookingWish, {
        token: by,
        params: { id },
        body: { accepted, seen: seenOf(wish), ...(reason ? { reason } : {}) },
      }),
    kinds: async () =>
      (await server.db.query<{ kind: string }>('select kind from outbox order by created_at, id')).map(
        ({ kind }) => kind,
      ),
  }
}

import { readText, readWhole } from '../../base/text/index.ts'
import {
  addDays,
  type Instant,
  instantToWall,
  isClockTime,
  isDay,
  type TimeZone,
  type WallTime,
} from '../../base/time/index.ts'
import { type BookingKind, seenBooking } from '../booking/index.ts'
import type { VisitorRequest } from './request.ts'

/** The fields of the form that proposes another moment, as the browser posts them. */
export const proposalFields = ['day', 'from', 'to', 'people'] as const
export type ProposalField = (typeof proposalFields)[number]

/** What a visitor typed, and the moment that their page showed; '' for what they left out. */
export type ProposalDraft = Record<ProposalField, string> & { seen: string }

/** The form as it starts: what was proposed last, or what the request says. */
export function proposalOf(request: VisitorRequest): ProposalDraft {
  const { start, end, people } = request.wish ?? request
  return {
    day: start?.slice(0, 10) ?? '',
    from: start?.slice(11, 16) ?? '',
    to: end?.slice(11, 16) ?? '',
    people: String(people),
    seen: seenBooking(request),
  }
}

/** The body to send: what is empty is left out. */
export function proposalBody({ people, seen, ...moment }: ProposalDraft): Record<string, unknown> {
  const { start, end } = draftPeriod(moment)
  const number = readWhole(people)
  return {
    ...(start === '' ? {} : { startTime: start }),
    ...(end === '' ? {} : { endTime: end }),
    ...(Number.isNaN(number) ? {} : { numberOfPeople: number }),
    seen,
  }
}

/** The form's field of a refused field of the body. */
export function proposalFieldOf(wireField: string, draft: ProposalDraft): ProposalField | undefined {
  const field = requestFieldOf(wireField, draft)
  return proposalFields.find((known) => known === field)
}

/**
 * Whether the visitor may ask for another moment instead: it waits, is confirmed, or the house refused it, and its hour
 * has not come. What is confirmed stays promised: there it is a wish, until the house answers.
 */
export function canPropose(
  { status, withdrawn, start }: { status: string; withdrawn: boolean; start: WallTime | null },
  now: Instant,
  zone?: TimeZone,
): boolean {
  const open = status === 'PENDING' || status === 'CONFIRMED' || (status === 'CANCELLED' && !withdrawn)
  return open && start !== null && start > instantToWall(now, zone)
}

/** The fields of the public form, as the browser posts them. */
export const requestFields = [
  'restaurantId',
  'kind',
  'roomId',
  'type',
  'day',
  'from',
  'to',
  'people',
  'name',
  'phone',
  'email',
  'message',
  'consent',
  'website',
  'ticket',
] as const
export type RequestField = (typeof requestFields)[number]

/** What a visitor typed; '' for what they left out. */
export type RequestDraft = Record<RequestField, string>

/** Reads the form's fields. */
export function readRequestDraft(typed: (field: RequestField) => string): RequestDraft {
  return Object.fromEntries(requestFields.map((field) => [field, readText(typed(field))])) as RequestDraft
}

/** The kind that a form asks for: a reservation, unless it says otherwise. */
export const draftKind = ({ kind }: Pick<RequestDraft, 'kind'>): BookingKind =>
  kind === 'EVENT' ? 'EVENT' : 'RESERVATION'

/** Start and end of a draft; an end at or before the start is of the next day. '' for what is not a time. */
export function draftPeriod({ day, from, to }: Pick<RequestDraft, 'day' | 'from' | 'to'>): {
  start: WallTime
  end: WallTime
} {
  if (!isDay(day)) return { start: '', end: '' }
  const endDay = isClockTime(from) && to <= from ? addDays(day, 1) : day
  return {
    start: isClockTime(from) ? `${day}T${from}` : '',
    end: isClockTime(to) ? `${endDay}T${to}` : '',
  }
}

/** The body to send: empty fields are left out, numbers are numbers. */
export function requestBody(draft: RequestDraft): Record<string, unknown> {
  const { start, end } = draftPeriod(draft)
  const people = readWhole(draft.people)
  const sent = {
    ticket: draft.ticket,
    kind: draftKind(draft),
    restaurantId: draft.restaurantId,
    meetingRoomId: draft.roomId,
    type: draftKind(draft) === 'EVENT' ? draft.type : '',
    startTime: start,
    endTime: end,
    numberOfPeople: Number.isNaN(people) ? undefined : people,
    fullName: draft.name,
    phone: draft.phone,
    email: draft.email,
    message: draft.message,
    consent: draft.consent !== '',
    website: draft.website,
  }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined && value !== ''))
}

const formNames: Readonly<Record<string, RequestField>> = {
  meetingRoomId: 'roomId',
  endTime: 'to',
  numberOfPeople: 'people',
  fullName: 'name',
}

/** The form's field of a refused field of the body: a start is about its day as long as that is not given. */
export function requestFieldOf(wireField: string, { day }: Pick<RequestDraft, 'day'>): RequestField | undefined {
  if (wireField === 'startTime') return isDay(day) ? 'from' : 'day'
  if (wireField === 'endTime' && !isDay(day)) return undefined
  return formNames[wireField] ?? requestFields.find((field) => field === wireField)
}

const HEX = 16

/** A ticket of 256 random bits: who sends the same form again with it gets the first answer. */
export function newTicket(): string {
  const room = crypto.getRandomValues(new Uint32Array(8))
  return Array.from(room, (part) => part.toString(HEX).padStart(8, '0')).join('')
}

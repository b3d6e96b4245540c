import { seenBooking, seenMoment } from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { eventTypeLabels, requestFieldErrors, requestRefusalMessages } from '@potager/domain/messages'
import { canPropose, lastRequestDay } from '@potager/domain/request'
import { todayInParis } from '@potager/domain/time'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import { recordAudit, visitorAuthor } from '../audit/record.ts'
import { checkRequested } from '../booking/check.ts'
import { auditedAs, checkMostPeople, errorNames } from '../booking/kinds.ts'
import { type BookingDetails, type BookingState, dropWish, findCompetitors, lockBooking } from '../booking/queries.ts'
import { placeBooking } from '../booking/space.ts'
import { writeWish } from '../booking/wishes.ts'
import { findOrMakeCustomer, lockContacts } from '../customer/create.ts'
import { conflict, invalid, Refusal } from '../errors.ts'
import { tellCustomer } from '../outbox/booking.ts'
import { takeShare } from '../share.ts'
import { findLinked, insertLink } from './link.ts'
import { findRequest, type RequestRow } from './queries.ts'

type Body = z.output<typeof contract.request.createVisitorRequest.body>

/** The columns of its kind. */
function detailsOf({ kind, type = 'AUTRE', message, phone }: Body): BookingDetails {
  if (kind === 'RESERVATION') return { notes: message ?? null }
  return {
    title: eventTypeLabels[type],
    event_type: type,
    description: message ?? '',
    contact_phone: phone ?? null,
  }
}

/** A day so far away that nobody plans it would keep a link alive for years. @throws Refusal 400 */
function checkNearness(start: string): void {
  if (start.slice(0, 10) <= lastRequestDay(todayInParis(Date.now()))) return
  throw invalid({ startTime: requestFieldErrors.tooFar })
}

/** To visitors a taken space is only taken: when and by what is not theirs to read. */
export const takenRequest = (kind: Body['kind']) => () =>
  new Refusal(409, requestRefusalMessages.taken, { error: errorNames[kind].conflict })

/**
 * Stores what a visitor asks for: pending, it holds no space, but space that is promised cannot be asked for. The same
 * form again changes nothing.
 * @param token the link that the request gets
 * @returns the id of the booking; null when it was there already
 * @throws Refusal as for the staff: 400 with a message per field, 409, 422
 */
export async function createRequest(tx: Queryable, token: string, body: Body): Promise<string | null> {
  // The same form has the same contacts: of two at once, the second one finds the first one's link.
  await lockContacts(tx, body)
  if (await findLinked(tx, token)) return null
  const names = errorNames[body.kind]
  const request = {
    restaurantId: body.restaurantId,
    roomId: body.meetingRoomId ?? null,
    period: { start: body.startTime, end: body.endTime },
    people: body.numberOfPeople,
  }
  checkNearness(body.startTime)
  await checkRequested(tx, request, names)
  if ((await findCompetitors(tx, request)).some(({ status }) => status === 'CONFIRMED')) throw takenRequest(body.kind)()
  const customerId = await findOrMakeCustomer(tx, body, body.restaurantId)
  const id = newId()
  const booking = { id, kind: body.kind, ...request, customerId, details: detailsOf(body) }
  await placeBooking(
    tx,
    { ...booking, createdBy: null, requestedAt: new Date(), link: linkPaths.request(token) },
    takenRequest(body.kind),
  )
  await insertLink(tx, id, token)
  await recordAudit(tx, visitorAuthor, {
    action: 'createVisitorRequest',
    resource: body.kind === 'EVENT' ? 'event-request' : 'reservation',
    resourceId: id,
    restaurantId: body.restaurantId,
    to: 'PENDING',
  })
  return id
}

type Proposal = z.output<typeof contract.request.proposeVisitorRequest.body>

/** Somebody who changes their mind more often telephones: each change is a message to both. */
const PROPOSALS_A_DAY = { calls: 10, span: 'day' } as const

/** The same checks as for a new request. @throws Refusal 400 with a message per field, 409, 422 */
async function checkMoment(
  tx: Queryable,
  { id, kind, restaurantId, roomId }: BookingState,
  body: Proposal,
): Promise<void> {
  const period = { start: body.startTime, end: body.endTime }
  const request = { restaurantId, roomId, period, people: body.numberOfPeople }
  checkNearness(body.startTime)
  checkMostPeople(kind, body.numberOfPeople)
  await checkRequested(tx, request, errorNames[kind])
  const rivals = await findCompetitors(tx, request, { except: id })
  if (rivals.some(({ status }) => status === 'CONFIRMED')) throw takenRequest(kind)()
}

/** Whether a request is at the proposed moment already, or has it as its wish. */
function isProposed({ status, wish, ...current }: RequestRow, body: Proposal): boolean {
  const period = { start: body.startTime, end: body.endTime, people: body.numberOfPeople }
  if (status !== 'CONFIRMED')
    return seenBooking({ status, ...current }) === seenBooking({ status: 'PENDING', ...period })
  return seenMoment(wish ?? current) === seenMoment(period)
}

/** Writes the proposed moment: as a wish of what is confirmed, in the place of the moment of anything else. */
async function writeMoment(tx: Queryable, { id, status }: RequestRow, body: Proposal): Promise<void> {
  const { startTime: start, endTime: end, numberOfPeople: people } = body
  if (status === 'CONFIRMED') return writeWish(tx, id, { start, end, people })
  await tx.query(
    `update booking set starts_at = $2, ends_at = $3, people = $4, status = 'PENDING', cancel_reason = null, no_show = false
     where id = $1`,
    [id, start, end, people],
  )
  await tellCustomer(tx, 'booking-changed', id)
}

/**
 * Asks for another moment instead of the one of a request that waits or was refused: it waits again, and holds nothing.
 * What is confirmed stays so, and has the moment as its wish, in the place of an earlier one. The same proposal again
 * changes nothing.
 * @returns whether it changed something
 * @throws Refusal 409 when it is not the request that was seen, may not be changed, or the space is promised; 400, 422 as
 *   for a new request; 429 beyond the changes of a day
 */
export async function proposeAnother(tx: Queryable, { id, kind }: RequestRow, body: Proposal): Promise<boolean> {
  const booking = await lockBooking(tx, null, kind, id)
  const current = await findRequest(tx, id)
  if (!booking || !current) throw conflict(requestRefusalMessages.notChangeable)
  if (isProposed(current, body)) return false
  if (!canPropose(current, Date.now(), booking.zone)) throw conflict(requestRefusalMessages.notChangeable)
  if (seenBooking(current) !== body.seen) throw conflict(requestRefusalMessages.changedMeanwhile)
  const { startTime: start, endTime: end, numberOfPeople: people } = body
  if (current.wish && seenMoment(current) === seenMoment({ start, end, people })) {
    throw conflict(requestRefusalMessages.alreadyConfirmed)
  }
  await checkMoment(tx, booking, body)
  await writeMoment(tx, current, body)
  await recordAudit(tx, visitorAuthor, {
    action: 'proposeVisitorRequest',
    resource: auditedAs[kind],
    resourceId: id,
    restaurantId: booking.restaurantId,
    from: booking.status,
    to: booking.status === 'CONFIRMED' ? 'CONFIRMED' : 'PENDING',
  })
  await takeShare(tx, `request proposal ${id}`, PROPOSALS_A_DAY, requestRefusalMessages.tooManyChanges)
  return true
}

/**
 * Takes back the wish of a confirmed request for another moment. Again, or once it is answered, it changes nothing.
 * @returns whether it changed something
 */
export async function takeBackWish(tx: Queryable, { id, kind }: RequestRow): Promise<boolean> {
  const booking = await lockBooking(tx, null, kind, id)
  const current = await findRequest(tx, id)
  if (!booking || !current?.wish) return false
  await dropWish(tx, id)
  await recordAudit(tx, visitorAuthor, {
    action: 'withdrawVisitorProposal',
    resource: auditedAs[kind],
    resourceId: id,
    restaurantId: booking.restaurantId,
    from: booking.status,
    to: booking.status,
  })
  return true
}

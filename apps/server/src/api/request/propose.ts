import { seenBooking, seenMoment } from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import { requestRefusalMessages } from '@potager/domain/messages'
import { canPropose } from '@potager/domain/request'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { recordAudit, visitorAuthor } from '../audit/record.ts'
import { checkRequested } from '../booking/check.ts'
import { auditedAs, checkMostPeople, errorNames } from '../booking/kinds.ts'
import { type BookingState, dropWish, findCompetitors, lockBooking } from '../booking/queries.ts'
import { writeWish } from '../booking/wishes.ts'
import { tellCustomer } from '../outbox/booking.ts'
import { conflict } from '../refusal.ts'
import { takeShare } from '../share.ts'
import { checkNearness, takenRequest } from './create.ts'
import { findRequest, type RequestRow } from './queries.ts'

type Body = z.output<typeof contract.request.proposeVisitorRequest.body>

/** Somebody who changes their mind more often telephones: each change is a message to both. */
const PROPOSALS_A_DAY = { calls: 10, span: 'day' } as const

/** The same checks as for a new request. @throws Refusal 400 with a message per field, 409, 422 */
async function checkMoment(tx: Queryable, { id, kind, restaurantId, roomId }: BookingState, body: Body): Promise<void> {
  const period = { start: body.startTime, end: body.endTime }
  const request = { restaurantId, roomId, period, people: body.numberOfPeople }
  checkNearness(body.startTime)
  checkMostPeople(kind, body.numberOfPeople)
  await checkRequested(tx, request, errorNames[kind])
  const rivals = await findCompetitors(tx, request, { except: id })
  if (rivals.some(({ status }) => status === 'CONFIRMED')) throw takenRequest(kind)()
}

/** Whether a request is at the proposed moment already, or has it as its wish. */
function isProposed({ status, wish, ...current }: RequestRow, body: Body): boolean {
  const period = { start: body.startTime, end: body.endTime, people: body.numberOfPeople }
  if (status !== 'CONFIRMED')
    return seenBooking({ status, ...current }) === seenBooking({ status: 'PENDING', ...period })
  return seenMoment(wish ?? current) === seenMoment(period)
}

/** Writes the proposed moment: as a wish of what is confirmed, in the place of the moment of anything else. */
async function writeMoment(tx: Queryable, { id, status }: RequestRow, body: Body): Promise<void> {
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
export async function proposeAnother(tx: Queryable, { id, kind }: RequestRow, body: Body): Promise<boolean> {
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

import type { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { eventTypeLabels, requestFieldErrors, requestRefusalMessages } from '@potager/domain/messages'
import { lastRequestDay } from '@potager/domain/request'
import { todayInParis } from '@potager/domain/time'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { recordAudit, visitorAuthor } from '../audit/record.ts'
import { checkRequested } from '../booking/check.ts'
import { errorNames } from '../booking/kinds.ts'
import { type BookingDetails, findCompetitors } from '../booking/queries.ts'
import { placeBooking } from '../booking/space.ts'
import { findOrMakeCustomer, lockContacts } from '../customer/create.ts'
import { invalid, Refusal } from '../refusal.ts'
import { findLinked, insertLink } from './link.ts'

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
export function checkNearness(start: string): void {
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

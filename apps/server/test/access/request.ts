import { newTicket } from '@potager/domain/request'
import { saturdayIn } from '../bookings.ts'
import type { Known } from '../known.ts'
import { everyone, type Row } from './row.ts'

/** A visitor's request for the whole restaurant, by default in a week without bookings of these tests. */
export const newVisitorRequest = ({ restaurant }: Pick<Known, 'restaurant'>, weeks = 33) => ({
  ticket: newTicket(),
  kind: 'RESERVATION',
  restaurantId: restaurant,
  startTime: `${saturdayIn(weeks)}T19:00`,
  endTime: `${saturdayIn(weeks)}T21:00`,
  numberOfPeople: 4,
  fullName: 'Inès Delacroix',
  phone: '06 39 98 11 22',
  consent: true,
})

/** Another moment for a visitor's request of a week. */
export const newProposal = (seenWeeks = 33, weeks = 34) => ({
  startTime: `${saturdayIn(weeks)}T12:00`,
  endTime: `${saturdayIn(weeks)}T14:00`,
  numberOfPeople: 6,
  seen: `PENDING ${saturdayIn(seenWeeks)}T19:00 ${saturdayIn(seenWeeks)}T21:00 4`,
})

const nobodys = { params: { token: 'A'.repeat(43) } }

export const requestAccess: Record<string, Row> = {
  createVisitorRequest: {
    sent: (known) => ({ body: newVisitorRequest(known) }),
    ...everyone(201),
    note: 'holds no space',
  },
  readVisitorRequest: { sent: () => nobodys, ...everyone(404), note: 'whoever holds the link' },
  withdrawVisitorRequest: { sent: () => nobodys, ...everyone(404), note: 'whoever holds the link' },
  proposeVisitorRequest: {
    sent: () => ({ ...nobodys, body: newProposal() }),
    ...everyone(404),
    note: 'whoever holds the link, until its hour',
  },
  withdrawVisitorProposal: { sent: () => nobodys, ...everyone(404), note: 'whoever holds the link' },
  recoverVisitorRequest: {
    sent: () => ({ body: { contact: 'personne@exemple.fr', day: saturdayIn(33) } }),
    ...everyone(200),
    note: 'the link goes to the contact of the request only',
  },
}

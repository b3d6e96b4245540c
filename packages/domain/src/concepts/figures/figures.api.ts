import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { dayQuery } from '../../base/wire/wire.schema.ts'
import { daysOf } from '../analytics/index.ts'
import { getBookingFigures, getOrderFigures } from './figures.calls.ts'
import { bookingFiguresRecord, FIGURES_MAX_DAYS, orderFiguresRecord } from './figures.ts'
import { figuresMessages } from './figures-screen.messages.ts'

const query = z
  .object({ startDate: dayQuery, endDate: dayQuery, restaurantId: z.uuid(fieldErrors.id).optional() })
  .superRefine(({ startDate, endDate }, context) => {
    const days = daysOf({ from: startDate, to: endDate })
    const tell = (message: string) => context.addIssue({ code: 'custom', path: ['endDate'], message })
    if (days < 1) tell(figuresMessages.badPeriod)
    if (days > FIGURES_MAX_DAYS) tell(figuresMessages.longPeriod)
  })

export const figuresEndpoints = {
  getOrderFigures: endpoint(getOrderFigures, {
    summary: 'Lire les ventes d’une période',
    query,
    response: answerOf(orderFiguresRecord),
  }),
  getBookingFigures: endpoint(getBookingFigures, {
    summary: 'Lire les réservations d’une période',
    query,
    response: answerOf(bookingFiguresRecord),
  }),
}

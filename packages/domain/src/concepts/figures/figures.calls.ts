import { call } from '../../base/api/call.ts'
import type { AnalyticsPeriod } from '../analytics/index.ts'
import { readBookingFigures, readOrderFigures } from './figures.ts'

/** What figures are asked of: days of the restaurants, and one restaurant or all that the caller may see. */
export type FiguresQuery = AnalyticsPeriod & { restaurantId?: string | undefined }

const request = ({ from, to, restaurantId }: FiguresQuery) => ({
  query: { startDate: from, endDate: to, restaurantId },
})

/** Revenue and orders of a period (extension); throws NotAnswered for an answer without one. */
export const getOrderFigures = call({
  name: 'getOrderFigures',
  resource: 'order-figures',
  freshness: { staleTime: 60_000 },
  method: 'GET',
  path: '/figures/orders',
  access: 'staff',
  extension: true,
  request,
  response: readOrderFigures,
})

/** Bookings, absences and rooms of a period (extension); throws NotAnswered for an answer without one. */
export const getBookingFigures = call({
  name: 'getBookingFigures',
  resource: 'booking-figures',
  freshness: { staleTime: 60_000 },
  method: 'GET',
  path: '/figures/bookings',
  access: 'staff',
  extension: true,
  request,
  response: readBookingFigures,
})

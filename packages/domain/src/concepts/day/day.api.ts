import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { count } from '../../base/wire/wire.schema.ts'
import { getDay } from './day.calls.ts'

export const dayEndpoints = {
  getDay: endpoint(getDay, {
    summary: 'Compter ce qui attend',
    response: z.object({
      orders: z.object({ PENDING: count, CONFIRMED: count, PREPARING: count, READY: count }),
      ordersToday: count.describe('Prises depuis minuit à Paris'),
      reservationsToday: count.describe('Commencent aujourd’hui, sans les annulées'),
      pendingReservations: count,
      pendingEventRequests: count,
      oldReviews: count.describe('En attente depuis plus de 7 jours'),
      oldReports: count.describe('En attente depuis plus de 7 jours'),
    }),
  }),
}

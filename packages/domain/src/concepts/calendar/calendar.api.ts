import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { idParams, instantShape } from '../../base/wire/wire.schema.ts'
import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from './calendar.calls.ts'

const feed = z.object({ since: instantShape.optional().describe('Absent quand il n’y a pas d’adresse') })

export const calendarEndpoints = {
  getCalendarFeed: endpoint(getCalendarFeed, {
    summary: 'Savoir si l’agenda d’un restaurant a une adresse',
    params: idParams,
    response: feed,
    errors: [404],
  }),
  renewCalendarFeed: endpoint(renewCalendarFeed, {
    summary: 'Donner une nouvelle adresse à l’agenda d’un restaurant; l’ancienne ne répond plus',
    params: idParams,
    status: 201,
    response: z.object({ path: z.string().describe('Sous l’adresse de l’API; dite cette seule fois') }),
    errors: [404],
  }),
  revokeCalendarFeed: endpoint(revokeCalendarFeed, {
    summary: 'Fermer l’adresse de l’agenda d’un restaurant',
    params: idParams,
    response: feed,
    errors: [404],
  }),
}

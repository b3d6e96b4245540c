import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams } from '../../base/wire/wire.schema.ts'
import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from './calendar.calls.ts'
import { calendarAddressRecord, calendarFeedRecord } from './calendar.ts'

const feed = answerOf(calendarFeedRecord)

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
    response: answerOf(calendarAddressRecord),
    errors: [404],
  }),
  revokeCalendarFeed: endpoint(revokeCalendarFeed, {
    summary: 'Fermer l’adresse de l’agenda d’un restaurant',
    params: idParams,
    response: feed,
    errors: [404],
  }),
}

import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { dayRecord, getDay } from './day.calls.ts'

export const dayEndpoints = {
  getDay: endpoint(getDay, { summary: 'Compter ce qui attend', response: answerOf(dayRecord) }),
}

import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { capabilitiesRecord, getCapabilities } from './capability.calls.ts'

export const capabilityEndpoints = {
  getCapabilities: endpoint(getCapabilities, {
    summary: 'Dire ce que ce serveur a de plus que la spécification',
    response: answerOf(capabilitiesRecord),
  }),
}

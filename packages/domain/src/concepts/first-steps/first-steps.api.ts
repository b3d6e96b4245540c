import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { firstStepsRecord, getFirstSteps } from './first-steps.calls.ts'

export const firstStepsEndpoints = {
  getFirstSteps: endpoint(getFirstSteps, {
    summary: 'Dire ce qu’une nouvelle maison a déjà fait',
    response: answerOf(firstStepsRecord),
  }),
}

import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { version } from '../../base/wire/wire.schema.ts'
import { getCustomerRetention, previewCustomerRetention, updateCustomerRetention } from './retention.calls.ts'
import { retentionMessages } from './retention.messages.ts'
import { retentionLimits, retentionPreviewRecord, retentionRecord } from './retention.ts'

const { min, max } = retentionLimits
const refused = retentionMessages.years
const years = z.number(refused).int(refused).min(min, refused).max(max, refused)

const retention = answerOf(retentionRecord)

export const retentionEndpoints = {
  getCustomerRetention: endpoint(getCustomerRetention, {
    summary: 'Lire combien de temps les clients sont gardés',
    response: retention,
  }),
  updateCustomerRetention: endpoint(updateCustomerRetention, {
    summary: 'Choisir combien de temps les clients sont gardés',
    body: z.object({ years: years.nullable(), version: version.optional() }),
    response: retention,
    errors: [409],
  }),
  previewCustomerRetention: endpoint(previewCustomerRetention, {
    summary: 'Lire qui serait effacé, sans effacer',
    query: z.object({ years: z.coerce.number(refused).pipe(years) }),
    response: answerOf(retentionPreviewRecord),
  }),
}

import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { queryErrors } from '../../base/messages/request-refusals.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { simpleRestQuery } from '../../base/wire/simple-rest.schema.ts'
import { dayQuery, idParams } from '../../base/wire/wire.schema.ts'
import { getAuditEntry, getHistory, listAudit } from './audit.calls.ts'
import { auditEntryRecord, auditedResources } from './audit.ts'

const resource = z.enum(auditedResources, { error: queryErrors.resource })

const entry = answerOf(auditEntryRecord)

const filter = z.object(
  {
    resource: resource.optional(),
    resourceId: z.uuid(fieldErrors.id).optional(),
    username: z.string().max(60).optional(),
    action: z.string().max(60).optional(),
    day: dayQuery.optional(),
    from: dayQuery.optional(),
    to: dayQuery.optional(),
  },
  { error: queryErrors.filter },
)

export const auditEndpoints = {
  getHistory: endpoint(getHistory, {
    summary: 'Lire ce qui est arrivé à un enregistrement',
    params: z.object({ resource, id: z.uuid(fieldErrors.id) }),
    response: z.array(entry),
    errors: [404],
  }),
  listAudit: endpoint(listAudit, {
    summary: 'Lire le journal des actions',
    query: simpleRestQuery(['at'], filter),
    response: z.array(entry),
  }),
  getAuditEntry: endpoint(getAuditEntry, {
    summary: 'Lire une action du journal',
    params: idParams,
    response: entry,
    errors: [404],
  }),
}

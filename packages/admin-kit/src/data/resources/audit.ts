import { type AuditEntry, getAuditEntry, listAudit } from '@potager/domain/audit'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { simpleRestList } from './simpleRest.ts'

/** The whole audit trail, for administrators; nobody writes it. */
export function auditAdapter({ api }: AdapterContext): Adapter<AuditEntry> {
  return {
    getList: simpleRestList(api, listAudit),
    getOne: (id, options) => api.send(getAuditEntry, id, options),
  }
}

import { type AuditEntry, getAuditEntry, listAudit, readAuditEntry } from '@potager/domain/audit'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { simpleRestAdapter } from './simpleRest.ts'

/** The whole audit trail, for administrators; nobody writes it. */
export function auditAdapter(context: AdapterContext): Adapter<AuditEntry> {
  const calls = { read: readAuditEntry, list: listAudit, one: getAuditEntry }
  const { getList, getOne } = simpleRestAdapter(context, 'audit', calls)
  return { getList, getOne }
}

import { type AuditEntry, readAuditEntry } from '@potager/domain/audit'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { simpleRestAdapter } from './simpleRest.ts'

/** The whole audit trail, for administrators; nobody writes it. */
export function auditAdapter({ api }: AdapterContext): Adapter<AuditEntry> {
  const { getList, getOne } = simpleRestAdapter(api, 'audit', readAuditEntry)
  return { getList, getOne }
}

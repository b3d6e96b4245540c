import { adminOnly, type Row, whenEmployed } from './row.ts'

export const auditAccess: Record<string, Row> = {
  getHistory: {
    sent: ({ event }) => ({ params: { resource: 'event-request', id: event } }),
    ...whenEmployed(200),
    rows: 'of own restaurants',
    note: 'of what belongs to no restaurant, everybody’s',
  },
  listAudit: adminOnly(200),
  getAuditEntry: { sent: () => ({ params: { id: '0197a000-0000-7000-8000-000000000000' } }), ...adminOnly(404) },
}

import { defaultWords } from '@potager/domain/config'
import { addDays, todayInParis } from '@potager/domain/time'
import { adminOnly, everyone, type Row, whenEmployed } from './row.ts'

const month = () => {
  const endDate = todayInParis(Date.now())
  return { query: { startDate: addDays(endDate, -29), endDate } }
}

export const figuresAccess: Record<string, Row> = {
  getOrderFigures: { sent: month, rows: 'of own restaurants', listed: 'days', ...whenEmployed(200) },
  getBookingFigures: { sent: month, rows: 'of own restaurants', listed: 'days', ...whenEmployed(200) },
}

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

export const retentionAccess: Record<string, Row> = {
  getCustomerRetention: adminOnly(200),
  updateCustomerRetention: { sent: () => ({ body: { years: null } }), ...adminOnly(200) },
  previewCustomerRetention: { sent: () => ({ query: { years: '3' } }), ...adminOnly(200) },
}

export const capabilityAccess: Record<string, Row> = {
  getCapabilities: everyone(200),
}

export const houseAccess: Record<string, Row> = {
  getHouse: everyone(200),
  updateHouse: { sent: () => ({ body: { ...defaultWords, accent: '', email: '', phone: '' } }), ...adminOnly(200) },
}

import { type Row, whenEmployed } from './row.ts'

const month = () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })

export const figuresAccess: Record<string, Row> = {
  getOrderFigures: { sent: month, rows: 'of own restaurants', listed: 'days', ...whenEmployed(200) },
  getBookingFigures: { sent: month, rows: 'of own restaurants', listed: 'days', ...whenEmployed(200) },
}

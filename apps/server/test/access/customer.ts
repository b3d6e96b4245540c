import { type Row, whenSignedIn } from './row.ts'

export const customerAccess: Record<string, Row> = {
  listCustomers: { ...whenSignedIn(200), rows: 'of own restaurants' },
  searchCustomers: { sent: () => ({ query: { name: 'a' } }), ...whenSignedIn(200), rows: 'of own restaurants' },
}

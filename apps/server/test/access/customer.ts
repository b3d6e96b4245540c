import { type Row, signedIn } from './row.ts'

export const customerAccess: Record<string, Row> = {
  listCustomers: { ...signedIn(200), rows: 'of own restaurants' },
  searchCustomers: { sent: () => ({ query: { name: 'a' } }), ...signedIn(200), rows: 'of own restaurants' },
}

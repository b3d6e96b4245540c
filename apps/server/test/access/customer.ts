import { type Row, signedIn } from './row.ts'

export const customerAccess: Record<string, Row> = {
  listCustomers: signedIn(200),
  searchCustomers: signedIn(200),
}

import { adminOnly, type Row } from './row.ts'

export const retentionAccess: Record<string, Row> = {
  getCustomerRetention: adminOnly(200),
  updateCustomerRetention: { sent: () => ({ body: { years: null } }), ...adminOnly(200) },
  previewCustomerRetention: { sent: () => ({ query: { years: '3' } }), ...adminOnly(200) },
}

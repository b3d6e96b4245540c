import { contract } from '@potager/domain/contract'
import { type Form, wholeField } from './field.ts'

export const retentionForms: Record<string, Form> = {
  updateCustomerRetention: {
    endpoint: contract.retention.updateCustomerRetention,
    valid: () => ({ years: 3 }),
    fields: [
      { path: 'years', required: true, bad: ['3', [], 0, 11, 1.5, -1, 1e300] },
      { ...wholeField('version', 1, 2_000_000_000), required: false },
    ],
  },
}

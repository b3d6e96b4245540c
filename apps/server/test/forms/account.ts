import { contract } from '@potager/domain/contract'
import { type Form, long } from './field.ts'

export const accountForms: Record<string, Form> = {
  changePassword: {
    endpoint: contract.account.changePassword,
    valid: () => ({ currentPassword: 'Potager#2026', newPassword: 'Jardin#2027' }),
    fields: [
      { path: 'currentPassword', required: true, bad: ['', null, 1, long(1025)] },
      { path: 'newPassword', required: true, bad: ['', 'Abcde1!', 'abcdef1!', 'Abcdefg1', null, 1] },
    ],
  },
}

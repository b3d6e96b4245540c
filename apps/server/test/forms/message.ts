import { contract } from '@potager/domain/contract'
import { type Form, list, wholeField } from './field.ts'

export const messageForms: Record<string, Form> = {
  saveMessageWish: {
    endpoint: contract.message.saveMessageWish,
    params: () => ({ token: 'A'.repeat(43) }),
    valid: () => ({ wish: 'answers' }),
    fields: [{ path: 'wish', required: true, bad: [null, '', 'some', 1, []] }],
  },
  updateMessageSwitches: {
    endpoint: contract.message.updateMessageSwitches,
    valid: () => ({ off: ['booking-reminder'] }),
    fields: [
      { ...list('off', [['booking-link'], [''], [null], ['order-ready', 'order-ready']]), required: true },
      { ...wholeField('version', 1, 2_000_000_000), required: false },
    ],
  },
}

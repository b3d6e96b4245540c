import { contract } from '@potager/domain/contract'
import { type Form, list, long, textField, wholeField } from './field.ts'

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

export const houseForms: Record<string, Form> = {
  updateHouse: {
    endpoint: contract.house.updateHouse,
    valid: () => ({ name: 'Le Verger', sentence: 'La cuisine du marché.', accent: '#3B3F8F', email: '', phone: '' }),
    fields: [
      textField('name', 60),
      textField('sentence', 160),
      { path: 'accent', required: true, bad: [null, 12, [], 'vert', '#12345', '#FFFF00'] },
      { path: 'email', required: true, bad: [null, 12, 'ailleurs', `${long(250)}@exemple.fr`] },
      { path: 'phone', required: true, bad: [null, 12, '12', 'appelez-nous'] },
      { path: 'logo', bad: ['', 12, {}, [], [null], [''], ['<svg/>'], [long(10)], ['QUJD'], Array(44).fill('QUJD')] },
      { ...wholeField('version', 1, 2_000_000_000), required: false },
    ],
  },
}

import { contract } from '@potager/domain/contract'
import { type Form, long, textField, wholeField } from './field.ts'

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

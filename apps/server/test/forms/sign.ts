import { contract } from '@potager/domain/contract'
import { newSign } from '../access/sign.ts'
import { type Form, list, long, textField, versionField } from './field.ts'

const fields: Form['fields'] = [
  textField('name', 100),
  {
    ...list('words', [
      [],
      [''],
      ['  '],
      ['?'],
      [null],
      [long(101)],
      Array.from({ length: 31 }, () => 'tousse'),
      'tousse',
    ]),
    required: true,
  },
]

export const signForms: Record<string, Form> = {
  createSign: { endpoint: contract.sign.createSign, valid: () => newSign('hoquet'), fields },
  updateSign: {
    endpoint: contract.sign.updateSign,
    params: ({ sign }) => ({ id: sign }),
    valid: () => ({ ...newSign('hoquet'), version: 1 }),
    fields: [...fields, versionField],
  },
}

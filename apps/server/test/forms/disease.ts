import { contract } from '@potager/domain/contract'
import { newDisease } from '../access/disease.ts'
import { type Form, list, long, text } from './field.ts'

const entries = (path: string) => ({
  ...list(path, [[], [''], ['  '], [null], [long(101)], Array.from({ length: 51 }, () => 'toux'), 'toux, fièvre']),
  required: true,
})

const body: Pick<Form, 'valid' | 'fields'> = {
  valid: () => newDisease('Pharyngite'),
  fields: [
    text('name', 120),
    text('description', 2000),
    text('advice', 2000),
    text('prevention', 2000, false),
    { path: 'urgency', required: true, bad: [null, '', 'URGENT', 'low', 1] },
    entries('symptoms'),
    entries('affectedRaces'),
  ],
}

export const diseaseForms: Record<string, Form> = {
  createDisease: { endpoint: contract.disease.createDisease, ...body },
  updateDisease: {
    endpoint: contract.disease.updateDisease,
    params: ({ disease }) => ({ id: disease }),
    ...body,
  },
}

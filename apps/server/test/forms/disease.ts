import { contract } from '@potager/domain/contract'
import { newDiseaseBody } from '../access/disease.ts'
import { type Form, flag, list, long, textField } from './field.ts'

const entries = (path: string) => ({
  ...list(path, [[], [''], ['  '], [null], [long(101)], Array.from({ length: 51 }, () => 'toux'), 'toux, fièvre']),
  required: true,
})

const body: Pick<Form, 'valid' | 'fields'> = {
  valid: () => newDiseaseBody('Pharyngite'),
  fields: [
    textField('name', 120),
    textField('description', 2000),
    textField('advice', 2000),
    textField('prevention', 2000, false),
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
  importDiseases: {
    endpoint: contract.disease.importDiseases,
    valid: () => ({
      rows: [{ ...newDiseaseBody('Pharyngite'), row: 2, id: '0197a000-0000-7000-8000-000000000000' }],
      apply: true,
    }),
    fields: [
      {
        ...list('rows', [[], Array.from({ length: 501 }, (_, i) => ({ ...newDiseaseBody(`N ${i}`), row: i + 1 }))]),
        required: true,
      },
      flag('apply', true),
      { path: 'digest', bad: [null, 1, [], long(101)] },
      { path: 'rows.0', bad: [null, 1, 'x', [], {}] },
      { path: 'rows.0.row', required: true, bad: [null, '2', 0, 1.5, 1e300] },
      { path: 'rows.0.id', bad: [null, 1, 'x', ''] },
      ...body.fields.map((field) => ({ ...field, path: `rows.0.${field.path}` })),
    ],
  },
}

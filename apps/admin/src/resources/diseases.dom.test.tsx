import { exportOf } from '@potager/admin-kit/testing'
import type { Disease } from '@potager/domain/disease'
import { readDiseaseFile } from '@potager/domain/forms'
import { expect, it } from 'vitest'
// oxlint-disable-next-line import/no-unassigned-import -- it gives the page its configuration
import '../testing/backOffice.tsx'
import { columns } from './diseases.tsx'

const coryza: Disease = {
  id: '0197a000-0000-4000-8000-000000000001',
  name: 'Coryza',
  description: 'Rhume.',
  urgency: 'MEDIUM',
  advice: 'Consultez.',
  prevention: 'Vaccin.',
  symptoms: ['fièvre', 'toux'],
  affectedRaces: ['Siamois', 'Persan'],
}

it('exports all of a disease, as the import reads it', () => {
  const file = new TextEncoder().encode(exportOf(columns, [coryza]))
  expect(readDiseaseFile(file)).toEqual({ rows: [{ ...coryza, row: 2 }], refused: [] })
})

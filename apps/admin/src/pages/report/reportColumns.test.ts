import { csvFile } from '@potager/admin-kit/export'
import { readReport } from '@potager/domain/report'
import { expect, it } from 'vitest'
import { reportColumns } from './reportColumns.ts'

it('the export of a report has its date in Paris time and its resolution', () => {
  const made = { createdAt: '2026-07-14T22:30:00Z', resolved: true, resolution: 'Ajoutée' }
  const [, row] = csvFile(reportColumns)
    .write([readReport({ id: 'r1', sessionId: 's1', feedback: 'Non', ...made })])
    .split('\r\n')
  expect(row).toBe('r1;s1;15/07/2026 00:30;Non;;oui;Ajoutée')
})

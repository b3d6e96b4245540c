import { csvOf } from '@potager/admin-kit/export'
import { readReport } from '@potager/domain/report'
import { expect, it } from 'vitest'
import { reportColumns } from './reportColumns.ts'

it('exports when a report was made by the clock of Paris, and what became of it', () => {
  const made = { createdAt: '2026-07-14T22:30:00Z', resolved: true, resolution: 'Ajoutée' }
  const [, row] = csvOf(reportColumns, [readReport({ id: 'r1', sessionId: 's1', feedback: 'Non', ...made })]).split(
    '\r\n',
  )
  expect(row).toBe('r1;s1;15/07/2026 00:30;Non;;oui;Ajoutée')
})

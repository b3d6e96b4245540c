import { csvFile } from '@potager/admin-kit/export'
import { staleCalls } from '@potager/admin-kit/testing'
import { getAccuracy, getAnalytics } from '@potager/domain/analytics'
import { getChatSession, getChatSessionStats, readChatSession } from '@potager/domain/chat-session'
import { listDishes } from '@potager/domain/dish'
import { listReports, readReport, resolveReport } from '@potager/domain/report'
import { expect, it } from 'vitest'
import { openTab, reportAddress } from './reportAddress.ts'
import { reportColumns } from './reportColumns.ts'
import { readReportDraft, reportDraftOf } from './reportDraft.ts'

const report = readReport({ id: 'r1', sessionId: 's1', feedback: '+1', actualDiagnosis: 'Coryza', resolved: true })

it('shows unresolved reports unless the address says otherwise [RPT-07] [RPT-11]', () => {
  const first = { resolved: false, filter: {}, page: 0, session: null }
  expect(reportAddress.read(new URLSearchParams())).toEqual(first)
  expect(reportAddress.write(first).toString()).toBe('')
  const full = {
    resolved: true,
    filter: { search: 'toux', from: '2026-01-01', to: '2026-02-01' },
    page: 2,
    session: 's1',
  }
  expect(reportAddress.read(reportAddress.write(full))).toEqual(full)
})

it('opens a tab at its first page [RPT-08]', () => {
  const address = { resolved: false, filter: { search: 'toux' }, page: 3, session: null }
  expect(openTab(address, true)).toEqual({ ...address, resolved: true, page: 0 })
})

it('reads reports, figures and analytics again once one is resolved [RPT-40]', () => {
  const kept = [listReports, getChatSession, getChatSessionStats, getAnalytics, getAccuracy, listDishes]
  expect(staleCalls(resolveReport, kept)).toEqual(kept.slice(0, -1).map(({ name }) => name))
})

it('exports reports safe from formulas [RPT-13]', () => {
  expect(csvFile(reportColumns).write([{ ...report, createdAt: null }])).toBe(
    "\ufeffIdentifiant;Session;Date;Commentaire;Diagnostic suggéré;Résolu;Résolution\r\nr1;s1;;'+1;Coryza;oui;\r\n",
  )
})

it('a report prefills the disease form with name, symptoms and breed', () => {
  const draft = reportDraftOf(report, null)
  expect(readReportDraft({ reportDraft: draft })).toEqual({ name: 'Coryza', symptoms: '', affectedRaces: '' })
  expect(readReportDraft(null)).toBeNull()
  const session = readChatSession({ id: 's1', race: 'Main Coon', symptoms: ['toux', 'fièvre'] })
  expect(reportDraftOf(report, session)).toEqual({
    name: 'Coryza',
    symptoms: 'toux, fièvre',
    affectedRaces: 'Main Coon',
  })
})

it('the export of a report has its date in Paris time and its resolution', () => {
  const made = { createdAt: '2026-07-14T22:30:00Z', resolved: true, resolution: 'Ajoutée' }
  const [, row] = csvFile(reportColumns)
    .write([readReport({ id: 'r1', sessionId: 's1', feedback: 'Non', ...made })])
    .split('\r\n')
  expect(row).toBe('r1;s1;15/07/2026 00:30;Non;;oui;Ajoutée')
})

import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import { createReport, listReports, matchesReportFilter, readReport, resolutionRate, resolveReport } from './index.ts'

describe('a report [ENT-13]', () => {
  it('is read with its optional texts, blank ones being none (T17)', () => {
    const wire = {
      id: 7,
      sessionId: 'abc',
      feedback: 'Non',
      actualDiagnosis: ' ',
      createdAt: [2026, 7, 14, 19, 0],
      resolved: false,
      resolution: null,
    }
    expect(readReport(wire)).toEqual({
      id: '7',
      sessionId: 'abc',
      feedback: 'Non',
      createdAt: wallToInstant('2026-07-14T19:00:00'),
      resolved: false,
    })
    expect(
      readReport({ ...wire, resolved: true, resolution: 'Documenté', actualDiagnosis: 'Gale', updateDisease: true }),
    ).toMatchObject({
      resolved: true,
      resolution: 'Documenté',
      actualDiagnosis: 'Gale',
      updateDisease: true,
    })
    expect(readReport({ ...wire, resolvedAt: '2026-07-15T10:00:00Z' }).resolvedAt).toBe(Date.UTC(2026, 6, 15, 10))
    expect(readReport(undefined)).toMatchObject({ id: '', createdAt: null, resolved: false })
  })

  it('passes a search in its session, feedback and suggestion, whatever the case [RPT-09] [RPT-10]', () => {
    const report = { id: 'CD34', sessionId: 'AB12', feedback: 'Rien à VOIR', actualDiagnosis: 'Gale', createdAt: 0 }
    for (const search of ['ab12', 'voir', 'gALE', '  ']) expect(matchesReportFilter(report, { search })).toBe(true)
    for (const search of ['teigne', '#', '?']) expect(matchesReportFilter(report, { search }), search).toBe(false)
  })

  it('passes a search for what its card shows: its number, its session’s, a name without its accents [RPT-09]', () => {
    const report = {
      id: '01955b3b-0000-7000-8000-0000bfba3211',
      sessionId: '01955b3b-0000-7000-8000-0000a1b2c3d4',
      feedback: 'Le vétérinaire a trouvé autre chose.',
      actualDiagnosis: 'Hyperthyroïdie',
      createdAt: 0,
    }
    for (const search of ['#bfba3211', 'bfba3211', '#A1B2C3D4', 'HYPERTHYROIDIE', 'veterinaire a trouve'])
      expect(matchesReportFilter(report, { search }), search).toBe(true)
    expect(matchesReportFilter(report, { search: '#bfba9999' })).toBe(false)
    expect(matchesReportFilter(report, { search: ' bfba3211 ' })).toBe(true)
    expect(matchesReportFilter(report, { search: 'bfba#3211' })).toBe(false)
  })

  it('does not match a search by letters of a missing diagnosis', () => {
    const report = { id: '1', sessionId: '2', feedback: '3', createdAt: 0 }
    for (const search of 'abcdefghijklmnopqrstuvwxyz')
      expect(matchesReportFilter(report, { search }), search).toBe(false)
  })

  it('passes the end day to its last millisecond [RPT-12] [AMB-29]', () => {
    const at = (wall: string) => ({ id: '', sessionId: '', feedback: '', createdAt: wallToInstant(wall) })
    expect(matchesReportFilter(at('2026-07-14T23:59:59.999'), { to: '2026-07-14' })).toBe(true)
    expect(matchesReportFilter(at('2026-07-15T00:00:00'), { to: '2026-07-14' })).toBe(false)
    const undated = { id: '', sessionId: '', feedback: '', createdAt: null }
    expect(matchesReportFilter(undated, { from: '2026-07-14' })).toBe(false)
    expect(matchesReportFilter(undated, { to: '2026-07-14' })).toBe(false)
    expect(matchesReportFilter(undated, {})).toBe(true)
  })
})

it('the resolution rate of reports is null without reports (AMB-48)', () => {
  expect([resolutionRate(3, 1), resolutionRate(0, 4), resolutionRate(0, 0)]).toEqual([75, 0, null])
})

it('listReports asks for unresolved reports by default, ten per page [RPT-38] (T21)', () => {
  expect(listReports.request({ page: 0 }).query).toEqual({ resolved: false, page: 0, size: 10 })
  expect(listReports.request({ resolved: true, page: 2, size: 5 }).query).toEqual({
    resolved: true,
    page: 2,
    size: 5,
  })
})

it('resolveReport sends both keys, with the text trimmed [RPT-39] [AMB-49]', () => {
  expect(resolveReport.request({ id: 'r', resolution: ' Fait ', updateDisease: false })).toEqual({
    params: { id: 'r' },
    body: { resolution: 'Fait', updateDisease: false },
  })
})

it('createReport leaves out a blank diagnosis', () => {
  const draft = { sessionId: 's', feedback: 'Non' }
  expect(createReport.request({ ...draft, actualDiagnosis: ' ' }).body).toEqual(draft)
})

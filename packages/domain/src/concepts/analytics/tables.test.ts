import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import type { ChatSession } from '../chat-session/index.ts'
import {
  accuracyTable,
  analyticsOf,
  type CountedSession,
  calibrationTable,
  confusionTable,
  countSessions,
  gapsTable,
  hoursTable,
  racesTable,
  sessionsTable,
  symptomsTable,
  weekdaysTable,
} from './index.ts'

const week = { from: '2026-07-13', to: '2026-07-19' }

function session(wall: string, race: string, symptoms: string[], rest: Partial<CountedSession> = {}): CountedSession {
  return {
    race,
    symptoms,
    createdAt: wallToInstant(wall),
    hasReports: (rest.reports ?? []).length > 0,
    uncovered: [],
    results: [{ name: 'Coryza', probability: 42 } satisfies Partial<ChatSession['results'][number]>],
    reports: [],
    ...rest,
  }
}
/** Older than both periods, so that data covers them. */
const first = session('2026-07-01T10:00:00', 'Persan', ['soif'])
const analyticsFor = (sessions: CountedSession[]) =>
  analyticsOf(week, countSessions(sessions, week, wallToInstant('2026-07-20T12:00:00')), 85)

const told = analyticsFor([
  first,
  session('2026-07-12T10:00:00', 'Chat', ['toux']),
  session('2026-07-13T10:00:00', 'Chat', ['toux', 'fièvre']),
  session('2026-07-13T10:30:00', 'Chat', ['toux'], { reports: [{ actualDiagnosis: 'Grippe' }] }),
  session('2026-07-19T23:30:00', 'Beagle', ['hoquet'], { results: [], uncovered: ['hoquet'] }),
])

describe('the tables of the charts', () => {
  it('show sessions and accuracy by day, with the interval of the accuracy [ANA-07]', () => {
    expect(sessionsTable(told)).toMatchObject({ title: 'Sessions par jour', sample: 3 })
    expect(sessionsTable(told).rows[0]).toEqual(['13/07/2026', '13/07/2026', 2, 1])
    expect(accuracyTable(told).rows[0]).toEqual(['13/07/2026', '13/07/2026', 2, 50, 9.5, 90.5])
    expect(accuracyTable(told).rows[1]).toEqual(['14/07/2026', '14/07/2026', 0, null, null, null])
  })

  it('tell symptoms and breeds with their share and the previous period [ANA-07]', () => {
    expect(symptomsTable(told).rows).toEqual([
      ['toux', 2, 66.7, 1, 1],
      ['fièvre', 1, 33.3, 0, 0],
      ['hoquet', 1, 33.3, 0, 0],
    ])
    expect(racesTable(told).rows).toEqual([
      ['Chat', 2, 66.7, 1, 1],
      ['Beagle', 1, 33.3, 0, 0],
    ])
  })

  it('leave the previous period empty when data does not cover it (AMB-40)', () => {
    const uncovered = analyticsFor([
      session('2026-07-12T10:00:00', 'Chat', ['toux']),
      session('2026-07-13T10:00:00', 'Chat', ['toux'], { uncovered: ['toux'] }),
    ])
    for (const table of [symptomsTable, racesTable, gapsTable])
      expect(table(uncovered).rows.map((row) => row.at(-1))).toEqual([null])
  })

  it('show 8 symptoms, and 6 breeds with the others in one row [ANA-08] [ANA-09]', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']
    const many = analyticsFor([
      first,
      ...names.map((name) => session('2026-07-14T08:00:00', `Race ${name}`, [`signe ${name}`])),
    ])
    expect(symptomsTable(many).rows).toHaveLength(8)
    const { rows } = racesTable(many)
    expect(rows).toHaveLength(7)
    expect(rows.at(-1)).toEqual(['+4 autres races', 4, 40, 0, 0])
  })

  it('tell hours and weekdays of Paris [ANA-11]', () => {
    expect(hoursTable(told).rows.filter(([, count]) => count)).toEqual([
      ['10 h', 2],
      ['23 h', 1],
    ])
    expect(weekdaysTable(told).rows.filter(([, count]) => count)).toEqual([
      ['Lundi', 2],
      ['Dimanche', 1],
    ])
  })

  it('tell gaps of the base, confusions and calibration', () => {
    expect(gapsTable(told).rows).toEqual([['hoquet', 1, 33.3, 0]])
    expect(confusionTable(told)).toMatchObject({ sample: 1, rows: [['Coryza', 'Grippe', 1]] })
    expect(calibrationTable(told).rows[4]).toEqual(['40–50', 2, 1, null])
    expect(calibrationTable(told).sample).toBe(2)
  })

  it('come from analytics that do not depend on the order of the sessions [ANA-14]', () => {
    const again = analyticsFor([
      session('2026-07-19T23:30:00', 'Beagle', ['hoquet'], { results: [], uncovered: ['hoquet'] }),
      session('2026-07-13T10:30:00', 'Chat', ['toux'], { reports: [{ actualDiagnosis: 'Grippe' }] }),
      session('2026-07-13T10:00:00', 'Chat', ['toux', 'fièvre']),
      session('2026-07-12T10:00:00', 'Chat', ['toux']),
      first,
    ])
    expect(again).toEqual(told)
  })
})

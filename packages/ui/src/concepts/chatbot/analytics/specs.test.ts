import type { Analytics, TermShare } from '@potager/domain/analytics'
import { describe, expect, it } from 'vitest'
import { analyticsFor, quiet } from './analytics.fixtures.ts'
import { specs } from './specs.ts'

const week = analyticsFor(7)
const shares = (names: readonly string[]): Analytics['symptoms'] => ({
  distinct: names.length,
  terms: names.map((name, index): TermShare => ({ name, count: 30 - index, percentage: 5, reported: 1, previous: 2 })),
})
const change = (changes: Partial<Analytics>): Analytics => ({ ...week, ...changes })
const period = { from: '2026-11-20', to: '2026-11-20' }

describe('drawing the chatbot’s charts', () => {
  it('stacks the reported sessions of a day in its sessions', () => {
    expect(
      specs.sessions(change({ series: [{ ...period, sessions: 12, reported: 3, accuracyRate: 75 }] })),
    ).toMatchObject({
      kind: 'stack',
      points: [{ label: '20/11', value: 12, marked: 3 }],
      parts: ['Sans signalement', 'Signalées'],
    })
  })

  it('draws the accuracy to a decimal against its target, with a gap for a day without a rate', () => {
    const series = [
      { ...period, sessions: 3, reported: 1, accuracyRate: 66.6666 },
      { ...period, sessions: 0, reported: 0, accuracyRate: null },
    ]
    const { kind, points, target } = specs.accuracy(change({ series }))
    expect(kind).toBe('percents')
    expect(points).toEqual([
      { label: '20/11', value: 66.7 },
      { label: '20/11', value: null },
    ])
    expect(target).toBe(85)
  })

  it('draws symptoms and breeds as bars with their names and counts', () => {
    const names = ['toux', 'fièvre']
    const bars = [
      { label: 'toux', value: 30 },
      { label: 'fièvre', value: 29 },
    ]
    expect(specs.symptoms(change({ symptoms: shares(names) }))).toMatchObject({ kind: 'bars', points: bars })
    expect(specs.races(change({ races: shares(names) }))).toMatchObject({ kind: 'bars', points: bars })
  })

  it('draws the eight most asked unknown symptoms of a longer list', () => {
    const many = shares(Array.from({ length: 12 }, (_, index) => `s${index}`))
    const { points } = specs.gaps(change({ uncovered: many }))
    expect(points.map(({ label }) => label)).toEqual(['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7'])
  })

  it('draws the hours and the days of the week as columns', () => {
    const hours = specs.hours(change({ hours: Array.from({ length: 24 }, (_, hour) => hour * 2) }))
    expect(hours.kind).toBe('columns')
    expect(hours.points[9]).toEqual({ label: '9 h', value: 18 })
    expect(hours.points).toHaveLength(24)
    const days = specs.weekdays(change({ weekdays: [7, 6, 5, 4, 3, 2, 1] }))
    expect(days.kind).toBe('columns')
    expect(days.points.map(({ label }) => label.toLowerCase())).toEqual([
      'lun',
      'mar',
      'mer',
      'jeu',
      'ven',
      'sam',
      'dim',
    ])
    expect(days.points.map(({ value }) => value)).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  it('draws the unreported share by band, with a gap for a band without a rate', () => {
    const band = { from: 70, to: 80, sessions: 30, reported: 1 }
    const { kind, points } = specs.calibration(
      change({
        calibration: [
          { ...band, unreportedRate: 96.66 },
          { ...band, from: 80, to: 90, unreportedRate: null },
        ],
      }),
    )
    expect(kind).toBe('columns')
    expect(points).toEqual([
      { label: '70–80', value: 96.7 },
      { label: '80–90', value: null },
    ])
  })

  it('has one unit for all counts, and different ones for accuracy and calibration', () => {
    const units = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec(quiet).unit]))
    expect(new Set([units.sessions, units.hours, units.weekdays, units.symptoms, units.races, units.gaps]).size).toBe(1)
    expect(new Set([units.sessions, units.accuracy, units.calibration]).size).toBe(3)
  })
})

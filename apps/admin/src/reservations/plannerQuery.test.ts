import { expect, it } from 'vitest'
import { readPlannerQuery, writePlannerQuery } from './plannerQuery.ts'

it('keeps the period of the planner in the address', () => {
  for (const query of [
    { span: 'day', day: '2026-11-21' },
    { span: 'week', day: '2027-01-04' },
  ] as const)
    expect(readPlannerQuery(writePlannerQuery(query), '2026-01-01')).toEqual(query)
})

it('shows today when the address names no day', () => {
  for (const address of ['vue=planning', 'vue=planning&jour=2026-02-30', 'vue=planning&jour=demain'])
    expect(readPlannerQuery(new URLSearchParams(address), '2026-11-21')).toEqual({ span: 'day', day: '2026-11-21' })
})

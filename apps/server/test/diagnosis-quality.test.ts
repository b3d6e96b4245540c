import { readDisease } from '@potager/domain/disease'
import { expect, it } from 'vitest'
import { demoSessions } from '../src/setup/demo/chat-sessions.ts'
import { demoDiseases } from '../src/setup/demo/load.ts'
import { createChance } from '../src/setup/demo/random.ts'
import { qualityOf } from './quality.ts'

const base = demoDiseases.map((disease) => readDisease({ ...disease, id: disease.name }))
const urgent = base.filter(({ urgency }) => urgency === 'HIGH')

// The figures of docs/diagnosis.md; explain there any change that lowers one.
it.each([
  [1, { first: 49, inThree: 87 }],
  [2, { first: 83, inThree: 99 }],
  [3, { first: 95, inThree: 100 }],
])('finds the disease from any %i of its symptoms as often as docs/diagnosis.md says', (count, least) => {
  const { first, inThree } = qualityOf(base, base, count)
  expect(first).toBeGreaterThanOrEqual(least.first)
  expect(inThree).toBeGreaterThanOrEqual(least.inThree)
})

it.each([1, 2, 3])('always has an urgent result for %i symptoms of an urgent disease', (count) => {
  expect(qualityOf(urgent, base, count)).toMatchObject({ urgent: 100 })
})

it('finds the disease of answered demo sessions first in over 90 %, among three in over 99 %', async () => {
  const sessions = await demoSessions(createChance(1), base, Date.UTC(2026, 5, 1))
  const answered = sessions.filter(({ diagnosis }) => diagnosis.length > 0)
  const placed = (most: number) =>
    answered.filter(({ diagnosis, truth }) => diagnosis.slice(0, most).some(({ diseaseId }) => diseaseId === truth.id))
  expect(answered.length / sessions.length).toBeGreaterThan(0.96)
  expect(placed(1).length / answered.length).toBeGreaterThan(0.9)
  expect(placed(3).length / answered.length).toBeGreaterThan(0.99)
})

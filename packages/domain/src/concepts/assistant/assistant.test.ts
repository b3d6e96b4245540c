import { describe, expect, it } from 'vitest'
import { speciesOf } from '../disease/index.ts'
import { readAssistant, readConsultation } from './assistant.ts'
import { fitOf, raceOf, urgentFirst } from './likeness.ts'

describe('what a pet owner is told', () => {
  it('is the most urgent first, equals as they came, unknown urgencies last', () => {
    const results = ['LOW', 'HIGH', 'ODD', 'MEDIUM', 'HIGH'].map((urgency, place) => ({ urgency, place }))
    expect(urgentFirst(results).map(({ place }) => place)).toEqual([1, 4, 3, 0, 2])
  })

  it('is how well symptoms fit, never a percentage, and weak when nobody knows', () => {
    expect([null, 0, 34.9, 35, 64.9, 65, 100].map(fitOf)).toEqual([
      'weak',
      'weak',
      'weak',
      'fair',
      'fair',
      'strong',
      'strong',
    ])
  })
})

it('tells the engine the breed, the species where nobody knows it, both where the breed tells none', () => {
  expect(raceOf('cat', '  ')).toBe('chat')
  expect(raceOf('dog', ' Labrador ')).toBe('Labrador')
  expect(raceOf('dog', 'croisé')).toBe('chien croisé')
})

it.each([
  ['dog', 'Lévrier persan', 'chien Lévrier persan'],
  ['dog', 'Elkhound norvégien', 'chien Elkhound norvégien'],
  ['dog', 'Berger européen', 'chien Berger européen'],
  ['dog', 'Siamois', 'chien Siamois'],
  ['cat', 'chat labrador', 'chat labrador'],
  // Ambiguous breed: the chosen species wins.
  ['cat', 'chien', 'chat'],
] as const)('a %s of breed « %s » stays one: the species that was chosen counts', (species, breed, race) => {
  expect(raceOf(species, breed)).toBe(race)
  expect(speciesOf(race)).toBe(species)
})

it('reads what a server says, and is closed where it says nothing', () => {
  expect(readAssistant(undefined)).toEqual({
    status: 'closed',
    message: '',
    errorMessage: '',
    symptoms: [],
    keptDays: null,
  })
  expect(readAssistant({ status: 'maintenance', keptDays: 90 })).toMatchObject({ status: 'maintenance', keptDays: 90 })
  expect(readAssistant({ status: 'napping' }).status).toBe('closed')
  expect(readConsultation({ id: 'c', durationMs: 1.5, reported: true })).toMatchObject({
    durationMs: 1.5,
    reported: true,
    results: [],
    endsAt: null,
  })
})

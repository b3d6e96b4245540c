import { describe, expect, it } from 'vitest'
import { speciesOf } from '../disease/index.ts'
import { fitOf, raceOf, readAssistant, readConsultation, urgentFirst } from './assistant.ts'

describe('results shown to a pet owner', () => {
  it('are sorted by urgency, equals in their order, unknown urgencies last', () => {
    const results = ['LOW', 'HIGH', 'ODD', 'MEDIUM', 'HIGH'].map((urgency, place) => ({ urgency, place }))
    expect(urgentFirst(results).map(({ place }) => place)).toEqual([1, 4, 3, 0, 2])
  })

  it('show the fit as weak, fair or strong instead of a percentage, and as weak when unknown', () => {
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

it('raceOf gives the breed, the species without a breed, or both when the breed implies none', () => {
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
] as const)('raceOf keeps the chosen species for a %s of breed « %s »', (species, breed, race) => {
  expect(raceOf(species, breed)).toBe(race)
  expect(speciesOf(race)).toBe(species)
})

it('reading the assistant or a consultation fills missing fields, with an unknown status as closed', () => {
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

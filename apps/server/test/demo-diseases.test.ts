import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { diagnose } from '@potager/domain/diagnosis'
import { ALL_RACES, nearDuplicates, speciesOf } from '@potager/domain/disease'
import { describe, expect, it } from 'vitest'
import { demoSymptoms } from '../src/setup/demo/diseases-vocabulary.ts'
import { demoDiseases } from '../src/setup/demo/load.ts'

const base = demoDiseases.map((disease) => ({ ...disease, id: disease.name }))
const concerning = (race: string) => demoDiseases.filter(({ affectedRaces }) => affectedRaces.includes(race))

describe('demo diseases', () => {
  it('are 40 that our own rules accept, for cats, for dogs and for both', () => {
    expect(new Set(demoDiseases.map(({ name }) => name)).size).toBe(40)
    for (const disease of demoDiseases) {
      expect(contract.disease.createDisease.body.safeParse(disease).error?.issues ?? [], disease.name).toEqual([])
      expect(disease.description.length).toBeGreaterThan(30)
    }
    for (const race of ['chat', 'chien', ALL_RACES]) expect(concerning(race).length, race).toBeGreaterThan(7)
  })

  it('name only breeds of a known species', () => {
    const races = demoDiseases.flatMap(({ affectedRaces }) => affectedRaces).filter((race) => race !== ALL_RACES)
    expect(races.filter((race) => speciesOf(race) === null)).toEqual([])
  })

  it('use every demo symptom, without near duplicates', () => {
    expect(nearDuplicates(demoSymptoms)).toEqual([])
    expect(new Set(demoDiseases.flatMap(({ symptoms }) => symptoms))).toEqual(new Set(demoSymptoms))
    expect(demoDiseases.filter(({ symptoms }) => new Set(symptoms).size < Math.max(3, symptoms.length))).toEqual([])
  })

  it('always advise a veterinarian, with a call first when the urgency is high', () => {
    for (const { advice, name, urgency } of demoDiseases) {
      expect(advice, name).toMatch(/consultez un vétérinaire[^.]*\.$/i)
      expect(advice.startsWith('Appelez un vétérinaire immédiatement'), name).toBe(urgency === 'HIGH')
    }
  })

  it('come first with 100 % when all their symptoms are given, and no other reaches 95 %', () => {
    for (const { name, symptoms, affectedRaces } of base) {
      const race = affectedRaces[0] === ALL_RACES ? 'Lapin' : (affectedRaces[0] ?? '')
      const [first, second] = diagnose(
        { symptoms, race },
        { diseases: base, signs: [] },
        defaultChatbotSettings.diagnosis,
      )
      expect([first?.name, first?.probability]).toEqual([name, 100])
      expect(second?.probability ?? 0).toBeLessThan(95)
    }
  })
})

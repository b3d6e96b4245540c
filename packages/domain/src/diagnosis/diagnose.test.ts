import { describe, expect, it } from 'vitest'
import { type DiagnosisSettings, defaultChatbotSettings } from '../chatbot-settings/index.ts'
import type { Disease } from '../disease/index.ts'
import { diagnose, uncoveredSymptoms } from './diagnose.ts'
import { readDiagnosisResult } from './diagnosis.ts'
import { symptomLikeness } from './symptom-likeness.ts'

const disease = (name: string, symptoms: string[], more: Partial<Disease> = {}): Disease => ({
  id: name,
  name,
  description: `${name}, en bref.`,
  urgency: 'LOW',
  advice: 'Consultez un vétérinaire.',
  symptoms,
  affectedRaces: ['toutes'],
  ...more,
})
const settings = (change: Partial<DiagnosisSettings> = {}): DiagnosisSettings => ({
  ...defaultChatbotSettings.diagnosis,
  minProbabilityThreshold: 5,
  ...change,
})
const ask = (symptoms: string[], diseases: Disease[], change: Partial<DiagnosisSettings> = {}, race = 'Siamois') =>
  diagnose({ symptoms, race }, diseases, settings(change))

const flu = disease('Coryza', ['éternuements', 'fièvre', 'toux', 'larmoiement'])

describe('a diagnosis', () => {
  it('says which symptoms matched, which are missing and what to do [ENT-12]', () => {
    expect(ask(['Fievre', 'éternuement'], [flu])).toEqual([
      {
        diseaseId: 'Coryza',
        name: 'Coryza',
        description: 'Coryza, en bref.',
        advice: 'Consultez un vétérinaire.',
        urgency: 'LOW',
        // Two of four, and both of those given: 4 of 6.
        probability: 66.7,
        matched: ['éternuements', 'fièvre'],
        missing: ['toux', 'larmoiement'],
        raceBonus: false,
      },
    ])
  })

  it('is certain when all symptoms agree, and none when none does', () => {
    expect(ask(flu.symptoms, [flu])[0]?.probability).toBe(100)
    expect(ask(['boiterie'], [flu])).toEqual([])
    expect(ask([], [flu])).toEqual([])
    expect(ask(['…'], [disease('Vide', ['?'])])).toEqual([])
  })

  it('counts a symptom once however often it is given', () => {
    expect(ask(['toux', 'Toux', 'la toux'], [flu])).toEqual(ask(['toux'], [flu]))
  })

  it('orders by probability, then by name', () => {
    const coughs = ['Zona', 'Épilepsie', 'Asthme'].map((name) => disease(name, ['toux']))
    const names = ask(['toux'], [flu, ...coughs], { maxResultsReturned: 5 }).map(({ name }) => name)
    expect(names).toEqual(['Asthme', 'Épilepsie', 'Zona', 'Coryza'])
  })
})

describe('each setting', () => {
  it('minProbabilityThreshold keeps results from that percent on', () => {
    expect(ask(['toux'], [flu])[0]?.probability).toBe(40)
    expect(ask(['toux'], [flu], { minProbabilityThreshold: 40 })).toHaveLength(1)
    expect(ask(['toux'], [flu], { minProbabilityThreshold: 41 })).toEqual([])
  })

  it('maxResultsReturned limits them', () => {
    const many = Array.from({ length: 8 }, (_, index) => disease(`M${index}`, ['toux']))
    for (const count of [1, 2, 3, 5] as const) {
      expect(ask(['toux'], many, { maxResultsReturned: count })).toHaveLength(count)
    }
  })

  it('requireExactSymptomMatch refuses parts and slips, never case, accents or plurals', () => {
    const exact = { requireExactSymptomMatch: true }
    const dry = disease('Trachéite', ['toux sèche'])
    expect(ask(['toux'], [dry])[0]).toMatchObject({ probability: 50, matched: ['toux sèche'] })
    expect(ask(['toux'], [dry], exact)).toEqual([])
    expect(ask(['Toux seches'], [dry], exact)[0]?.probability).toBe(100)
    expect(ask(['larmoiment'], [flu])).toHaveLength(1)
    expect(ask(['larmoiment'], [flu], exact)).toEqual([])
  })

  it('enableRaceSpecificBonus raises what names the breed or its species', () => {
    const named = disease('Féline', ['toux', 'fièvre'], { affectedRaces: ['chat'] })
    const [plain] = ask(['toux'], [named], { enableRaceSpecificBonus: false })
    const [raised] = ask(['toux'], [named])
    expect([plain?.probability, plain?.raceBonus]).toEqual([66.7, false])
    // Odds of 2 become 2.5.
    expect([raised?.probability, raised?.raceBonus]).toEqual([71.4, true])
    expect(ask(['toux'], [flu])[0]?.raceBonus).toBe(false)
  })

  it('never points to a disease of another species, bonus or not', () => {
    const canine = disease('Toux du chenil', ['toux'], { affectedRaces: ['chien'] })
    for (const enableRaceSpecificBonus of [true, false]) {
      expect(ask(['toux'], [canine], { enableRaceSpecificBonus })).toEqual([])
      expect(ask(['toux'], [canine], { enableRaceSpecificBonus }, 'Beagle')).toHaveLength(1)
    }
  })

  it('urgencyWeighting weighs high urgency against low, medium half-way', () => {
    const probability = (urgency: string, urgencyWeighting: number) =>
      ask(['toux'], [disease('X', ['toux', 'fièvre', 'éternuements'], { urgency })], { urgencyWeighting })[0]
        ?.probability
    expect(['LOW', 'MEDIUM', 'HIGH', 'AUTRE'].map((urgency) => probability(urgency, 2))).toEqual([50, 60, 66.7, 50])
    expect(probability('HIGH', 1)).toBe(50)
    expect(probability('HIGH', 0.5)).toBe(33.3)
  })
})

describe('likeness of symptoms', () => {
  it('is the share of the words that they have in common, when one is part of the other', () => {
    expect(symptomLikeness('toux', 'toux sèche et forte', false)).toBeCloseTo(1 / 3)
    expect(symptomLikeness('toux grasse', 'toux sèche', false)).toBe(0)
    expect(symptomLikeness('', 'toux', false)).toBe(0)
  })

  it('is none between a symptom and its contrary', () => {
    expect(symptomLikeness('sans toux', 'toux', false)).toBe(0)
    expect(symptomLikeness('pas de fièvre', 'fièvre', false)).toBe(0)
    expect(symptomLikeness('pas de fièvre', 'aucune fièvre', false)).toBe(0)
    expect(symptomLikeness('sans fièvre', 'Sans fièvres', true)).toBe(1)
  })
})

it('tells which symptoms the base does not cover', () => {
  expect(uncoveredSymptoms(['toux', 'boiterie', 'Fievre'], [flu], false)).toEqual(['boiterie'])
  expect(uncoveredSymptoms(['toux grasse'], [flu], true)).toEqual(['toux grasse'])
})

it('reads a result as any server sends it, without inventing a probability (T19, AMB-50)', () => {
  const plain = { name: 'Coryza', description: 'd', advice: 'a', urgency: 'HIGH' }
  const read = { ...plain, diseaseId: '', matched: [], missing: [], raceBonus: false }
  expect(readDiagnosisResult({ ...plain, probability: 0.8 })).toEqual({ ...read, probability: 0.8 })
  expect(readDiagnosisResult({ ...plain, probability: Number.NaN }).probability).toBeNull()
  expect(readDiagnosisResult(null).name).toBe('')
})

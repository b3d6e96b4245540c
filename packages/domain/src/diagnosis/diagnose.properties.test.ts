import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { type DiagnosisSettings, resultCounts } from '../chatbot-settings/index.ts'
import { type Disease, urgencies } from '../disease/index.ts'
import { diagnose } from './diagnose.ts'

const symptom = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      'toux',
      'toux sèche',
      'fièvre',
      'Fievre',
      'perte d’appétit',
      'appétit',
      'œil rouge',
      'yeux rouges',
      'sans toux',
      'boiteries',
      'boiterie',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
)
const race = fc.constantFrom('Siamois', 'chat', 'Labrador', 'chien', 'toutes', 'Lapin', '')
const disease: fc.Arbitrary<Disease> = fc.record({
  id: fc.uuid(),
  name: fc.string({ minLength: 1, maxLength: 5 }),
  description: fc.constant(''),
  urgency: fc.constantFrom(...urgencies, 'AUTRE'),
  advice: fc.constant(''),
  symptoms: fc.array(symptom, { minLength: 1, maxLength: 6 }),
  affectedRaces: fc.array(race, { maxLength: 3 }),
})
const settings: fc.Arbitrary<DiagnosisSettings> = fc.record({
  minProbabilityThreshold: fc.integer({ min: 5, max: 50 }),
  maxResultsReturned: fc.constantFrom(...resultCounts),
  requireExactSymptomMatch: fc.boolean(),
  enableRaceSpecificBonus: fc.boolean(),
  urgencyWeighting: fc.integer({ min: 5, max: 20 }).map((tenths) => tenths / 10),
})
const question = fc.record({ symptoms: fc.array(symptom, { maxLength: 6 }), race })
const base = fc.uniqueArray(disease, { selector: ({ id }) => id, maxLength: 10 })

/** One disease's probability, 0 when it is not even a candidate. */
function probabilityOf(one: Disease, asked: { symptoms: string[]; race: string }, given: DiagnosisSettings): number {
  return diagnose(asked, [one], { ...given, minProbabilityThreshold: 0 })[0]?.probability ?? 0
}

describe('whatever is asked', () => {
  test.prop([question, base, settings])(
    'results keep to the threshold, the limit, 0 to 100 and their order',
    (asked, diseases, given) => {
      const results = diagnose(asked, diseases, given)
      expect(results.length).toBeLessThanOrEqual(given.maxResultsReturned)
      for (const [index, { probability, matched, missing, diseaseId }] of results.entries()) {
        expect(probability).toBeGreaterThanOrEqual(given.minProbabilityThreshold)
        expect(probability).toBeLessThanOrEqual(100)
        expect(Math.round(probability * 10) / 10).toBe(probability)
        expect(probability).toBeLessThanOrEqual(results[index - 1]?.probability ?? 100)
        expect(matched.length).toBeGreaterThan(0)
        const own = diseases.find(({ id }) => id === diseaseId)?.symptoms ?? []
        expect([...matched, ...missing].every((name) => own.includes(name))).toBe(true)
      }
    },
  )

  test.prop([question, base, settings, fc.infiniteStream(fc.nat())])(
    'the order in which symptoms and diseases stand changes nothing',
    (asked, diseases, given, chance) => {
      const shuffled = <T>(list: readonly T[]): T[] =>
        list
          .map((item) => ({ item, at: chance.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ item }) => item)
      const other = diagnose({ ...asked, symptoms: shuffled(asked.symptoms) }, shuffled(diseases), given)
      expect(other).toEqual(diagnose(asked, diseases, given))
    },
  )

  test.prop([question, disease, settings, fc.nat()])(
    'one more symptom of a disease never makes it less probable',
    (asked, one, given, at) => {
      const more = { ...asked, symptoms: [...asked.symptoms, one.symptoms[at % one.symptoms.length] ?? ''] }
      expect(probabilityOf(one, more, given)).toBeGreaterThanOrEqual(probabilityOf(one, asked, given))
    },
  )

  test.prop([question, disease, settings, fc.constantFrom('hoquet', 'zona')])(
    'a symptom that is none of a disease’s never makes it more probable',
    (asked, one, given, strange) => {
      fc.pre(!one.symptoms.some((own) => own.includes(strange)))
      const more = { ...asked, symptoms: [...asked.symptoms, strange] }
      expect(probabilityOf(one, more, given)).toBeLessThanOrEqual(probabilityOf(one, asked, given))
    },
  )

  test.prop([question, disease, settings])(
    'an exact match, no bonus and less weight never raise',
    (asked, one, given) => {
      const now = probabilityOf(one, asked, given)
      const lower = (change: Partial<DiagnosisSettings>) =>
        expect(probabilityOf(one, asked, { ...given, ...change })).toBeLessThanOrEqual(now)
      lower({ requireExactSymptomMatch: true })
      lower({ enableRaceSpecificBonus: false })
      lower({ urgencyWeighting: 0.5 })
    },
  )

  test.prop([question, base, disease, settings])(
    'a disease’s result does not depend on the others',
    (asked, diseases, one, given) => {
      const all = { ...given, maxResultsReturned: 5 } as const
      const alone = diagnose(asked, [one], all)
      const among = diagnose(asked, [...diseases.filter(({ id }) => id !== one.id).slice(0, 4), one], all)
      expect(among.filter(({ diseaseId }) => diseaseId === one.id)).toEqual(alone)
    },
  )
})

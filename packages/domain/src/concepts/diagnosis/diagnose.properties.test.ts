import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { type DiagnosisSettings, resultCounts } from '../chatbot-settings/index.ts'
import { type Disease, urgencies } from '../disease/index.ts'
import type { Sign } from '../sign/sign.ts'
import { diagnose, type KnowledgeBase } from './diagnose.ts'

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
      'sans toux et fièvre',
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
const sign: fc.Arbitrary<Sign> = fc.record({
  id: fc.uuid(),
  name: symptom,
  words: fc.array(fc.oneof(symptom, fc.constantFrom('tousse', 'ne mange plus et tousse', 'yeux qui pleurent')), {
    maxLength: 4,
  }),
  version: fc.constant(1),
})
const base: fc.Arbitrary<KnowledgeBase> = fc.record({
  diseases: fc.uniqueArray(disease, { selector: ({ id }) => id, maxLength: 10 }),
  signs: fc.array(sign, { maxLength: 4 }),
})

/** One disease's probability, 0 when it is not even a candidate. */
function probabilityOf(
  one: Disease,
  asked: { symptoms: string[]; race: string },
  given: DiagnosisSettings,
  signs: readonly Sign[] = [],
): number {
  return diagnose(asked, { diseases: [one], signs }, { ...given, minProbabilityThreshold: 0 })[0]?.probability ?? 0
}

describe('whatever is asked', () => {
  test.prop([question, base, settings])(
    'results keep to the threshold, the limit, 0 to 100 and their order',
    (asked, known, given) => {
      const results = diagnose(asked, known, given)
      expect(results.length).toBeLessThanOrEqual(given.maxResultsReturned)
      for (const [index, { probability, matched, partly, missing, diseaseId }] of results.entries()) {
        expect(probability).toBeGreaterThanOrEqual(given.minProbabilityThreshold)
        expect(probability).toBeLessThanOrEqual(100)
        expect(Math.round(probability * 10) / 10).toBe(probability)
        expect(probability).toBeLessThanOrEqual(results[index - 1]?.probability ?? 100)
        expect(matched.length).toBeGreaterThan(0)
        expect(partly.every((name) => matched.includes(name))).toBe(true)
        expect(matched.length).toBeLessThanOrEqual(asked.symptoms.length)
        const own = known.diseases.find(({ id }) => id === diseaseId)?.symptoms ?? []
        expect([...matched, ...missing].every((name) => own.includes(name))).toBe(true)
      }
    },
  )

  test.prop([question, base, settings, fc.infiniteStream(fc.nat())])(
    'the order in which symptoms and diseases stand changes nothing',
    (asked, { diseases, signs }, given, chance) => {
      const shuffled = <T>(list: readonly T[]): T[] =>
        list
          .map((item) => ({ item, at: chance.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ item }) => item)
      const mixed = { diseases: shuffled(diseases), signs: shuffled(signs) }
      const other = diagnose({ ...asked, symptoms: shuffled(asked.symptoms) }, mixed, given)
      expect(other).toEqual(diagnose(asked, { diseases, signs }, given))
    },
  )

  test.prop([question, disease, fc.array(sign, { maxLength: 4 }), settings, fc.nat()])(
    'one more symptom of a disease never makes it less probable',
    (asked, one, signs, given, at) => {
      const more = { ...asked, symptoms: [...asked.symptoms, one.symptoms[at % one.symptoms.length] ?? ''] }
      expect(probabilityOf(one, more, given, signs)).toBeGreaterThanOrEqual(probabilityOf(one, asked, given, signs))
    },
  )

  test.prop([question, disease, fc.array(sign, { maxLength: 4 }), settings, fc.constantFrom('hoquet', 'zona')])(
    'a symptom that is none of a disease’s never makes it more probable',
    (asked, one, signs, given, strange) => {
      fc.pre(!one.symptoms.some((own) => own.includes(strange)))
      const more = { ...asked, symptoms: [...asked.symptoms, strange] }
      expect(probabilityOf(one, more, given, signs)).toBeLessThanOrEqual(probabilityOf(one, asked, given, signs))
    },
  )

  test.prop([question, disease, fc.array(sign, { maxLength: 4 }), settings])(
    'exact match, no bonus, a lower urgency weight and no signs never raise a probability',
    (asked, one, signs, given) => {
      const now = probabilityOf(one, asked, given, signs)
      const lower = (change: Partial<DiagnosisSettings>) =>
        expect(probabilityOf(one, asked, { ...given, ...change }, signs)).toBeLessThanOrEqual(now)
      lower({ requireExactSymptomMatch: true })
      lower({ enableRaceSpecificBonus: false })
      lower({ urgencyWeighting: 0.5 })
      expect(probabilityOf(one, asked, given)).toBeLessThanOrEqual(now)
    },
  )

  test.prop([question, base, disease, settings])(
    'a disease’s result does not depend on the others',
    (asked, { diseases, signs }, one, given) => {
      const all = { ...given, maxResultsReturned: 5 } as const
      const alone = diagnose(asked, { diseases: [one], signs }, all)
      const others = diseases.filter(({ id }) => id !== one.id).slice(0, 4)
      const among = diagnose(asked, { diseases: [...others, one], signs }, all)
      expect(among.filter(({ diseaseId }) => diseaseId === one.id)).toEqual(alone)
    },
  )
})

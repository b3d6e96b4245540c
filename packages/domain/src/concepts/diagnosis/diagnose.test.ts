import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type DiagnosisSettings, defaultChatbotSettings, resultCounts } from '../chatbot-settings/index.ts'
import { type Disease, urgencies } from '../disease/index.ts'
import type { Sign } from '../sign/sign.ts'
import { diagnose, diagnosing, type KnowledgeBase, signsThatLead, uncoveredSymptoms } from './diagnose.ts'
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
  diagnose({ symptoms, race }, { diseases, signs: [] }, settings(change))

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
        // Two of four symptoms, and both of the given ones: 4 of 6.
        probability: 66.7,
        matched: ['éternuements', 'fièvre'],
        partly: [],
        missing: ['toux', 'larmoiement'],
        raceBonus: false,
      },
    ])
  })

  it('is at 100 % when all symptoms match, and empty when none does', () => {
    expect(ask(flu.symptoms, [flu])[0]?.probability).toBe(100)
    expect(ask(['boiterie'], [flu])).toEqual([])
    expect(ask([], [flu])).toEqual([])
    expect(ask(['…'], [disease('Vide', ['?'])])).toEqual([])
  })

  it('counts a symptom once however often it is given', () => {
    expect(ask(['toux', 'Toux', 'la toux'], [flu])).toEqual(ask(['toux'], [flu]))
  })

  it('ignores a symptom that is only a negation, in the question or in the base', () => {
    expect(ask(['Fievre', 'éternuement', 'non'], [flu])).toEqual(ask(['Fievre', 'éternuement'], [flu]))
    expect(ask(['toux'], [disease('Toux', ['toux', 'N'])])).toMatchObject([{ probability: 100, missing: [] }])
  })

  it('orders by probability, then by name', () => {
    const coughs = ['Zona', 'Épilepsie', 'Asthme'].map((name) => disease(name, ['toux']))
    const names = ask(['toux'], [flu, ...coughs], { maxResultsReturned: 5 }).map(({ name }) => name)
    expect(names).toEqual(['Asthme', 'Épilepsie', 'Zona', 'Coryza'])
  })

  it('orders diseases of one name by their ids', () => {
    const [one, other] = ['1', '2'].map((id) => disease('Toux', ['toux'], { id }))
    if (!one || !other) throw new Error('two diseases')
    for (const diseases of [
      [one, other],
      [other, one],
    ]) {
      expect(ask(['toux'], diseases).map(({ diseaseId }) => diseaseId)).toEqual(['1', '2'])
    }
  })

  it('is none for a disease like no symptom, whatever the threshold', () => {
    const all = { minProbabilityThreshold: 0 }
    expect(ask(['boiterie'], [flu], all)).toEqual([])
    expect(ask(['toux grasse'], [disease('Trachéite', ['toux sèche'])], all)).toEqual([])
  })

  it('comes with the symptoms that no disease has', () => {
    const question = { symptoms: ['boiterie', 'Toux', 'sans fièvre'], race: 'Siamois' }
    const steps = diagnosing(question, { diseases: [flu], signs: [] }, settings())
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value).toMatchObject({ results: [{ name: 'Coryza' }], uncovered: ['boiterie', 'sans fièvre'] })
  })
})

describe('each setting', () => {
  it('minProbabilityThreshold keeps results from that percent on', () => {
    expect(ask(['toux'], [flu])[0]?.probability).toBe(40)
    expect(ask(['toux'], [flu], { minProbabilityThreshold: 40 })).toHaveLength(1)
    expect(ask(['toux'], [flu], { minProbabilityThreshold: 41 })).toEqual([])
  })

  it('maxResultsReturned limits the number of results', () => {
    const many = Array.from({ length: 8 }, (_, index) => disease(`M${index}`, ['toux']))
    for (const count of [1, 2, 3, 5] as const) {
      expect(ask(['toux'], many, { maxResultsReturned: count })).toHaveLength(count)
    }
  })

  it('requireExactSymptomMatch refuses partial and misspelt symptoms, not case, accents or plurals', () => {
    const exact = { requireExactSymptomMatch: true }
    const dry = disease('Trachéite', ['toux sèche'])
    expect(ask(['toux'], [dry])[0]).toMatchObject({ probability: 50, matched: ['toux sèche'] })
    expect(ask(['toux'], [dry], exact)).toEqual([])
    expect(ask(['Toux seches'], [dry], exact)[0]?.probability).toBe(100)
    expect(ask(['larmoiment'], [flu])).toHaveLength(1)
    expect(ask(['larmoiment'], [flu], exact)).toEqual([])
  })

  it('enableRaceSpecificBonus raises a disease that names the species of the breed', () => {
    const named = disease('Féline', ['toux', 'fièvre'], { affectedRaces: ['chat'] })
    const [plain] = ask(['toux'], [named], { enableRaceSpecificBonus: false })
    const [raised] = ask(['toux'], [named])
    expect([plain?.probability, plain?.raceBonus]).toEqual([66.7, false])
    // Odds of 2 become 2.5.
    expect([raised?.probability, raised?.raceBonus]).toEqual([71.4, true])
    expect(ask(['toux'], [flu])[0]?.raceBonus).toBe(false)
  })

  it('enableRaceSpecificBonus never lets in a disease of another species, on or off', () => {
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

describe('a symptom of the base with a negation', () => {
  const inVain = 'tentatives de vomir sans résultat'

  it('matches its affirmed words, not its negated ones', () => {
    expect(symptomLikeness('tentatives de vomir', inVain, false)).toBe(1 / 2)
    expect(symptomLikeness('vomir sans résultat', inVain, false)).toBe(3 / 4)
    expect(symptomLikeness('résultat', inVain, false)).toBe(0)
    expect(symptomLikeness('sans tentatives de vomir', inVain, false)).toBe(0)
    expect(symptomLikeness('toux', 'toux sans fièvre', false)).toBeCloseTo(1 / 3)
    expect(symptomLikeness('fièvre', 'toux sans fièvre', false)).toBe(0)
  })

  it('leads to its disease by its affirmed words', () => {
    const torsion = disease('Torsion', [inVain, 'ventre gonflé'], { urgency: 'HIGH' })
    expect(ask(['tentatives de vomir'], [torsion])).toMatchObject([{ name: 'Torsion', matched: [inVain] }])
    expect(uncoveredSymptoms(['tentatives de vomir'], { diseases: [torsion], signs: [] }, false)).toEqual([])
  })
})

describe('one word that is part of several symptoms', () => {
  const losses = disease('Épilepsie', ['pertes urinaires', 'perte d’équilibre', 'convulsions', 'fièvre'])

  it('counts for one of them, the others stay missing', () => {
    const [lead] = ask(['perte'], [losses])
    // Half of one of four, and half of the given one: 1 of 5.
    expect(lead).toMatchObject({ probability: 20, matched: ['pertes urinaires'], partly: ['pertes urinaires'] })
    expect(lead?.missing).toEqual(['perte d’équilibre', 'convulsions', 'fièvre'])
  })

  it('counts where it brings most, whatever else is given', () => {
    const [lead] = ask(['perte', 'pertes urinaires'], [losses])
    expect(lead).toMatchObject({ matched: ['pertes urinaires', 'perte d’équilibre'], partly: ['perte d’équilibre'] })
  })

  it('marks its symptom as partly matched, unlike one given in full', () => {
    const cough = disease('Trachéite', ['toux sèche', 'fièvre'])
    expect(ask(['toux', 'fièvre'], [cough])).toMatchObject([
      { matched: ['toux sèche', 'fièvre'], partly: ['toux sèche'] },
    ])
    expect(ask(['toux sèche', 'fièvre'], [cough])).toMatchObject([{ partly: [] }])
  })
})

describe('words of owners', () => {
  const sign = (name: string, ...words: string[]): Sign => ({ id: name, name, words, version: 1 })
  const breathless = disease('Asthme', ['difficulté à respirer', 'toux'])
  const twisted = disease('Torsion', ['tentatives de vomir sans résultat'])
  const upset = disease('Gastro', ['vomissements'])
  const base = {
    diseases: [breathless, twisted, upset],
    signs: [
      sign('difficulté à respirer', 'respire mal', 'étouffe'),
      sign('tentatives de vomir sans résultat', 'essaie de vomir'),
      sign('vomissements', 'vomit', 'vomir'),
      sign('perte d’appétit', 'ne mange plus'),
    ],
  }
  const said = (symptoms: string[], change: Partial<DiagnosisSettings> = {}) =>
    diagnose({ symptoms, race: 'Siamois' }, base, settings(change))
  const names = (...symptoms: string[]) => said(symptoms).map(({ name }) => name)

  it('count as the sign itself, also in the middle of a sentence or misspelt', () => {
    const itself = said(['difficulté à respirer'])
    expect(itself).toMatchObject([{ name: 'Asthme', matched: ['difficulté à respirer'], partly: [] }])
    for (const words of ['Respire mal', 'mon chat respire très mal depuis hier', 'ettouffe']) {
      expect(said([words])).toEqual(itself)
    }
  })

  it('match a symptom that contains the sign, as partly matched', () => {
    const diseases = [disease('Œdème', ['grande difficulté à respirer'])]
    const [lead] = diagnose({ symptoms: ['étouffe'], race: '' }, { ...base, diseases }, settings())
    expect(lead).toMatchObject({ matched: ['grande difficulté à respirer'], partly: ['grande difficulté à respirer'] })
  })

  it('are not taken for shorter words of another sign within them', () => {
    expect(names('vomir')).toEqual(['Gastro', 'Torsion'])
    expect(names('il essaie de vomir')).toEqual(['Torsion'])
    // Contained in « tentatives de vomir sans résultat », which is longer than « vomir ».
    expect(names('tentatives de vomir sans résultat')).toEqual(['Torsion'])
  })

  it('count each for its sign when they share a word', () => {
    const colic = {
      diseases: [disease('Colique', ['ventre gonflé'])],
      signs: [sign('ventre gonflé', 'mal au ventre dur')],
    }
    const both = { diseases: [breathless, ...colic.diseases], signs: [...base.signs, ...colic.signs] }
    const found = diagnose({ symptoms: ['respire mal, mal au ventre dur'], race: 'Siamois' }, both, settings())
    expect(found.map(({ name }) => name)).toEqual(['Colique', 'Asthme'])
  })

  it('of the base itself add nothing to the symptom that contains them', () => {
    expect(said(['difficulté à respirer la nuit'])).toMatchObject([{ partly: ['difficulté à respirer'] }])
  })

  it('do not match when negated, nor by a part of them', () => {
    expect(names('ne vomit pas')).toEqual([])
    expect(names('mal')).toEqual([])
    expect(uncoveredSymptoms(['ne vomit pas', 'mal', 'respire mal'], base, false)).toEqual(['ne vomit pas', 'mal'])
  })

  it('of a sign that no disease has cover nothing', () => {
    expect(uncoveredSymptoms(['ne mange plus'], base, false)).toEqual(['ne mange plus'])
  })

  it('signsThatLead keeps signs that match a symptom in part, or exactly where required', () => {
    const [cough, sickness, limp] = [sign('toux'), sign('tentatives de vomir sans résultat'), sign('boiterie')]
    const signs = [cough, sickness, limp]
    const symptoms = ['Toux sèches', 'tentatives de vomir', 'sans boiterie']
    expect([...signsThatLead(signs, symptoms, false)]).toEqual([cough, sickness])
    expect([...signsThatLead(signs, [...symptoms, 'la toux'], true)]).toEqual([cough])
    for (const one of signs) {
      const leads = diagnose(
        { symptoms: ['dit ainsi'], race: '' },
        { diseases: [disease('X', symptoms)], signs: [{ ...one, words: ['dit ainsi'] }] },
        settings(),
      )
      expect(leads.length > 0, one.name).toBe(one !== limp)
    }
  })

  it('must be the whole symptom, without a typo, when exact match is required', () => {
    const exact = { requireExactSymptomMatch: true }
    expect(said(['RESPIRE MAL'], exact)).toHaveLength(1)
    expect(said(['respire mal la nuit'], exact)).toEqual([])
    expect(said(['vomit'], exact)).toHaveLength(1)
    expect(said(['vommit'], exact)).toEqual([])
  })
})

it('tells which symptoms the base does not cover', () => {
  expect(uncoveredSymptoms(['toux', 'boiterie', 'Fievre'], { diseases: [flu], signs: [] }, false)).toEqual(['boiterie'])
  expect(uncoveredSymptoms(['toux grasse'], { diseases: [flu], signs: [] }, true)).toEqual(['toux grasse'])
})

it('reading a diagnosis result fills missing fields, and gives null for an invalid probability (T19, AMB-50)', () => {
  const plain = { name: 'Coryza', description: 'd', advice: 'a', urgency: 'HIGH' }
  const read = { ...plain, diseaseId: '', matched: [], partly: [], missing: [], raceBonus: false }
  expect(readDiagnosisResult({ ...plain, probability: 0.8 })).toEqual({ ...read, probability: 0.8 })
  expect(readDiagnosisResult({ ...plain, probability: Number.NaN }).probability).toBeNull()
  expect(readDiagnosisResult(undefined).name).toBe('')
})

describe('likeness of symptoms', () => {
  it('is the share of the words that they have in common, when one is part of the other', () => {
    expect(symptomLikeness('toux', 'toux sèche et forte', false)).toBeCloseTo(1 / 3)
    expect(symptomLikeness('toux grasse', 'toux sèche', false)).toBe(0)
    expect(symptomLikeness('', 'toux', false)).toBe(0)
  })

  it('is none between a symptom and its contrary', () => {
    expect(symptomLikeness('ne tousse pas', 'tousse', false)).toBe(0)
    expect(symptomLikeness('tousse pas', 'tousse', false)).toBe(0)
    expect(symptomLikeness('tousse pas', 'ne tousse pas', false)).toBeCloseTo(2 / 3)
    expect(symptomLikeness('sans', 'sans toux', false)).toBe(0)
    expect(symptomLikeness('toux sans fièvre', 'fièvre sans toux', true)).toBe(0)
    expect(symptomLikeness('sans toux', 'toux', false)).toBe(0)
    expect(symptomLikeness('pas de fièvre', 'fièvre', false)).toBe(0)
    expect(symptomLikeness('pas de fièvre', 'aucune fièvre', false)).toBe(0)
    expect(symptomLikeness('sans fièvre', 'Sans fièvres', true)).toBe(1)
  })
})

describe('a negation', () => {
  it.each([
    'ne mange plus et vomit',
    'ne mange plus, vomit',
    'ne mange plus mais vomit',
    'Ne mange plus. Vomit.',
    'ne mange plus puis vomit',
    'vomit et ne mange plus',
  ])('ends with its part of the sentence: « %s »', (said) => {
    expect(symptomLikeness('vomit', said, false)).toBeGreaterThan(0)
    expect(symptomLikeness('ne mange plus', said, false)).toBeGreaterThan(0)
    expect(symptomLikeness('mange plus', said, false)).toBe(0)
  })

  it('goes on until its clause ends, and leaves the same word in another clause', () => {
    expect(symptomLikeness('toux', 'sans fièvre ni toux', false)).toBe(0)
    expect(symptomLikeness('boit plus', 'ne mange plus et boit plus', false)).toBeGreaterThan(0)
    expect(symptomLikeness('ne mange plus', 'ne mange plus et boit plus', false)).toBeGreaterThan(0)
    expect(symptomLikeness('tousse pas et vomit', 'vomit', false)).toBeCloseTo(1 / 3)
  })

  it('does not end at « maïs », nor at « et » inside a word', () => {
    expect(symptomLikeness('vomit', 'ne digère pas le maïs vomit', false)).toBe(0)
    expect(symptomLikeness('vomit', 'ne supporte pas le gilet vomit', false)).toBe(0)
    expect(symptomLikeness('mais', 'mais', false)).toBe(1)
    expect(symptomLikeness('mais', 'toux', false)).toBe(0)
  })
})

it.each([
  ['gonflement', 'gon\u00ad\ufb02ement'],
  ['difficulté à respirer', 'di\ufb03culte\u0301\u00a0à respirer'],
  ['vomissements', 'vomis\u00adsements'],
])('symptom likeness is 1 for « %s » pasted with ligatures or soft hyphens', (told, copied) => {
  expect(symptomLikeness(told, copied, false)).toBe(1)
})

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
const anyDisease: fc.Arbitrary<Disease> = fc.record({
  id: fc.uuid(),
  name: fc.string({ minLength: 1, maxLength: 5 }),
  description: fc.constant(''),
  urgency: fc.constantFrom(...urgencies, 'AUTRE'),
  advice: fc.constant(''),
  symptoms: fc.array(symptom, { minLength: 1, maxLength: 6 }),
  affectedRaces: fc.array(race, { maxLength: 3 }),
})
const anySettings: fc.Arbitrary<DiagnosisSettings> = fc.record({
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
  diseases: fc.uniqueArray(anyDisease, { selector: ({ id }) => id, maxLength: 10 }),
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
  test.prop([question, base, anySettings])(
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

  test.prop([question, base, anySettings, fc.infiniteStream(fc.nat())])(
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

  test.prop([question, anyDisease, fc.array(sign, { maxLength: 4 }), anySettings, fc.nat()])(
    'one more symptom of a disease never makes it less probable',
    (asked, one, signs, given, at) => {
      const more = { ...asked, symptoms: [...asked.symptoms, one.symptoms[at % one.symptoms.length] ?? ''] }
      expect(probabilityOf(one, more, given, signs)).toBeGreaterThanOrEqual(probabilityOf(one, asked, given, signs))
    },
  )

  test.prop([question, anyDisease, fc.array(sign, { maxLength: 4 }), anySettings, fc.constantFrom('hoquet', 'zona')])(
    'a symptom that is none of a disease’s never makes it more probable',
    (asked, one, signs, given, strange) => {
      fc.pre(!one.symptoms.some((own) => own.includes(strange)))
      const more = { ...asked, symptoms: [...asked.symptoms, strange] }
      expect(probabilityOf(one, more, given, signs)).toBeLessThanOrEqual(probabilityOf(one, asked, given, signs))
    },
  )

  test.prop([question, anyDisease, fc.array(sign, { maxLength: 4 }), anySettings])(
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

  test.prop([question, base, anyDisease, anySettings])(
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

import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { foldWords } from '../../base/text/index.ts'
import { signLimits } from '../sign/sign.ts'
import { createDisease, deleteDisease, listDiseases, updateDisease } from './disease.calls.ts'
import { urgencyLabels } from './disease.messages.ts'
import { diseaseBody, diseaseForm, newDisease } from './disease.schema.ts'
import { type DiseaseDraft, readDisease } from './disease.ts'
import { isSpeciesName, raceFit, speciesOf } from './race.ts'
import {
  joinCommaList,
  meaningfulWords,
  nearDuplicates,
  nearlySame,
  readWords,
  splitCommaList,
  typedSymptoms,
  withSymptoms,
  wordsKey,
} from './symptom-words.ts'

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-zàéèêîœ’' -]{0,20}[sx]{0,3}$/))

describe('words of a symptom', () => {
  it.each([
    ['Perte d’appétit', "PERTES DE L'APPETIT"],
    ['œil rouge', 'Oeils rouges'],
    ['symptômes anormaux', 'symptome anormal'],
    ['chute de poils', 'chutes  de   poil'],
    ['sous-poids', 'sous poids'],
    ['toux', 'Toux.'],
    ['rouge œil', 'œil rouge'],
    // Its singular is an article.
    ['œil lass', 'œil'],
  ])('« %s » and « %s » are the same', (a, b) => {
    expect(wordsKey(a)).toBe(wordsKey(b))
    expect(nearlySame(a, b)).toBe(true)
  })

  it('differ when a word differs or is added', () => {
    expect(wordsKey('toux')).not.toBe(wordsKey('toux sèche'))
    expect(wordsKey('perte de poids')).not.toBe(wordsKey('prise de poids'))
    expect(meaningfulWords('la les')).toEqual(['la', 'les'])
    expect([wordsKey('?!'), foldWords(' ')]).toEqual(['', ''])
  })

  it('are the same after the cache has evicted earlier texts', () => {
    for (let number = 0; number <= 20_000; number++) wordsKey(`symptôme ${number}`)
    expect(meaningfulWords('poils anormaux')).toEqual(['poil', 'anormal'])
    expect(meaningfulWords('la les')).toEqual(['la', 'les'])
    expect(wordsKey('auxiliaires')).toBe(wordsKey('auxiliaire'))
  })

  test.prop([anyText])('are the same when normalised twice or put between punctuation marks', (text) => {
    expect(wordsKey(wordsKey(text))).toBe(wordsKey(text))
    expect(wordsKey(` ${text} !`)).toBe(wordsKey(text))
    expect(foldWords(foldWords(text))).toBe(foldWords(text))
  })
})

it('symptoms typed for a question leave out what has neither letter nor figure', () => {
  expect(typedSymptoms(';, toux ; fièvre, …, 40°')).toEqual(['toux ; fièvre', '40°'])
})

describe('the cache of readWords', () => {
  it('holds the largest base, whatever was read before', () => {
    const base = 500 * 30 + signLimits.signs.max * (1 + signLimits.entries.max)
    for (let turn = 0; turn < 2; turn += 1) {
      const texts = Array.from({ length: base }, (_, index) => `texte ${index} du tour ${turn}`)
      const readings = texts.map(readWords)
      expect(texts.filter((text, index) => readWords(text) !== readings[index])).toHaveLength(0)
    }
  })
})

describe('near-duplicates', () => {
  it('are found within a list and against the base, and the list stays unchanged', () => {
    const entries = ['fièvre', 'toux', 'Fievre', 'vomissement']
    expect(nearDuplicates(entries, ['vomissements', 'toux'])).toEqual([
      { written: 'Fievre', like: 'fièvre' },
      { written: 'vomissement', like: 'vomissements' },
    ])
    expect(nearDuplicates(['fièvre', 'toux', 'fièvre'])).toEqual([{ written: 'fièvre', like: 'fièvre' }])
    expect(entries).toEqual(['fièvre', 'toux', 'Fievre', 'vomissement'])
  })

  it('forgive one letter in long words only', () => {
    expect(nearlySame('démangaisons', 'démangeaisons')).toBe(true)
    expect(nearlySame('diarhée', 'diarrhée')).toBe(true)
    expect(nearlySame('toux', 'poux')).toBe(false)
    expect(nearlySame('hypothermie', 'hyperthermie')).toBe(false)
    expect(nearlySame('hoquet', 'hoquat')).toBe(true)
    expect([nearlySame('gaine', 'gaina'), nearlySame('tique', 'tiquet')]).toEqual([false, false])
  })

  it('have as many words, each of them in the other', () => {
    expect(nearlySame('toux', 'toux sèche')).toBe(false)
    expect(nearlySame('toux sèche', 'toux grasse')).toBe(false)
  })

  it('are not found among entries without letters', () => {
    expect(nearDuplicates(['?!'], ['…'])).toEqual([])
  })

  test.prop([anyText, anyText])('are symmetric', (a, b) => {
    expect(nearlySame(a, b)).toBe(nearlySame(b, a))
  })
})

describe('breeds', () => {
  it('have a species when it can be told', () => {
    expect(['Siamois', 'chaton', 'Chat européen', 'maine-coon'].map(speciesOf)).toEqual(['cat', 'cat', 'cat', 'cat'])
    expect(['LABRADOR croisé', 'chien', 'bergers allemands'].map(speciesOf)).toEqual(['dog', 'dog', 'dog'])
    expect(['chien Lévrier persan', 'Chat labrador', 'chienne Elkhound norvégien'].map(speciesOf)).toEqual([
      'dog',
      'cat',
      'dog',
    ])
    expect(['Lapin nain', '', 'chien ou chat'].map(speciesOf)).toEqual([null, null, null])
    const names = ['Chien', 'chats', 'Chat européen', 'Beagle', ''].filter(isSpeciesName)
    expect(names).toEqual(['Chien', 'chats'])
  })

  it('fit a disease as named, possible or of another species [DIS-15]', () => {
    expect(raceFit(['toutes'], 'Siamois')).toBe('possible')
    expect(raceFit(['Toutes races'], 'Siamois')).toBe('possible')
    expect(raceFit([], 'Siamois')).toBe('possible')
    expect(raceFit(['Persan', 'siamois'], 'Siamois')).toBe('named')
    expect(raceFit(['Labrador'], 'labradors croisés')).toBe('named')
    expect(raceFit(['chats'], 'Siamois')).toBe('named')
    expect(raceFit(['Persan'], 'Siamois')).toBe('possible')
    expect(raceFit(['chien', 'Labrador'], 'Siamois')).toBe('other-species')
    expect(raceFit(['chien', 'toutes'], 'Siamois')).toBe('possible')
    expect(raceFit(['chien'], 'Lapin nain')).toBe('possible')
    expect(raceFit(['Race rare'], 'Siamois')).toBe('possible')
    // Breed words without a species, and a race that may be of both.
    expect(raceFit(['croisé'], 'Labrador croisé')).toBe('named')
    expect(raceFit(['chien'], 'chien ou chat')).toBe('named')
    expect(raceFit(['Berger allemand'], 'Berger australien')).toBe('possible')
    // A cat's breed in the name of a dog's, and vice versa.
    expect(raceFit(['Persan', 'chat'], 'chien Lévrier persan')).toBe('other-species')
    expect(raceFit(['chien'], 'chien Lévrier persan')).toBe('named')
  })
})

const typed = {
  name: ' Coryza ',
  description: 'Rhume du chat.',
  urgency: 'MEDIUM',
  advice: 'Consultez.',
  prevention: '',
  symptoms: 'fièvre, , toux ,',
  affectedRaces: 'toutes',
}
const draft: DiseaseDraft = {
  name: 'Coryza',
  description: 'Rhume du chat.',
  urgency: 'MEDIUM',
  advice: 'Consultez.',
  symptoms: ['fièvre', 'toux'],
  affectedRaces: ['toutes'],
}
const messages = (change: object) =>
  diseaseForm.safeParse({ ...typed, ...change }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

describe('disease form', () => {
  it('splits typed lists at commas, trims, drops what is empty and keeps what is repeated [DIS-14]', () => {
    expect(splitCommaList('a, ,b,')).toEqual(['a', 'b'])
    expect(splitCommaList('fièvre, , toux ,fièvre')).toEqual(['fièvre', 'toux', 'fièvre'])
    expect(splitCommaList(' , ')).toEqual([])
    expect(splitCommaList(joinCommaList(draft.symptoms))).toEqual(draft.symptoms)
    expect(diseaseForm.parse(typed)).toEqual({ ...draft, prevention: '' })
  })

  it('wants everything but prevention [DIS-11] [DIS-12]', () => {
    for (const field of ['name', 'description', 'advice', 'symptoms', 'affectedRaces']) {
      expect(messages({ [field]: ' ' })).toEqual([[field, expect.any(String)]])
      expect(messages({ [field]: undefined })).toEqual([[field, expect.any(String)]])
    }
    expect(messages({ symptoms: ' , ,' })).toEqual([['symptoms', 'Indiquez au moins un symptôme']])
    expect(messages({ urgency: '' })).toEqual([['urgency', 'Choisissez un niveau d’urgence']])
    expect(messages({ symptoms: `toux, ${'é'.repeat(101)}` })).toEqual([['symptoms', 'Maximum 100 caractères']])
    expect(messages({ prevention: '' })).toEqual([])
  })

  it('starts with a low urgency; the three levels have names [DIS-13] [DIS-16]', () => {
    expect(newDisease.urgency).toBe('LOW')
    expect(urgencyLabels).toEqual({ LOW: 'Faible', MEDIUM: 'Modérée', HIGH: 'Élevée' })
  })
})

describe('disease on the wire', () => {
  it('asks for pages of ten [DIS-01] [DIS-23]', () => {
    expect(listDiseases.path).toBe('/admin/chatbot/diseases')
    expect(listDiseases.request({ page: 2 })).toEqual({ query: { page: 2, size: 10 } })
  })

  it('sends the documented keys, prevention only when filled in, a version only with extensions [DIS-24] [DIS-25] [DIS-26]', () => {
    expect(createDisease.request(draft).body).toEqual(draft)
    expect(createDisease.request({ ...draft, prevention: ' ' }).body).toEqual(draft)
    const whole = { ...draft, prevention: 'Vaccin.' }
    expect(updateDisease.request({ id: '7', draft: whole })).toEqual({ params: { id: '7' }, body: whole })
    const edit = { id: '7', draft: whole, version: 3 }
    expect(updateDisease.request(edit).body).toEqual({ ...whole, version: 3 })
    expect(requestOf(updateDisease, edit, createDialect({ extensions: false }).supports).body).toEqual(whole)
    expect([deleteDisease.method, deleteDisease.request('7')]).toEqual(['DELETE', { params: { id: '7' } }])
  })

  it('accepts the values of the form on the server, and drops a blank prevention', () => {
    expect(diseaseBody.parse({ ...diseaseForm.parse(typed), prevention: '  ' })).toEqual(draft)
  })

  it('reads missing fields as empty, and keeps an unknown urgency (T17, T18, T20) [ENT-10]', () => {
    expect(readDisease({ id: 7, name: 'X', urgency: 'VERY_HIGH', prevention: null, symptoms: null })).toEqual({
      id: '7',
      name: 'X',
      description: '',
      urgency: 'VERY_HIGH',
      advice: '',
      symptoms: [],
      affectedRaces: [],
    })
    expect(readDisease({ id: 7, version: 4 }).version).toBe(4)
    expect(readDisease({ id: 7, prevention: 'Vaccin.' }).prevention).toBe('Vaccin.')
    expect(readDisease(undefined).name).toBe('')
  })
})

it('adds to a known disease only the symptoms that it lacks', () => {
  const disease = readDisease({ id: 7, name: 'Coryza', symptoms: ['éternuements'] })
  expect(withSymptoms(disease, ['Éternuement', 'fièvre']).symptoms).toEqual(['éternuements', 'fièvre'])
})

import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { joinCommaList, splitCommaList } from './comma-list.ts'
import { createDisease, deleteDisease, listDiseases, updateDisease } from './disease.calls.ts'
import { urgencyLabels } from './disease.messages.ts'
import { diseaseBody, diseaseForm, newDisease } from './disease.schema.ts'
import { type DiseaseDraft, readDisease } from './disease.ts'
import { withSymptoms } from './near-duplicates.ts'

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

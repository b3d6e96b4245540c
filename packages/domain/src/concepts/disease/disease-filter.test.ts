import { expect, it } from 'vitest'
import { matchesDiseaseFilter } from './disease-filter.ts'

const disease = {
  name: 'Gastro-entérite',
  symptoms: ['Vomissements', 'Fièvre'],
  urgency: 'MEDIUM',
  affectedRaces: ['Européen', 'Siamois'],
}

it('looks for text in the name and the symptoms, case and accents apart [DIS-02]', () => {
  for (const text of ['gastro', 'GASTRO-ENTERITE', 'fievre', ' vomi ']) {
    expect(matchesDiseaseFilter(disease, { text })).toBe(true)
  }
  expect(matchesDiseaseFilter(disease, { text: 'toux' })).toBe(false)
})

it('the disease filter keeps one urgency [DIS-03]', () => {
  expect(matchesDiseaseFilter(disease, { urgency: 'MEDIUM' })).toBe(true)
  expect(matchesDiseaseFilter(disease, { urgency: 'HIGH' })).toBe(false)
})

it('the disease filter keeps diseases of a breed, and those of « toutes » [DIS-04] [DIS-15]', () => {
  expect(matchesDiseaseFilter(disease, { race: 'europeen' })).toBe(true)
  expect(matchesDiseaseFilter(disease, { race: 'Beagle' })).toBe(false)
  expect(matchesDiseaseFilter({ ...disease, affectedRaces: ['toutes'] }, { race: 'Beagle' })).toBe(true)
})

it('the disease filter keeps diseases of a breed’s whole species, and « toutes » in any spelling [DIS-04] [DIS-15]', () => {
  const of = (...affectedRaces: string[]) => ({ ...disease, affectedRaces })
  for (const entry of ['chien', 'Chiens', 'Toutes', 'toutes races', 'Labrador retriever'])
    expect(matchesDiseaseFilter(of(entry), { race: 'labrador' }), entry).toBe(true)
  for (const entry of ['chat', 'Siamois', 'Beagle'])
    expect(matchesDiseaseFilter(of(entry), { race: 'labrador' }), entry).toBe(false)
})

it('keeps everything without a filter', () => {
  expect(matchesDiseaseFilter(disease, {})).toBe(true)
  expect(matchesDiseaseFilter({ ...disease, affectedRaces: [] }, {})).toBe(true)
})

import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { nearDuplicates, nearlySame } from './near-duplicates.ts'
import { raceFit, speciesOf } from './race.ts'
import { foldText, meaningfulWords, wordsKey } from './symptom-words.ts'

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

  it('tells apart what differs', () => {
    expect(wordsKey('toux')).not.toBe(wordsKey('toux sèche'))
    expect(wordsKey('perte de poids')).not.toBe(wordsKey('prise de poids'))
    expect(meaningfulWords('la les')).toEqual(['la', 'les'])
    expect([wordsKey('?!'), foldText(' ')]).toEqual(['', ''])
  })

  test.prop([anyText])('are the same read once more, in capitals or between signs', (text) => {
    expect(wordsKey(wordsKey(text))).toBe(wordsKey(text))
    expect(wordsKey(` ${text} !`)).toBe(wordsKey(text))
    expect(foldText(foldText(text))).toBe(foldText(text))
  })
})

describe('near-duplicates', () => {
  it('are told, within a list and against the base, and nothing is rewritten (V46)', () => {
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
  })

  test.prop([anyText, anyText])('are so both ways', (a, b) => {
    expect(nearlySame(a, b)).toBe(nearlySame(b, a))
  })
})

describe('breeds', () => {
  it('have a species when it can be told', () => {
    expect(['Siamois', 'chaton', 'Chat européen', 'maine-coon'].map(speciesOf)).toEqual(['cat', 'cat', 'cat', 'cat'])
    expect(['LABRADOR croisé', 'chien', 'bergers allemands'].map(speciesOf)).toEqual(['dog', 'dog', 'dog'])
    expect(['Lapin nain', '', 'chien ou chat'].map(speciesOf)).toEqual([null, null, null])
  })

  it('are named by a disease, may be concerned, or are of another species [DIS-15]', () => {
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
  })
})

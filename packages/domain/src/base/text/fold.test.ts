import { fc, it } from '@fast-check/vitest'
import { expect } from 'vitest'
import { fold, foldWords, isFoundIn } from './fold.ts'

it.each([
  ['Œuf parfait', 'oeuf parfait'],
  ['ŒUVRE d’Été', "oeuvre d'ete"],
  ['Æquo', 'aequo'],
  ['NAÏVETÉ e\u0301', 'naivete e'],
  ['Straße, Łódź, Øre', 'strasse, lodz, ore'],
  ['ﬁlet, souﬄé, Ⅳ, ｆ', 'filet, souffle, iv, f'],
  ['ter\u00adrine\u200b', 'terrine'],
  ['Jean\u2011Paul\u00a0N\u2019Diaye', "jean-paul n'diaye"],
])('folds « %s »', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('gives words without apostrophes, hyphens and other marks', () => {
  expect(foldWords(' L’œil — sous-alimenté ! ')).toBe('l oeil sous alimente')
  expect(foldWords('?!')).toBe('')
  expect(['gon\u00adﬂement', 'diﬃculté', 'œde\u0300me'].map(foldWords)).toEqual(['gonflement', 'difficulte', 'oedeme'])
})

it.each([
  ['Adèle Jacquet', 'jacquet  ADELE'],
  ['Jean-Paul Duval', 'Jean Paul Duval'],
  ['N’Diaye', 'NDiaye'],
  ['NDiaye', 'n\u00b4diaye'],
  ['Foie\u00a0gras végétal', 'foie gras vég'],
  ['Filet', ' '],
])('finds in « %s » what is typed as « %s »', (text, typed) => {
  expect(isFoundIn(text, typed)).toBe(true)
})

it('finds no text in which one of the typed words is missing', () => {
  expect(isFoundIn('Adèle Jacquet', 'jacquet paul')).toBe(false)
})

it.prop([fc.string({ unit: 'grapheme' })])('leaves a folded text as it is', (text) => {
  expect(fold(fold(text))).toBe(fold(text))
  expect(foldWords(fold(text))).toBe(foldWords(text))
})

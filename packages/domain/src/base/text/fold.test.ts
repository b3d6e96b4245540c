import { fc, it } from '@fast-check/vitest'
import { expect } from 'vitest'
import { fold, foldWords } from './fold.ts'

it.each([
  ['Œuf parfait', 'oeuf parfait'],
  ['ŒUVRE d’Été', "oeuvre d'ete"],
  ['Æquo', 'aequo'],
  ['NAÏVETÉ e\u0301', 'naivete e'],
  ['Straße, Łódź, Øre', 'strasse, lodz, ore'],
])('folds « %s »', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('gives words without apostrophes, hyphens and other marks', () => {
  expect(foldWords(' L’œil — sous-alimenté ! ')).toBe('l oeil sous alimente')
  expect(foldWords('?!')).toBe('')
})

it.prop([fc.string({ unit: 'grapheme' })])('leaves a folded text as it is', (text) => {
  expect(fold(fold(text))).toBe(fold(text))
  expect(foldWords(fold(text))).toBe(foldWords(text))
})

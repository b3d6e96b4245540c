import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { isolated, ofName, ofPlace } from './isolated.ts'

it('isolates a text with a right-to-left letter, and no other', () => {
  for (const name of ['ליאור', 'ليلى', 'Café ליאור', 'ﺎ', 'ﬡ', '𞤀𞤣', 'ܐ', 'Table של 4'])
    expect(isolated(name)).toBe(`\u2068${name}\u2069`)
  for (const name of ['', 'Zoé', 'Наталья', 'Ζωή', '東京', 'ไทย', 'Plat 🥕', '12,50\u00a0€', '﹪', '️'])
    expect(isolated(name)).toBe(name)
})

test.prop([fc.string({ unit: 'grapheme-ascii' })])('leaves an ASCII text unchanged', (text) => {
  expect(isolated(text)).toBe(text)
})

it('elides « de » before a vowel and a mute h', () => {
  for (const name of ['Adèle', 'Élodie', 'Œufs mimosa', 'Hélène', 'Hugo', 'Honoré', 'Yves', 'Aubergine rôtie'])
    expect(ofName(name)).toBe(`d’${name}`)
  for (const name of [
    'Zoé',
    'Le Goff',
    'Haricots verts',
    'Houmous',
    'Huit épices',
    'Yann',
    '1 table',
    'Çelik',
    '',
    '東京',
  ])
    expect(ofName(name)).toBe(`de ${name}`)
  expect(ofName('ليلى')).toBe('de \u2068ليلى\u2069')
})

it('contracts « de » with the article of a place', () => {
  expect(ofPlace('Le Potager')).toBe('du Potager')
  expect(ofPlace('Les Halles')).toBe('des Halles')
  for (const name of ['Lestrade', 'La Serre', 'Le']) expect(ofPlace(name)).toBe(`de ${name}`)
  expect(ofPlace('Aux Trois Chicons')).toBe('d’Aux Trois Chicons')
})

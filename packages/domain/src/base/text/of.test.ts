import { expect, it } from 'vitest'
import { ofName, ofPlace } from './of.ts'

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

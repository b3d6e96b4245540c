import { fc, it, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { fold, foldWords, isFoundIn } from './fold.ts'
import { isEmail, readEmail, readName, readPlain, readPostalCode, readText, readWhole } from './index.ts'
import { isolated, ofName, ofPlace } from './isolated.ts'

const unseen = [
  '\u200b',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\u0301',
  '\ufe0f',
  '\u2060',
  '\u200f',
  '\u202a',
  '\ufeff',
  '\u00a0',
  '\u{e0020}',
]

describe('a text [TYP-04]', () => {
  it.each(unseen)('of invisible characters alone is empty: %j', (one) => {
    expect([one, one.repeat(3), ` ${one}\n${one}`].map(readText)).toEqual(['', '', ''])
  })

  it('loses invisible characters and surrounding blanks, and keeps the rest', () => {
    expect(readText('\ufeff gon\u00adfle\u200bment\u2060 ')).toBe('gonflement')
    expect(readText('Un\u00a0plat\u00a0!\n2 lignes – à part')).toBe('Un\u00a0plat\u00a0!\n2 lignes – à part')
    expect(readText('e\u0301te\u0301')).toBe('été')
  })

  it('keeps its emoji whole', () => {
    for (const emoji of ['👩\u200d🍳', '❤\ufe0f', '🏃🏽\u200d♀\ufe0f', '❤\ufe0f\u200d🔥'])
      expect(readText(emoji)).toBe(emoji)
  })
})

it('a value has plain blanks and hyphens, and no quotes or brackets around [TYP-03]', () => {
  expect(readPlain(' «\u202f06‑39\u2009–\u20021\u202f» ')).toBe('06-39 - 1')
  expect(readPlain('["9,50"]')).toBe('9,50')
  expect(readPlain('\u202a(06) 39\u202c')).toBe('06) 39')
})

it('a name gets plain blanks, hyphens and apostrophes [TYP-05]', () => {
  expect(
    [
      'Anne\u00a0Marie',
      'Jean‑Paul',
      'Jean–Luc',
      'Zoé\u200b',
      'D´Angelo',
      'D’Arc',
      "D'Arc",
      ' de\u00a0La\u202fTour ',
    ].map(readName),
  ).toEqual(['Anne Marie', 'Jean-Paul', 'Jean-Luc', 'Zoé', 'D’Angelo', 'D’Arc', "D'Arc", 'de La Tour'])
})

it('a whole number is digits, with or without thousands separators; other text is NaN [TYP-03]', () => {
  expect(['12', ' 12 ', '1 000', '1\u202f000', '12 345 678', '-3', '007', '«\u00a012\u00a0»'].map(readWhole)).toEqual([
    12, 12, 1000, 1000, 12_345_678, -3, 7, 12,
  ])
  for (const typed of [
    '',
    ' ',
    '1e2',
    '0x10',
    '4.0',
    '4,0',
    '1 2',
    '12 34',
    '1 0000',
    '+3',
    '٩',
    '12 bis',
    '9'.repeat(17),
  ])
    expect(readWhole(typed), typed).toBeNaN()
})

it('an e-mail address loses marks around it; a malformed one is refused [TYP-05]', () => {
  const address = 'jean.paul@exemple.fr'
  expect(isEmail(address)).toBe(true)
  for (const typed of [',', ';', '.', ' ', '\u200b', '>'].map((after) => address + after))
    expect(readEmail(typed), typed).toBe(address)
  for (const typed of [
    `<${address}>`,
    `mailto:${address}`,
    `<MAILTO:${address}>;`,
    `"${address}",`,
    `«\u00a0${address}\u00a0»`,
  ])
    expect(readEmail(typed), typed).toBe(address)
  for (const typed of [
    '',
    'jean',
    'jean@exemple,fr.fr',
    'a..b@exemple.fr',
    '.a@exemple.fr',
    'a.@exemple.fr',
    'a@b..fr',
    'a@b',
  ])
    expect(isEmail(readEmail(typed)), typed).toBe(false)
  for (const typed of [
    `Jean <${address}>`,
    `${address}, ${address}`,
    `${address};${address}`,
    'a b@c.fr',
    'a@b.f',
    'a@b@c.fr',
  ])
    expect(isEmail(readEmail(typed)), typed).toBe(false)
})

it('a postal code is five digits [TYP-05]', () => {
  for (const typed of ['44000', '44 000', '44\u202f000', 'F-44000', 'f 44000', 'F44000', 'FR-44 000', '\u200b44000 '])
    expect(readPostalCode(typed), typed).toBe('44000')
  for (const typed of ['', '4400', '440000', 'B-44000', '44000 Nantes', '44-000', '4400O'])
    expect(readPostalCode(typed), typed).toBeNull()
})

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

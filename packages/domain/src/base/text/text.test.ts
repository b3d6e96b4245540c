import { fc, it, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { formatMoney, normalisePhone, parseMoney, readPhone } from '../format/index.ts'
import { isClockTime, isDay, readTypedDate, readTypedTime } from '../time/index.ts'
import { isEmail, readEmail, readName, readPlain, readPostalCode, readText, readWhole } from './index.ts'
import { fold, foldWords, isFoundIn, isolated, ofName, ofPlace } from './text.ts'

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

/** The same inputs each time; a failure names its seed and path. */
const settings = { numRuns: 10_000, seed: 27_112_026 }

const blank = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009', '\t')
const hyphen = fc.constantFrom(...'-‐‑‒–—―')
const unseenCharacter = fc.constantFrom(...'\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202e\u2060\ufeff\u00ad')
const around = fc.constantFrom(
  ['', ''],
  [' ', '\n'],
  ['"', '"'],
  ['«\u00a0', '\u00a0»'],
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ["'", "'"],
)
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

/** A value as it arrives from a mail, a page or a spreadsheet: something unseen in it, marks around it. */
const pasted = (value: fc.Arbitrary<string>) =>
  fc
    .tuple(value, fc.array(fc.tuple(fc.nat(), unseenCharacter), { maxLength: 2 }), around)
    .map(([text, marks, [before, after]]) => {
      const marked = marks.reduce((so, [at, mark]) => {
        const place = at % (so.length + 1)
        return so.slice(0, place) + mark + so.slice(place)
      }, text)
      return `${before}${marked}${after}`
    })

/** A value with a way to write it; each is read back as the value. */
const written = <Value>(value: fc.Arbitrary<Value>, ways: (value: Value) => fc.Arbitrary<string>) =>
  value.chain((one) => fc.tuple(fc.constant(one), pasted(ways(one))))

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.oneof(blank, hyphen, unseenCharacter, digits(1), fc.constantFrom(...'€,.:h/+()@')) }),
)

const joined = (parts: readonly (string | fc.Arbitrary<string>)[]) =>
  fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))).map((texts) => texts.join(''))

const money = written(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
  const [euros = '', after = ''] = (cents / 100).toFixed(2).split('.')
  const grouped = blank.map((by) => euros.replace(/\B(?=(\d{3})+$)/g, by))
  const whole = fc.oneof(fc.constant(euros), grouped)
  const end = fc.constantFrom('', ' €', '€', '\u00a0€\u00a0TTC', ' euros')
  return fc.oneof(
    joined([whole, fc.constantFrom(',', '.'), after, end]),
    joined([whole, fc.constantFrom('€', '\u00a0€ '), after]),
  )
})

const time = written(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })), ([hour, minute]) => {
  const hours = fc.constantFrom(String(hour), String(hour).padStart(2, '0'))
  const mark = fc.constantFrom(':', 'h', 'H', '\u202fh\u202f', '.', ' heures ', '')
  return joined([hours, mark, String(minute).padStart(2, '0')])
})

const months = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })
const day = written(
  fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
  (date) => {
    const [year = '', month = '', one = ''] = date.toISOString().slice(0, 10).split('-')
    const by = fc.oneof(fc.constantFrom('/', '.', ''), blank, hyphen)
    const figures = fc
      .tuple(by, fc.constantFrom(year, year.slice(2)))
      .map(([mark, last]) => [one, month, last].join(mark))
    return fc.oneof(
      figures,
      blank.map((gap) => [Number(one), months.format(date), year].join(gap)),
    )
  },
)

const mobile = digits(8)
  .map((eight) => `6${eight}`)
  .filter((nine) => !/^6(?:39|9[0-7])/.test(nine))
const phone = written(mobile, (nine) => {
  const by = fc.oneof(blank, hyphen, fc.constantFrom('', '.', '/'))
  const start = fc.constantFrom('0', '+33 ', '+33 0', '+33 (0)', '0033', '0033 (0)', '(0)', 'tel:0')
  return fc.tuple(start, by).map(([first, mark]) => first + [nine[0], ...(nine.slice(1).match(/../g) ?? [])].join(mark))
})

const syllable = fc.constantFrom('Anne', 'Zoé', 'Jean', 'Le', 'Goff', 'Ñuñez', 'Œuvre', 'D’Arc')
const name = written(fc.array(syllable, { minLength: 1, maxLength: 4 }), (parts) =>
  fc.oneof(blank, hyphen).map((by) => parts.join(by)),
)

const atom = fc.stringMatching(/^[a-z\d_+][a-z\d_+'-]{0,7}$/)
const email = written(
  fc.tuple(atom, atom, fc.constantFrom('exemple.fr', 'a-b.co.uk', 'été.paris')),
  ([one, two, domain]) =>
    joined([
      fc.constantFrom('', '<', 'mailto:', '<mailto:'),
      `${one}.${two}@${domain}`,
      fc.constantFrom('', '.', ',', ';', '>', '>,'),
    ]),
)

const postalCode = written(digits(5), (code) =>
  joined([fc.constantFrom('', 'F-', 'FR ', 'f'), code.slice(0, 2), fc.oneof(fc.constant(''), blank), code.slice(2)]),
)
const whole = written(fc.nat({ max: 9_999_999 }), (number) =>
  blank.map((by) => String(number).replace(/\B(?=(\d{3})+$)/g, by)),
)

describe('typed and pasted values are read in any usual spelling [TYP-03] [TYP-05]', () => {
  test.prop([money], settings)('money', ([cents, typed]) => {
    expect(parseMoney(typed)).toBe(cents)
  })
  test.prop([time], settings)('a time', ([[hour, minute], typed]) => {
    expect(readTypedTime(typed)).toBe([hour, minute].map((part) => String(part).padStart(2, '0')).join(':'))
  })
  test.prop([day], settings)('a day', ([date, typed]) => {
    expect(readTypedDate(typed)).toBe(date.toISOString().slice(0, 10))
  })
  test.prop([phone], settings)('a phone number', ([nine, typed]) => {
    expect(readPhone(typed)).toBe(`+33${nine}`)
    expect([`0${nine}`, `+33${nine}`]).toContain(normalisePhone(typed))
  })
  test.prop([name], settings)('a name', ([parts, typed]) => {
    expect(readPlain(readName(typed)).split(/[ -]/)).toEqual(parts)
  })
  test.prop([email], settings)('an e-mail address', ([[one, two, domain], typed]) => {
    expect(readEmail(typed)).toBe(`${one}.${two}@${domain}`)
    expect(isEmail(readEmail(typed))).toBe(true)
  })
  test.prop([postalCode], settings)('a postal code', ([code, typed]) => {
    expect(readPostalCode(typed)).toBe(code)
  })
  test.prop([whole], settings)('a whole number', ([number, typed]) => {
    expect(readWhole(typed)).toBe(number)
  })
})

describe('reading any other text [TYP-03] [TYP-04] [TYP-05]', () => {
  test.prop([fc.tuple(fc.integer({ min: 1, max: 999 }), fc.oneof(digits(1), digits(2), digits(4)), blank)], settings)(
    'gives no number when a blank is not followed by three digits',
    ([euros, rest, by]) => {
      expect(parseMoney(`${euros}${by}${rest}`)).toBeNull()
      expect(readWhole(`${euros}${by}${rest}`)).toBeNaN()
    },
  )
  test.prop([anything], settings)(
    'gives a valid value or none in every reader, and the same value when read again',
    (typed) => {
      const text = readText(typed)
      expect(readText(text)).toBe(text)
      expect(text.trim()).toBe(text)
      expect(readName(readName(typed))).toBe(readName(typed))
      const cents = parseMoney(typed)
      if (cents !== null && Number.isInteger(cents)) expect(parseMoney(formatMoney(cents))).toBe(cents)
      expect(isClockTime(readTypedTime(typed) ?? '00:00')).toBe(true)
      expect(isDay(readTypedDate(typed, '2026-11-27') ?? '2026-11-27')).toBe(true)
      expect(normalisePhone(typed) ?? '0600000000').toMatch(/^\+?\d{10,15}$/)
      expect(readPostalCode(typed) ?? '44000').toMatch(/^\d{5}$/)
      const address = readEmail(typed)
      if (isEmail(address)) expect(readEmail(address)).toBe(address)
      const number = readWhole(typed)
      if (!Number.isNaN(number)) expect(readWhole(String(number))).toBe(number + 0)
    },
  )
})

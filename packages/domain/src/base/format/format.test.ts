import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  abbreviate,
  agree,
  badgeCount,
  formatCount,
  formatPeople,
  formatPercent,
  formatPlural,
  formatSeats,
  improvementRate,
  leadingId,
  normalisePhone,
  orderNumber,
  pageRange,
  pageWindow,
  parseCsv,
  readableCode,
  shortId,
  toCsv,
} from './index.ts'
import { formatPhone, readPhone, readPhonePart } from './phone.ts'
import { trimEndOf } from './trim.ts'

const cellOf = (value: string) => toCsv(['x'], [[value]]).slice('\ufeffx\r\n'.length, -'\r\n'.length)

describe('CSV files', () => {
  it('start with a BOM and end each row with CR LF', () => {
    const file = toCsv(['Numéro', 'Total'], [['12ab34', 12.5]])
    expect(new TextEncoder().encode(file).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(file).toBe('\ufeffNuméro;Total\r\n12ab34;12,5\r\n')
  })

  it('escape text that a spreadsheet would run as a formula, and leave numbers alone (T24)', () => {
    expect(cellOf('=1+1')).toBe("'=1+1")
    expect(cellOf('-5')).toBe("'-5")
    expect(['+1', '@a', ' =1', '＝1'].map(cellOf)).toEqual(["'+1", "'@a", " '=1", "'＝1"])
    expect(['\ta', '\r=1'].map(cellOf)).toEqual(['"\'\ta"', '"\'\r\'=1"'])
    expect(cellOf('Chien x,=1+1,y')).toBe('"Chien x,\'=1+1,y"')
    expect(cellOf('Chien\t =1+1;-2')).toBe('"Chien\t \'=1+1;\'-2"')
    expect(toCsv(['=x'], [])).toBe("\ufeff'=x\r\n")
    expect(toCsv(['x'], [[-5]])).toBe('\ufeffx\r\n-5\r\n')
  })

  it('keep as text the codes that spreadsheets would take for numbers, and read them back', () => {
    const codes = ['002417', '402e50', '1E5', '1234567890123456']
    expect(codes.map(cellOf)).toEqual(codes.map((code) => `'${code}`))
    expect(['#402e50', '12ab34', '0', '75011', '01 02'].map(cellOf)).toEqual([
      '#402e50',
      '12ab34',
      '0',
      '75011',
      '01 02',
    ])
    expect(parseCsv(toCsv(['x'], [codes]))).toEqual([['x'], codes])
  })

  it('quote semicolons, quotes and line ends', () => {
    expect(cellOf('é;"x"')).toBe('"é;""x"""')
    expect(cellOf('a\nb')).toBe('"a\nb"')
    expect(cellOf('a,b')).toBe('"a,b"')
  })

  it('write decimals with a comma and no grouping, booleans in French and null as an empty cell (T22)', () => {
    expect(toCsv(['x'], [[1234567.5, true, false, null, Number.NaN]])).toBe('\ufeffx\r\n1234567,5;oui;non;;\r\n')
  })

  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;",\'aé€') }))

  test.prop([
    fc.integer({ min: 1, max: 5 }).chain((width) => {
      const row = fc.array(text, { minLength: width, maxLength: width })
      return fc.tuple(row, fc.array(row, { maxLength: 6 }))
    }),
  ])('have no cell that starts a formula, whichever separator splits the cells', ([header, rows]) => {
    for (const mark of [';', ',', '\t']) {
      const cells = toCsv(header, rows)
        .slice(1)
        .split(new RegExp(`[${mark}\\r\\n]`))
      const bare = cells.map((cell) => cell.replace(/^[\s"]+/, ''))
      expect(bare.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    }
  })
})

describe('reading a CSV file', () => {
  it('accepts any line ending, with or without a BOM', () => {
    const rows = [
      ['a', 'b'],
      ['1', '2'],
    ]
    expect(parseCsv('\ufeffa;b\r\n1;2\r\n')).toEqual(rows)
    expect(parseCsv('a;b\n1;2')).toEqual(rows)
    expect(parseCsv('a;b\r1;2\n')).toEqual(rows)
    expect(parseCsv('')).toEqual([])
  })

  it('keeps empty cells, a trailing one too, and a blank line as one empty cell', () => {
    expect(parseCsv(';b;\n\n"";')).toEqual([['', 'b', ''], [''], ['', '']])
  })

  it('unquotes cells that hold a separator, and doubled quotes inside them', () => {
    expect(parseCsv('"a;""b""\nc";d')).toEqual([['a;"b"\nc', 'd']])
    expect(parseCsv('"a" ;b')).toEqual([['a', 'b']])
  })

  it('gives null when a quote never ends', () => {
    expect(parseCsv('a;"b\nc')).toBeNull()
  })

  it('removes the apostrophe that escapes a formula, and no other', () => {
    expect(parseCsv("'=1+1;'-5;'été;x'=1;\"x,'=1\"")).toEqual([['=1+1', '-5', "'été", "x'=1", 'x,=1']])
  })

  const cell = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;",aé€ ') })
  const row = fc.array(cell, { minLength: 1, maxLength: 4 })
  test.prop([row, fc.array(row, { maxLength: 5 })])('gives back the cells that were written', (header, rows) => {
    expect(parseCsv(toCsv(header, rows))).toEqual([header, ...rows])
  })
})

const separator = fc.constantFrom('', ' ', '.', '-', '\u00a0', '\u202f', '/')
const national = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([first, rest]) => `${first}${String(rest).padStart(8, '0')}`)
  .filter((nine) => !/^(?:26[239]|639|59[046]|69[0-7])/.test(nine))
const prefix = fc.constantFrom('0', '+33', '0033', '+33 ', '+33 0', '+33 (0)', '0033 (0)', '(0)', '33 ')

/** The nine digits in the grouping that people use: one, then pairs. */
const grouped = (nine: string, by: string) => [nine[0], ...(nine.slice(1).match(/../g) ?? [])].join(by)

describe('a phone number', () => {
  test.prop([national, prefix, separator])('of France is read the same in every spelling', (nine, before, by) => {
    expect(readPhone(`${before}${grouped(nine, by)}`)).toBe(`+33${nine}`)
  })

  test.prop([national])('is formatted in pairs of digits and reads back as itself', (nine) => {
    const written = formatPhone(`+33${nine}`)
    expect(written).toMatch(/^0\d(\u00a0\d\d){4}$/)
    expect(readPhone(written)).toBe(`+33${nine}`)
  })

  test.prop([fc.string({ maxLength: 30 })])('is read as E.164 or null, and unchanged when read again', (typed) => {
    const read = readPhone(typed)
    if (read === null) return
    expect(read).toMatch(/^\+[1-9]\d{6,14}$/)
    expect(readPhone(read)).toBe(read)
  })

  it.each([
    [
      '262',
      ['0262 12 34 56', '+262 262 12 34 56', '+262 (0)262-12-34-56', '00262 0262 123456', '+33 2 62 12 34 56'],
      '0262',
    ],
    ['262', ['0692 12 34 56', '+262692123456'], '0692'],
    ['262', ['0639.12.34.56', '+262 639 12 34 56'], '0639'],
    ['590', ['0590 12 34 56', '+590 590 12 34 56', '+590 (0)590 12 34 56'], '0590'],
    ['594', ['0694 12 34 56', '+594694123456'], '0694'],
    ['596', ['0596 12 34 56', '0596 12-34-56', '+596 596 12 34 56'], '0596'],
  ])('of +%s is the same in every spelling, and written as it is dialled there', (code, spellings, start) => {
    for (const typed of spellings) expect(readPhone(typed), typed).toBe(`+${code}${start.slice(1)}123456`)
    expect(formatPhone(`+${code}${start.slice(1)}123456`)).toBe(`${start}\u00a012\u00a034\u00a056`)
  })

  it('with the demonstration prefix 06 39 98 is French, not of Mayotte (0639)', () => {
    expect(readPhone('06 39 98 27 02')).toBe('+33639982702')
    expect(readPhone('+33639982702')).toBe('+33639982702')
    expect(formatPhone('+33639982702')).toBe('06\u00a039\u00a098\u00a027\u00a002')
    expect(readPhone('0639 97 27 02')).toBe('+262639972702')
  })

  it('of another country needs its + or 00', () => {
    expect(readPhone('+32 470 12 34 56')).toBe('+32470123456')
    expect(readPhone('0032 (0)470/12.34.56')).toBe('+32470123456')
    expect(formatPhone('+32470123456')).toBe('+32470123456')
  })

  it('is null with too few or too many digits, or without any', () => {
    for (const typed of ['', '06 12 34 56 7', '06 12 34 56 78 9', '+33 6 12', 'zoé', '+', '+336123456789'])
      expect(readPhone(typed), typed).toBeNull()
  })
})

it('part of a phone number is digits; letters or too few digits give null', () => {
  expect(['06 12', '+33 6 12', '0033 612', '(0)6 12', '12.34'].map(readPhonePart)).toEqual([
    '0612',
    '+33612',
    '+33612',
    '0612',
    '1234',
  ])
  for (const typed of ['', '06', 'Zoé 06', '12 rue']) expect(readPhonePart(typed), typed).toBeNull()
})

const uuid = '00000000-0000-0000-0000-00000012ab34'

describe('short ids (T18)', () => {
  it('orders: the last 6 characters [ORD-18]', () => {
    expect([uuid, '42', 'abc', ''].map(orderNumber)).toEqual(['12ab34', '42', 'abc', ''])
  })

  it('sessions, reports and reservations: the last 8', () => {
    expect([uuid, '42', 'abc'].map(shortId)).toEqual(['0012ab34', '42', 'abc'])
  })

  it('reviews, resources and users: the first 8', () => {
    expect([uuid, '42', 'abc'].map(leadingId)).toEqual(['00000000', '42', 'abc'])
  })
})

describe('codes', () => {
  it('are shown with spaces for underscores, known or not (T20)', () => {
    expect(['WIFI_HAUT_DEBIT', 'X_Y', 'PLAT', ''].map(readableCode)).toEqual(['WIFI HAUT DEBIT', 'X Y', 'PLAT', ''])
  })
})

describe('phone numbers [AMB-64]', () => {
  it('lose spaces, dots and hyphens, then need 10 to 15 digits', () => {
    expect(['0612345678', '+33612345678', '123456789012345'].map(normalisePhone)).toEqual([
      '0612345678',
      '+33612345678',
      '123456789012345',
    ])
    for (const typed of ['06 12 34 56 78', '06.12.34.56.78', '06-12-34-56-78', ' 06\u00a012\u202f34 56 78 '])
      expect(normalisePhone(typed)).toBe('0612345678')
    for (const typed of [
      '061234567',
      '1234567890123456',
      '++33612345678',
      '06 12 34 56 7a',
      '33+612345678',
      '',
      '..........',
    ])
      expect(normalisePhone(typed)).toBeNull()
  })

  it('are read in the usual and the pasted spellings [TYP-05]', () => {
    for (const typed of [
      '+33 (0)6 39 98 00 01',
      '0033 (0)6.39.98.00.01',
      '(06) 39 98 00 01',
      '06/39/98/00/01',
      '06‑39‑98‑00‑01',
      '\u202a06 39 98 00 01\u202c',
      'tel:06-39-98-00-01',
      '(06 39 98 00 01)',
    ])
      expect(normalisePhone(typed), typed).toBe('0639980001')
    for (const typed of ['+33 06 39 98 00 01', '0033639980001', '+330639980001', '00330639980001', '+33 6 39 98 00 01'])
      expect(normalisePhone(typed), typed).toBe('+33639980001')
    expect(normalisePhone('0032 (0)470/12.34.56')).toBe('+32470123456')
  })

  test.prop([fc.string()])('are stable once normalised', (typed) => {
    const phone = normalisePhone(typed)
    if (phone !== null) expect(normalisePhone(phone)).toBe(phone)
  })
})

it('formats French phone numbers in pairs and leaves others unchanged', () => {
  for (const kept of ['+330639980001', '0033639980001', '+33639980001'])
    expect(formatPhone(kept)).toBe('06\u00a039\u00a098\u00a000\u00a001')
  expect(formatPhone('+33240123456')).toBe('02\u00a040\u00a012\u00a034\u00a056')
  expect(formatPhone('0240123456')).toBe('02\u00a040\u00a012\u00a034\u00a056')
  for (const other of ['+442079460000', '+440240123456', '02401234567']) expect(formatPhone(other)).toBe(other)
})

it.each([
  ['/menus///', /\//, '/menus'],
  ['///', /\//, ''],
  ['menus', /\//, 'menus'],
  ['', /\//, ''],
  ['Soleil2024!', /[^A-Za-z]/, 'Soleil'],
])('%s without %s at its end is %s', (text, unwanted, trimmed) => {
  expect(trimEndOf(text, unwanted)).toBe(trimmed)
})

test.prop([fc.string(), fc.string({ unit: fc.constantFrom('x', ' ') })])(
  'takes away the longest end that matches, and nothing else',
  (text, end) => {
    const trimmed = trimEndOf(text + end, /[x ]/)
    expect((text + end).startsWith(trimmed)).toBe(true)
    expect(/^[x ]*$/.test((text + end).slice(trimmed.length))).toBe(true)
    expect(/[x ]$/.test(trimmed)).toBe(false)
  },
)

describe('counts', () => {
  it('are grouped as in French (T22)', () => {
    expect([0, 999, 12_345, 1_000_000].map(formatCount)).toEqual(['0', '999', '12\u202f345', '1\u202f000\u202f000'])
  })

  test.prop([fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true }))])(
    'are formatted as Intl formats them',
    (count) => {
      const french = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
      expect(formatCount(count)).toBe(french.format(Object.is(count, -0) ? 0 : count))
    },
  )

  it('are written with their noun in the singular or plural', () => {
    const orders = [0, 1, 2, 1500].map((count) => formatPlural(count, 'commande'))
    expect(orders).toEqual(['0 commande', '1 commande', '2 commandes', '1\u202f500 commandes'])
    expect(formatPlural(3, 'avis', 'avis')).toBe('3 avis')
    expect([formatSeats(40), formatSeats(1, 'personne'), formatSeats(null)]).toEqual([
      '40 places',
      '1 personne',
      'capacité non renseignée',
    ])
    expect([formatPeople(8), formatPeople(null)]).toEqual(['8 personnes', 'non renseigné'])
    expect([1, 2].map((count) => agree(count, 'plat'))).toEqual(['plat', 'plats'])
  })

  it('are abbreviated to K and M from a thousand on [ENT-18] [AMB-51]', () => {
    const short = [0, 999, 1000, 1050, 1500, 12_345, 999_949, 999_950, 1_250_000].map(abbreviate)
    expect(short).toEqual(['0', '999', '1K', '1,1K', '1,5K', '12,3K', '999,9K', '1M', '1,3M'])
    expect([2.5, 999.94, 999.95].map(abbreviate)).toEqual(['2,5', '999,9', '1K'])
  })

  test.prop([fc.nat(999_949_999)])('never show four digits before K or M [ENT-18]', (count) => {
    expect(abbreviate(count)).toMatch(/^\d{1,3}(,\d)?[KM]?$/)
  })

  it('stop at 99+ in badges, and hide at 0 [NAV-13]', () => {
    expect([-1, 0, 1, 99, 100, 12_345].map(badgeCount)).toEqual(['', '', '1', '99', '99+', '99+'])
  })

  it('as percentages show negative values, and « -- » without data (T19)', () => {
    expect(formatPercent(improvementRate(5, 200))).toBe('97,5\u00a0%')
    expect(formatPercent(improvementRate(0, 0))).toBe('--')
    expect(formatPercent(improvementRate(3, 2))).toBe('-50\u00a0%')
    expect([null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map(formatPercent)).toEqual(['--', '--', '--', '--'])
    expect([0, 33.333, 100].map(formatPercent)).toEqual(['0\u00a0%', '33,3\u00a0%', '100\u00a0%'])
  })
})

describe('page buttons', () => {
  it('show a full window around the current page, also at both ends [ORD-11]', () => {
    expect(pageWindow(0, 3, 5)).toEqual([0, 1, 2])
    expect(pageWindow(0, 10, 5)).toEqual([0, 1, 2, 3, 4])
    expect(pageWindow(5, 10, 5)).toEqual([3, 4, 5, 6, 7])
    expect(pageWindow(9, 10, 5)).toEqual([5, 6, 7, 8, 9])
    expect(pageWindow(6, 20, 7)).toEqual([3, 4, 5, 6, 7, 8, 9])
    expect([pageWindow(0, 0, 5), pageWindow(0, -1, 5)]).toEqual([[], []])
  })

  test.prop([fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 12 })])(
    'are consecutive, within bounds, as many as fit, and hold the page shown [ORD-11]',
    (page, totalPages, size) => {
      const pages = pageWindow(page, totalPages, size)
      expect(pages).toHaveLength(Math.min(size, totalPages))
      const [first = 0] = pages
      expect(pages).toEqual(pages.map((_, index) => first + index))
      expect(pages.every((number) => number >= 0 && number < totalPages)).toBe(true)
      if (totalPages > 0) expect(pages).toContain(Math.min(page, totalPages - 1))
    },
  )

  it('give the range of the items shown', () => {
    expect(pageRange(0, 10, 23)).toEqual({ from: 1, to: 10 })
    expect(pageRange(2, 10, 23)).toEqual({ from: 21, to: 23 })
    expect(pageRange(0, 10, 0)).toEqual({ from: 0, to: 0 })
  })
})

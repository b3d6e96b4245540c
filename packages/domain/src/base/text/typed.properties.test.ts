import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { formatMoney, normalisePhone, parseMoney, readPhone } from '../format/index.ts'
import { isClockTime, isDay, readTypedDate, readTypedTime } from '../time/index.ts'
import { isEmail, readEmail, readName, readPlain, readPostalCode, readText, readWhole } from './index.ts'

/** The same inputs each time; a failure names its seed and path. */
const settings = { numRuns: 10_000, seed: 27_112_026 }

const blank = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009', '\t')
const hyphen = fc.constantFrom(...'-‐‑‒–—―')
const unseen = fc.constantFrom(...'\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202e\u2060\ufeff\u00ad')
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
    .tuple(value, fc.array(fc.tuple(fc.nat(), unseen), { maxLength: 2 }), around)
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
  fc.string({ unit: fc.oneof(blank, hyphen, unseen, digits(1), fc.constantFrom(...'€,.:h/+()@')) }),
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

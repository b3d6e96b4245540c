import { readPlain } from '../text/index.ts'

/**
 * The digits of a typed number, 00 as +, without what people write between them and the (0) after a country's code, which
 * is only dialled inside that country.
 */
const digitsOf = (typed: string) =>
  readPlain(typed)
    .replace(/^tel:/i, '')
    .replace(/[\s./-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+33\(0\)/, '0')
    .replace(/^(\+\d{1,3})\(0\)/, '$1')
    .replace(/[()]/g, '')

/** A phone number as it is stored, in plain digits; null unless it is 10 to 15, perhaps after a plus (AMB-64). */
export function normalisePhone(typed: string): string | null {
  const digits = digitsOf(typed).replace(/^\+330(?=\d{9}$)/, '+33')
  return /^\+?\d{10,15}$/.test(digits) ? digits : null
}

/**
 * The numbers of the overseas departments, of their own country codes: 0262 12 34 56 is +262 262 12 34 56. 06 39 98 is nobody's,
 * kept in France for stories and demonstrations, beside Mayotte's 0639.
 */
const OVERSEAS = [
  { code: '262', national: /^(?:262|263|269|639(?!98)|69[23])\d{6}$/ },
  { code: '590', national: /^(?:590|69[01])\d{6}$/ },
  { code: '594', national: /^[56]94\d{6}$/ },
  { code: '596', national: /^(?:596|69[67])\d{6}$/ },
] as const

/**
 * A phone number as people write it, in the E.164 form that two spellings of it share: '06 12 34 56 78',
 * '+33 (0)6.12.34.56.78' and '0033612345678' are '+33612345678', '0692 12 34 56' is '+262692123456'. Other countries need their + or 00. Null when it is none.
 */
export function readPhone(typed: string): string | null {
  const written = digitsOf(typed)
  const french = /^(?:\+33|33(?=[1-9]\d{8}$)|(?=0))0?([1-9]\d{8})$/.exec(written)?.[1]
  if (french !== undefined) return `+${OVERSEAS.find(({ national }) => national.test(french))?.code ?? '33'}${french}`
  const overseas = /^\+(262|59[046])0?(\d{9})$/.exec(written)
  if (overseas) return `+${overseas[1]}${overseas[2]}`
  return /^\+(?!33)[1-9]\d{6,14}$/.test(written) ? written : null
}

/** The digits, with a + when there is one, of text that may be part of a phone number; null for any other text. */
export function readPhonePart(typed: string): string | null {
  const digits = digitsOf(typed)
  return /^\+?\d{3,15}$/.test(digits) ? digits : null
}

/**
 * A French number as it is dialled there, '01 23 45 67 89' or overseas '0262 12 34 56', from a country's code or a 0; other
 * numbers unchanged.
 */
export function formatPhone(phone: string): string {
  const overseas = OVERSEAS.find(({ code, national }) => phone.startsWith(`+${code}`) && national.test(phone.slice(4)))
  if (overseas) return `0${phone.slice(4, 7)}${phone.slice(7).replace(/\d{2}/g, '\u00a0$&')}`
  const national = /^(?:(?:\+|00)330?|0)(\d{9})$/.exec(phone)?.[1]
  return national ? `0${national}`.replace(/(\d{2})(?=\d)/g, '$1\u00a0') : phone
}

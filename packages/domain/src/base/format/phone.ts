/** A phone number without spaces, dots and hyphens; null unless it is a plus and 10 to 15 digits. */
export function normalisePhone(typed: string): string | null {
  const digits = typed.replace(/[\s.\u00a0\u202f-]/g, '')
  return /^\+?\d{10,15}$/.test(digits) ? digits : null
}

/** What people write between the digits of a number. */
const BETWEEN = /[\s.\-/\u2010\u2011\u2013]/g

/** The numbers of the overseas departments, of their own country codes: 0262 12 34 56 is +262 262 12 34 56. */
const OVERSEAS = [
  { code: '262', national: /^(?:262|263|269|639|69[23])\d{6}$/ },
  { code: '590', national: /^(?:590|69[01])\d{6}$/ },
  { code: '594', national: /^[56]94\d{6}$/ },
  { code: '596', national: /^(?:596|69[67])\d{6}$/ },
] as const

/**
 * A phone number as people write it, in the E.164 form that two spellings of it share: '06 12 34 56 78',
 * '+33 (0)6.12.34.56.78' and '0033612345678' are '+33612345678', '0692 12 34 56' is '+262692123456'. Other countries need their + or 00. Null when it is none.
 */
export function readPhone(typed: string): string | null {
  const international = typed.replace(BETWEEN, '').replace(/^00/, '+')
  // The (0) after a country's code is only dialled inside that country.
  const written = international.replace(/^(\+\d{1,3})\(0\)/, '$1').replace(/[()]/g, '')
  const french = /^(?:\+33|33(?=[1-9]\d{8}$)|(?=0))0?([1-9]\d{8})$/.exec(written)?.[1]
  if (french !== undefined) return `+${OVERSEAS.find(({ national }) => national.test(french))?.code ?? '33'}${french}`
  const overseas = /^\+(262|59[046])0?(\d{9})$/.exec(written)
  if (overseas) return `+${overseas[1]}${overseas[2]}`
  return /^\+(?!33)[1-9]\d{6,14}$/.test(written) ? written : null
}

/** The digits, with a + when there is one, of text that may be part of a phone number; null for any other text. */
export function readPhonePart(typed: string): string | null {
  const digits = typed
    .replace(BETWEEN, '')
    .replace(/^00/, '+')
    .replace(/^(\+\d{1,3})?\(0\)/, (_, code = '0') => code)
  return /^\+?\d{3,15}$/.test(digits) ? digits : null
}

/**
 * A French number as it is dialled there, '01 23 45 67 89' or overseas '0262 12 34 56', from a country's code or a 0; other
 * numbers unchanged.
 */
export function formatPhone(phone: string): string {
  const overseas = OVERSEAS.find(({ code, national }) => phone.startsWith(`+${code}`) && national.test(phone.slice(4)))
  if (overseas) return `0${phone.slice(4, 7)}${phone.slice(7).replace(/\d{2}/g, '\u00a0$&')}`
  const national = /^(?:\+33|0)(\d{9})$/.exec(phone)?.[1]
  return national ? `0${national}`.replace(/(\d{2})(?=\d)/g, '$1\u00a0') : phone
}

import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { formatPhone, leadingId, normalisePhone, orderNumber, readableCode, shortId } from './index.ts'

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

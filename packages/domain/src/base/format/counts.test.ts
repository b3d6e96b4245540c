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
  pageRange,
  pageWindow,
} from './index.ts'

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

import { describe, expect, it } from 'vitest'
import { asText, localList, orderPageOf } from './localList.ts'

type Row = {
  id: number
  name: string
  price?: number | null
  address?: { city: string } | null
  tags?: string[]
  open?: boolean
}

const rows: readonly Row[] = [
  { id: 1, name: 'Éclair', price: 6, address: { city: 'Nantes' }, tags: ['GLUTEN', 'MILK'], open: true },
  { id: 2, name: 'table 10', price: 12.5, address: { city: 'Rezé' }, tags: [], open: false },
  { id: 3, name: 'Table 2', price: 12.25, address: null },
  { id: 4, name: 'eclair au café' },
]

const ids = (query: Parameters<typeof localList<Row>>[1]) =>
  localList(rows, query, ({ name }) => name).data.map(({ id }) => id)
const by = (field: string, order: 'ASC' | 'DESC' = 'ASC') => ids({ sort: { field, order } })

describe('localList', () => {
  it('sorts numbers by size, also within words, and ignores accents and case', () => {
    expect(by('name')).toEqual([1, 4, 3, 2])
    expect(by('name', 'DESC')).toEqual([2, 3, 4, 1])
    expect(by('price')).toEqual([4, 1, 3, 2])
    expect(by('price', 'DESC')).toEqual([2, 3, 1, 4])
    expect(by('address.city')).toEqual([3, 4, 1, 2])
  })

  it('keeps the order and gives one page when neither is asked for', () => {
    expect(localList(rows, {}, ({ name }) => name)).toEqual({ data: rows, total: 4 })
  })

  it('gives pages, the last one shorter, with the total of matching rows', () => {
    const page = (number: number) => ({ pagination: { page: number, perPage: 3 }, filter: {} })
    expect(ids(page(1))).toEqual([1, 2, 3])
    expect(ids(page(2))).toEqual([4])
    expect(localList(rows, page(2), ({ name }) => name).total).toBe(4)
    expect(localList(rows, { ...page(1), filter: { q: 'table' } }, ({ name }) => name).total).toBe(2)
  })

  it('searches without case, accents or blanks around, and combines filters', () => {
    expect(ids({ filter: { q: '  ÉCLAIR ' } })).toEqual([1, 4])
    expect(ids({ filter: { q: 7 } })).toEqual([1, 2, 3, 4])
    expect(ids({ filter: { tags: 'MILK' } })).toEqual([1])
    expect(ids({ filter: { open: false } })).toEqual([2])
    expect(ids({ filter: { open: 'true', price: '6' } })).toEqual([1])
    expect(ids({ filter: { open: true, price: 7 } })).toEqual([])
    expect(ids({ filter: { 'address.city': 'Rezé' } })).toEqual([2])
  })

  it('ignores empty filters', () => {
    expect(ids({ filter: { name: '', price: null, tags: undefined } })).toEqual([1, 2, 3, 4])
  })
})

it('asText gives text for plain values only', () => {
  expect([asText('a'), asText(7), asText(false)]).toEqual(['a', '7', 'false'])
  expect([asText(null), asText(undefined), asText({}), asText(['a'])]).toEqual(['', '', '', ''])
})

it('orderPageOf asks for the chosen period and restaurant, and sends no empty filter [FIG-10]', () => {
  const pagination = { page: 2, perPage: 50 }
  const sort = { field: 'total', order: 'ASC' } as const
  const asked = (filter: object) => orderPageOf({ pagination, sort, filter }, 1000)
  const page = { page: 1, size: 50, sortBy: 'totalAmount', sortDirection: 'asc' }
  const chosen = { from: '2026-11-01', to: '2026-11-30', restaurantId: 'r1' }
  expect(asked(chosen)).toEqual({ ...page, ...chosen })
  expect(asked({ from: '', restaurantId: '' })).toEqual(page)
})

import { describe, expect, it } from 'vitest'
import { listParamsOf } from './listParams.ts'

const start = { perPage: 20, sort: { field: 'createdAt', order: 'DESC' } } as const
const of = (query: string) => listParamsOf(new URLSearchParams(query), start)

describe('list parameters of an address', () => {
  it('are the defaults for an address without parameters', () => {
    expect(of('')).toEqual({ pagination: { page: 1, perPage: 20 }, sort: start.sort, filter: {} })
  })

  it('take page, size, sort and filter from the address', () => {
    expect(of('page=3&perPage=50&sort=total&order=ASC&filter={"status":"PENDING"}')).toEqual({
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'total', order: 'ASC' },
      filter: { status: 'PENDING' },
    })
  })

  it('sort in ascending order unless the address gives a direction', () => {
    expect(of('sort=total&order=DESC').sort).toEqual({ field: 'total', order: 'DESC' })
    expect(of('sort=total').sort).toEqual({ field: 'total', order: 'ASC' })
  })

  it.each(['filter={', 'filter=null', 'filter=3', 'page=x', 'perPage='])(
    'are the defaults for the invalid parameter « %s »',
    (query) => {
      expect(of(query)).toEqual(of(''))
    },
  )
})

it('saysHow is true only for an address with a list parameter', () => {
  expect(listParamsOf.saysHow(new URLSearchParams('page=2'))).toBe(true)
  expect(listParamsOf.saysHow(new URLSearchParams('utm=2'))).toBe(false)
})

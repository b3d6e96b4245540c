import { describe, expect, it } from 'vitest'
import { listParamsOf } from './listParams.ts'

const start = { perPage: 20, sort: { field: 'createdAt', order: 'DESC' } } as const
const of = (query: string) => listParamsOf(new URLSearchParams(query), start)

describe('what a list at an address shows', () => {
  it('is as it opens where the address says nothing', () => {
    expect(of('')).toEqual({ pagination: { page: 1, perPage: 20 }, sort: start.sort, filter: {} })
  })

  it('is as the address says', () => {
    expect(of('page=3&perPage=50&sort=total&order=ASC&filter={"status":"PENDING"}')).toEqual({
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'total', order: 'ASC' },
      filter: { status: 'PENDING' },
    })
  })

  it('is in the order that the address says, upwards unless told', () => {
    expect(of('sort=total&order=DESC').sort).toEqual({ field: 'total', order: 'DESC' })
    expect(of('sort=total').sort).toEqual({ field: 'total', order: 'ASC' })
  })

  it.each(['filter={', 'filter=null', 'filter=3', 'page=x', 'perPage='])(
    'is as it opens where « %s » says nothing',
    (query) => {
      expect(of(query)).toEqual(of(''))
    },
  )
})

it('an address that names any of it says how', () => {
  expect(listParamsOf.saysHow(new URLSearchParams('page=2'))).toBe(true)
  expect(listParamsOf.saysHow(new URLSearchParams('utm=2'))).toBe(false)
})

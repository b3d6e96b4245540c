import { fc, test } from '@fast-check/vitest'
import { derive, type ListRules } from '@potager/domain/console'
import { expect, it } from 'vitest'
import { listFrom, type PagedSource } from './pagedSource.ts'

type Row = { id: string; at: number | null }

const list: ListRules<Row> = { filters: {}, sorts: { at: ({ at }) => at }, sort: 'at', direction: 'asc' }

/** A backend's list in its own order; `whole` counts how often all of it was read. */
function sourceOf(rows: readonly Row[]) {
  const read = { whole: 0 }
  const source: PagedSource<Row> = {
    page: async (page, size) => {
      const totalPages = Math.ceil(rows.length / size)
      const items = rows.slice(page * size, (page + 1) * size)
      const [first, last] = [page === 0, page >= totalPages - 1]
      return { items, total: rows.length, totalPages, page, size, first, last }
    },
    all: async () => {
      read.whole += 1
      return { rows: [...rows], total: rows.length, complete: true, steady: true }
    },
  }
  return { source, read }
}

const rowsOf = fc
  .array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 12 })
  .map((keys) => keys.map((at, index): Row => ({ id: `r${String(index).padStart(2, '0')}`, at })))

const shown = (page: number, size: number, direction: 'asc' | 'desc') => ({ page, size, sort: 'at', direction })

test.prop([
  fc.array(rowsOf, { minLength: 1, maxLength: 2 }),
  fc.integer({ min: 2, max: 5 }),
  fc.constantFrom('asc', 'desc'),
])('listFrom sorts every page as asked for [OTH-03]', async (lists, size, direction) => {
  const sources = lists.map((rows, index) => sourceOf(rows.map((row) => ({ ...row, id: `${index}${row.id}` }))).source)
  const count = lists.flat().length
  for (let page = 0; page * size < count; page += 1) {
    const { data, total } = await listFrom(sources, list, shown(page, size, direction), {})
    expect(data.map(({ at }) => at)).toEqual(
      derive(data, { page: 0, size, sort: 'at', direction }, list).data.map(({ at }) => at),
    )
    expect([data.length, total]).toEqual([Math.min(size, count - page * size), count])
  }
})

it.each(['asc', 'desc'] as const)(
  'listFrom sorts the whole list in the browser when the backend has another order: %s [OTH-03]',
  async (direction) => {
    const rows = [3, 1, 2, 0].map((at) => ({ id: `r${at}`, at }))
    const { source, read } = sourceOf(rows)
    const ids: string[] = []
    for (const page of [0, 1]) {
      const { data, meta } = await listFrom([source], list, shown(page, 2, direction), {})
      ids.push(...data.map(({ id }) => id))
      expect(meta).toEqual({ covered: 'all', total: 4 })
    }
    const ascending = ['r0', 'r1', 'r2', 'r3']
    expect(ids).toEqual(direction === 'asc' ? ascending : ascending.toReversed())
    expect(read.whole).toBe(2)
  },
)

it('listFrom does not read the whole list when the backend has its rows in the order asked for', async () => {
  const { source, read } = sourceOf([0, 1, 1, 2, null].map((at, index) => ({ id: `r${9 - index}`, at })))
  for (const direction of ['asc', 'desc'] as const) await listFrom([source], list, shown(0, 3, direction), {})
  expect(read.whole).toBe(0)
})

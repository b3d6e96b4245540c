import type { DataProvider } from 'ra-core'
import { expect, it } from 'vitest'
import { readAll } from './readAll.ts'

const everything = Array.from({ length: 250 }, (_, index) => ({ id: index }))

function provider(asked: number[] = []): Pick<DataProvider, 'getList'> {
  return {
    getList: async (_resource, { pagination }) => {
      const { page = 1, perPage = 1 } = pagination ?? {}
      asked.push(page)
      const data = everything.slice((page - 1) * perPage, page * perPage)
      return { data, total: everything.length } as never
    },
  }
}

const wanted = { resource: 'orders', filter: {}, sort: { field: 'id', order: 'ASC' as const } }

it('exports every row, page after page, and tells how far it is', async () => {
  const steps: string[] = []
  const rows = await readAll(provider(), wanted, {
    perPage: 100,
    signal: new AbortController().signal,
    onProgress: (done, total) => steps.push(`${done}/${total}`),
  })
  expect(rows).toEqual(everything)
  expect(steps).toEqual(['100/250', '200/250', '250/250'])
})

it('stops between two pages when the export is cancelled', async () => {
  const asked: number[] = []
  const stop = new AbortController()
  const reading = readAll(provider(asked), wanted, {
    perPage: 100,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  })
  await expect(reading).rejects.toThrow('aborted')
  expect(asked).toEqual([1, 2])
})

import { expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

const pageOf = (ids: string[], last: boolean) => ({
  items: ids.map((id) => ({ id })),
  page: 0,
  size: 2,
  total: 4,
  totalPages: 2,
  first: false,
  last,
})

it('readPages reads all pages, keeps a row once that moved meanwhile, and reports its progress [SES-31]', async () => {
  const seen: number[] = []
  const { rows } = await readPages(
    async (page) => (page === 0 ? pageOf(['a', 'b'], false) : pageOf(['b', 'c'], true)),
    {
      signal: new AbortController().signal,
      onProgress: ({ done }) => seen.push(done),
    },
  )
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(seen).toEqual([2, 3])
})

it('readPages stops when its signal is aborted', async () => {
  const stop = new AbortController()
  const reading = readPages(async () => pageOf(['a'], false), {
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('assez')),
  })
  await expect(reading).rejects.toThrow('assez')
})

it('readPages ends at an empty page, whatever the backend says, or after the given number of pages', async () => {
  const read = (ids: string[]) => async (page: number) => pageOf(page < 3 ? ids.map((id) => `${id}${page}`) : [], false)
  expect(await readPages(read(['a']))).toMatchObject({
    rows: [{ id: 'a0' }, { id: 'a1' }, { id: 'a2' }],
    complete: true,
  })
  expect(await readPages(read(['a', 'b']), { mostPages: 1 })).toEqual({
    rows: [{ id: 'a0' }, { id: 'b0' }],
    total: 4,
    complete: false,
  })
})

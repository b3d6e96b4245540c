import { fc, test } from '@fast-check/vitest'
import { ApiError, type Client } from '@potager/domain/api'
import { listDiseases } from '@potager/domain/disease'
import { describe, expect, it } from 'vitest'
import { askedPages } from './askedPages.ts'

type Body = (
  page: { content: object[]; totalElements: number; totalPages: number; size: number },
  asked: number,
) => object
/** `gives` says how many rows a page has for which so many are asked; null refuses them. */
type Backend = { total: number; gives: (size: number) => number | null; body?: Body }

const specified: Body = ({ size: _, ...page }) => page
const bodies = {
  'the specification’s': specified,
  'with its size': (page) => page,
  'without pages': ({ content, totalElements }) => ({ content, totalElements }),
  nested: ({ content, ...page }) => ({ content, page }),
  'with the pages of the size asked for': ({ size: _, ...page }, asked) => ({
    ...page,
    totalPages: Math.ceil(page.totalElements / asked),
  }),
} satisfies Record<string, Body>

function clientOf({ total, gives, body = specified }: Backend) {
  const asked: string[] = []
  const api: Pick<Client, 'send'> = {
    send: async (call, input) => {
      const { page, size } = call.request(input).query as { page: number; size: number }
      asked.push(`${page}×${size}`)
      const rows = gives(size)
      if (rows === null) throw new ApiError('refused', 400, { fields: { size: 'trop' } }, 'trop')
      const content = Array.from({ length: Math.max(0, Math.min(rows, total - page * rows)) }, (_, n) => ({
        id: `d${page * rows + n}`,
      }))
      return call.response(
        body({ content, totalElements: total, totalPages: Math.ceil(total / rows), size: rows }, size),
        input,
      )
    },
  }
  const client = askedPages(api)
  return { asked, read: (page: number, size: number) => client.send(listDiseases, { page, size }) }
}

const capped = (most: number) => (size: number) => Math.min(size, most)
const fixed = (own: number) => () => own
const refusing = (most: number) => (size: number) => (size > most ? null : size)
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
const span = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, n) => `d${from + n}`)

describe('a page from a backend with its own page size', () => {
  test.prop([
    fc.constantFrom(...Object.values(bodies)),
    fc.oneof(
      fc.tuple(fc.constantFrom(capped, fixed), fc.integer({ min: 5, max: 60 })),
      fc.tuple(fc.constant(refusing), fc.constantFrom(10, 20, 30, 50, 99)),
    ),
    fc.integer({ min: 0, max: 250 }),
    fc.array(fc.tuple(fc.nat(6), fc.constantFrom(10, 20, 25, 50, 100)), { minLength: 1, maxLength: 4 }),
  ])('has the rows and the page number that were asked for [OTH-01]', async (body, [does, rows], total, questions) => {
    const { read } = clientOf({ total, gives: does(rows), body })
    // As screens do: the first page shows best what size they have.
    for (const [page, size] of [[0, 100] as const, ...questions]) {
      const answer = await read(page, size)
      expect(idsOf(answer)).toEqual(span(page * size, Math.min(total, (page + 1) * size)))
      expect([answer.total, answer.page]).toEqual([total, page])
      expect(answer.last).toBe((page + 1) * size >= total)
    }
  })

  it('is not the last page of the backend’s size, which has as many rows', async () => {
    const body = bodies['with the pages of the size asked for']
    const { read } = clientOf({ total: 112, gives: fixed(23), body })
    await read(0, 100)
    expect(idsOf(await read(4, 20))).toEqual(span(80, 100))
  })

  it('is asked for in the backend’s size once that is known', async () => {
    const { asked, read } = clientOf({ total: 70, gives: capped(20) })
    await read(0, 50)
    await read(1, 50)
    await read(3, 20)
    expect(asked).toEqual(['0×50', '1×20', '2×20', '2×20', '3×20', '3×20'])
  })

  it('is asked for in smaller sizes after a refusal, and in those from then on', async () => {
    const { asked, read } = clientOf({ total: 60, gives: refusing(20) })
    await read(0, 50)
    await read(1, 50)
    expect(asked).toEqual(['0×50', '0×20', '1×20', '2×20', '2×20'])
  })

  it('is one call when the backend gives the size that was asked for', async () => {
    const { asked, read } = clientOf({ total: 120, gives: (size) => size })
    expect((await read(1, 100)).items).toHaveLength(20)
    await read(5, 100)
    expect(asked).toEqual(['1×100', '5×100'])
  })
})

it('passes on a refusal that does not concern the size, without another call', async () => {
  const asked: unknown[] = []
  const refusal = new ApiError('refused', 400, { fields: { race: 'inconnue' } }, 'non')
  const client = askedPages({
    send: async (_, input) => {
      asked.push(input)
      throw refusal
    },
  })
  await expect(client.send(listDiseases, { page: 0, size: 100 })).rejects.toBe(refusal)
  expect(asked).toHaveLength(1)
})

it('gives the rows there are when the total promises more', async () => {
  const rows = [{ id: 'a' }, { id: 'b' }]
  const client = askedPages({
    send: async (call, input) =>
      call.response({ content: (input as { page: number }).page === 0 ? rows : [], totalElements: 3 }, input),
  })
  for (const _ of [1, 2]) expect(idsOf(await client.send(listDiseases, { page: 0, size: 20 }))).toEqual(['a', 'b'])
})

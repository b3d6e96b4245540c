import { fc, test } from '@fast-check/vitest'
import { ApiError, type Client } from '@potager/domain/api'
import { browseReservations } from '@potager/domain/console'
import { listDiseases } from '@potager/domain/disease'
import { HttpError } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { largestOrderPage } from '../query/localList.ts'
import { clientOf, type ServedAnswer, type ServedRequest, startContractServer } from '../testing/contract-server.ts'
import { askedPages, createDataProvider, fewAtATime } from './dataProvider.ts'
import { createQueryClient } from './queries.ts'

describe('dataProvider', () => {
  let server: Awaited<ReturnType<typeof startContractServer>> | undefined

  async function providerFor(answer: (seen: ServedRequest) => ServedAnswer, extensions = true) {
    server = await startContractServer(answer)
    return createDataProvider({
      api: clientOf(server.baseUrl),
      supports: ({ extension }) => extensions || !extension,
      queryClient: createQueryClient(),
    })
  }

  const asked = (index: number) => Object.fromEntries(server?.requests[index]?.query ?? [])

  afterEach(() => server?.close())

  const order = (index: number) => ({
    id: `order-${index}`,
    customerName: `Client ${index}`,
    status: 'PENDING',
    totalAmount: 12.5,
    lines: [],
  })
  const orderPage =
    (total: number) =>
    ({ query }: ServedRequest) => {
      const page = Number(query.get('page'))
      const size = Number(query.get('size'))
      const count = Math.max(0, Math.min(size, total - page * size))
      return {
        body: {
          content: Array.from({ length: count }, (_, index) => order(page * size + index)),
          totalElements: total,
          totalPages: Math.ceil(total / size),
        },
      }
    }

  describe('orders for react-admin', () => {
    it('gives the last page for a page past the end, and an empty one for an empty list', async () => {
      const provider = await providerFor(orderPage(45))
      const page = (number: number) =>
        provider.getList('orders', { pagination: { page: number, perPage: 20 }, filter: {} })
      const { data } = await page(999)
      expect(data.map(({ id }) => id)).toEqual([40, 41, 42, 43, 44].map((index) => `order-${index}`))
      await server?.close()
      const empty = await providerFor(orderPage(0))
      expect(await empty.getList('orders', { pagination: { page: 3, perPage: 20 }, filter: {} })).toMatchObject({
        data: [],
        total: 0,
      })
      expect(server?.requests).toHaveLength(1)
    })

    it('asks the server for one page, counted from 0, sorted and filtered there [ORD-10] [ORD-36]', async () => {
      const provider = await providerFor(orderPage(45))
      const { data, total } = await provider.getList('orders', {
        pagination: { page: 3, perPage: 20 },
        sort: { field: 'total', order: 'ASC' },
        filter: { status: 'READY', day: '2026-07-14' },
      })
      expect(asked(0)).toEqual({
        status: 'READY',
        startDate: '2026-07-14T00:00:00',
        endDate: '2026-07-14T23:59:59',
        page: '2',
        size: '20',
        sortBy: 'totalAmount',
        sortDirection: 'asc',
      })
      expect(total).toBe(45)
      expect(data).toHaveLength(5)
      expect(data[0]).toMatchObject({ id: 'order-40', total: 1250 })
    })

    it('sorts by the newest by default, and drops unknown filters and sort fields', async () => {
      const provider = await providerFor(orderPage(0))
      const params = { pagination: { page: 1, perPage: 20 } }
      await provider.getList('orders', { ...params, filter: { customerId: 'c1', status: 'EATEN', color: 'red' } })
      await provider.getList('orders', { ...params, sort: { field: 'color', order: 'DESC' } })
      const newest = { page: '0', size: '20', sortBy: 'createdAt', sortDirection: 'desc' }
      expect([asked(0), asked(1)]).toEqual([{ ...newest, customerId: 'c1' }, newest])
    })

    it('asks for the largest page of the backend when no page is given', async () => {
      await (await providerFor(orderPage(0), false)).getList('orders', {})
      expect(asked(0)).toMatchObject({ page: '0', size: '100' })
      expect(largestOrderPage((call) => call.name === browseReservations.name)).toBe(1000)
    })

    it('reads one order with its lines [ORD-38]', async () => {
      const provider = await providerFor(() => ({ body: order(7) }))
      const { data } = await provider.getOne('orders', { id: 'order-7' })
      expect(server?.requests[0]).toMatchObject({ method: 'GET', path: '/menu/order/order-7' })
      expect(data).toMatchObject({ id: 'order-7', total: 1250 })
    })
  })

  describe('dishes and restaurants for react-admin', () => {
    const dishes = [
      {
        id: 'a',
        name: 'Crème de céleri',
        description: '',
        price: 9,
        category: 'ENTREE',
        available: true,
        allergens: ['CELERY'],
      },
      {
        id: 'b',
        name: 'Tarte aux poireaux',
        description: 'pâte brisée',
        price: 12.5,
        category: 'PLAT',
        available: true,
        allergens: null,
      },
      {
        id: 'c',
        name: 'Éclair',
        description: 'à l’Œuf',
        price: 6,
        category: 'DESSERT',
        available: false,
        allergens: [],
      },
    ]
    const ask = { pagination: { page: 1, perPage: 2 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} }

    it('sorts in French and pages a list that the server sends whole', async () => {
      const provider = await providerFor(() => ({ body: dishes }))
      const { data, total } = await provider.getList('dishes', ask)
      expect(data.map(({ id }) => id)).toEqual(['a', 'c'])
      expect(total).toBe(3)
    })

    it('finds text without accents, a category, an availability and an allergen', async () => {
      const provider = await providerFor(() => ({ body: dishes }))
      const ids = async (filter: object) =>
        (await provider.getList('dishes', { ...ask, filter })).data.map(({ id }) => id)
      expect(await ids({ q: 'CELERI' })).toEqual(['a'])
      expect(await ids({ q: "a l'oeuf" })).toEqual(['c'])
      expect(await ids({ category: 'PLAT' })).toEqual(['b'])
      expect(await ids({ available: false })).toEqual(['c'])
      expect(await ids({ allergens: 'CELERY' })).toEqual(['a'])
    })

    it('lists the person’s own restaurants where the backend has the extension, all of them elsewhere', async () => {
      await (await providerFor(() => ({ body: [] }))).getList('restaurants', ask)
      expect(server?.requests[0]?.path).toBe('/restaurant/mine')
      await server?.close()
      await (await providerFor(() => ({ body: [] }), false)).getList('restaurants', ask)
      expect(server?.requests[0]?.path).toBe('/notprotected/restaurant')
    })
  })

  describe('failures for react-admin', () => {
    it('hands the messages by field to the form', async () => {
      const provider = await providerFor(() => ({ status: 400, body: { name: 'Ce plat existe déjà' } }))
      const failure = await provider
        .create('dishes', { data: { name: 'Soupe', price: 900 } })
        .catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(HttpError)
      expect(failure).toMatchObject({
        status: 400,
        message: 'Ce plat existe déjà',
        body: { errors: { name: 'Ce plat existe déjà' } },
        cause: { status: 400, body: { fields: { name: 'Ce plat existe déjà' } } },
      })
    })

    it('have no fields when the server gave none; an error without an answer is passed on', async () => {
      const provider = await providerFor(() => ({ status: 403, body: { message: 'Accès refusé' } }))
      const failure = await provider.getOne('dishes', { id: 'a' }).catch((error: unknown) => error)
      expect(failure).toMatchObject({ status: 403, message: 'Accès refusé', body: null })
      const fail = async () => {
        throw new RangeError('Trop grand')
      }
      const broken = createDataProvider({
        api: { send: fail, open: fail },
        supports: () => true,
        queryClient: createQueryClient(),
      })
      await expect(broken.getOne('dishes', { id: 'a' })).rejects.toBeInstanceOf(RangeError)
    })

    it('name an unknown resource, without a request', async () => {
      const provider = await providerFor(() => ({}))
      await expect(async () => provider.getList('rooms', {})).rejects.toThrow('rooms')
      expect(server?.requests).toEqual([])
    })
  })
})

describe('fewAtATime', () => {
  it('fewAtATime runs three at a time at most, and returns results in the order of the input', async () => {
    let [now, most] = [0, 0]
    const results = await fewAtATime([5, 1, 4, 2, 3], async (delay) => {
      now += 1
      most = Math.max(most, now)
      await new Promise((done) => setTimeout(done, delay))
      now -= 1
      return delay * 10
    })
    expect(results).toEqual([50, 10, 40, 20, 30])
    expect(most).toBe(3)
  })

  it('fewAtATime starts nothing more after a failure, and throws it', async () => {
    const begun: number[] = []
    const work = async (item: number) => {
      begun.push(item)
      if (item === 2) throw new Error('refused')
    }
    await expect(fewAtATime([1, 2, 3, 4, 5, 6, 7], work)).rejects.toThrow('refused')
    expect(begun.length).toBeLessThan(6)
  })
})

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

function readerOf({ total, gives, body = specified }: Backend) {
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
    const { read } = readerOf({ total, gives: does(rows), body })
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
    const { read } = readerOf({ total: 112, gives: fixed(23), body })
    await read(0, 100)
    expect(idsOf(await read(4, 20))).toEqual(span(80, 100))
  })

  it('is asked for in the backend’s size once that is known', async () => {
    const { asked, read } = readerOf({ total: 70, gives: capped(20) })
    await read(0, 50)
    await read(1, 50)
    await read(3, 20)
    expect(asked).toEqual(['0×50', '1×20', '2×20', '2×20', '3×20', '3×20'])
  })

  it('is asked for in smaller sizes after a refusal, and in those from then on', async () => {
    const { asked, read } = readerOf({ total: 60, gives: refusing(20) })
    await read(0, 50)
    await read(1, 50)
    expect(asked).toEqual(['0×50', '0×20', '1×20', '2×20', '2×20'])
  })

  it('is one call when the backend gives the size that was asked for', async () => {
    const { asked, read } = readerOf({ total: 120, gives: (size) => size })
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

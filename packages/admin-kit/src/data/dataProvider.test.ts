import { browseReservations } from '@potager/domain/console'
import { HttpError } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { largestOrderPage } from '../query/localList.ts'
import { clientOf, type ServedAnswer, type ServedRequest, startContractServer } from '../testing/contract-server.ts'
import { createDataProvider, fewAtATime } from './dataProvider.ts'
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

import { fc } from '@fast-check/vitest'
import { contract } from '@potager/domain/contract'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../src/api/endpoints.ts'
import { answerWriter } from '../src/api/plugin.ts'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/base/config.ts'
import { likelyInput } from './generated/arbitrary.ts'
import { startServer, testConfig } from './harness.ts'

const asked = (schema: (typeof allEndpoints)[number]['response']) => ({ schema, method: 'GET', url: '/' })

/** The same value with an additional key in each object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMore(inner)])),
    passwordHash: 'x',
  }
}

describe('the fast writer of answers', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.call.name, endpoint] as const))(
    'writes the same as the checked writer: %s',
    (_, { response, call }) => {
      const checked = answerWriter(true)(asked(response))
      const fast = answerWriter(false)(asked(response))
      fc.assert(
        fc.property(likelyInput(response, { any: '0190b6a0-0000-7000-8000-000000000001' }, call.path), (value) => {
          if (!response.safeParse(value).success) return
          expect(JSON.parse(fast(value))).toEqual(JSON.parse(checked(value)))
        }),
        { numRuns: 30, seed: 13 },
      )
    },
  )

  it('leaves out keys that no schema names, at any depth', () => {
    const { response } = contract.order.listOrders
    const [fast, checked] = [false, true].map((choice) => answerWriter(choice)(asked(response)))
    const id = '0190b6a0-0000-7000-8000-000000000001'
    const line = {
      id,
      dishName: '« Tarte » \u2028',
      unitPrice: 12.5,
      quantity: 2,
      lineTotal: 25,
      allergens: ['GLUTEN'],
    }
    const order = {
      id,
      customerName: 'Élise "L’" Martin',
      status: 'PENDING',
      totalAmount: 25,
      restaurantId: id,
      restaurantName: 'La Fève Tonka',
      createdAt: '2026-11-21T10:00:00.000Z',
      flatDelivered: true,
      lines: [line],
    }
    const page = { content: [order], totalElements: 1, totalPages: 1, first: true, last: true }
    expect(JSON.parse(fast?.(withMore(page)) ?? '')).toEqual(page)
    expect(fast?.(withMore(page))).toBe(checked?.(page))
  })

  it('is used in production only', () => {
    expect(readConfig({ NODE_ENV: 'production' }).checkAnswers).toBe(false)
    for (const env of [{}, { NODE_ENV: 'test' }, { NODE_ENV: 'development' }]) {
      expect(readConfig(env).checkAnswers).toBe(true)
    }
  })
})

describe('an answer that breaks the contract', () => {
  it('is a 500 where answers are checked, and from the fast writer when a key is missing', async () => {
    const { db } = await startServer()
    const statuses = async (checkAnswers: boolean, row: object) => {
      const broken = { ...db, query: async <Row>() => [row as Row] }
      const app = await buildApp({ config: testConfig({ checkAnswers, secretKey: 'x'.repeat(32) }), db: broken })
      const { statusCode } = await app.inject({ url: '/api/notprotected/menu' })
      await app.close()
      return statusCode
    }
    const dish = {
      id: 'no uuid',
      name: 'Tarte',
      description: '',
      price: 1000,
      category: 'PLAT',
      allergens: [],
      available: true,
      version: 1,
    }
    expect(await statuses(true, dish)).toBe(500)
    expect(await statuses(false, dish)).toBe(200)
    expect(await statuses(false, { ...dish, name: undefined })).toBe(500)
  })
})

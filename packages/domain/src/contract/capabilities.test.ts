import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { capabilities } from './capabilities.ts'
import { contract, type Endpoint } from './index.ts'

const endpoints = Object.values(contract).flatMap((concept): Endpoint[] => Object.values(concept))
const names = capabilities.map(({ name }) => name)

describe('the capabilities', () => {
  it('are the extension calls and the extension keys, each once', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['getDay', 'getCapabilities', 'updateReservationStatus.seenStatus']))
    expect(names).not.toContain('listOrders')
    const calls = endpoints.filter(({ call }) => call.extension).map(({ call }) => call.name)
    expect(names.filter((name) => !name.includes('.'))).toEqual([...calls, 'watchChanges', 'watchMenu'])
  })

  it('name keys that exist in their calls and are optional', () => {
    const keyed = endpoints.filter(({ call }) => call.extensionKeys)
    expect(keyed.length).toBeGreaterThan(5)
    for (const { call, query, body } of keyed) {
      const shapes = [query, body].filter((shape): shape is z.ZodObject => shape instanceof z.ZodObject)
      for (const key of call.extensionKeys ?? []) {
        const kind = shapes.find(({ shape }) => key in shape)?.shape[key] as z.ZodType
        expect([call.name, key, kind?.safeParse(undefined).success]).toEqual([call.name, key, true])
      }
    }
  })

  it('with a fixed path declare no 404, which means « no such call », except createReview', () => {
    const fixed = endpoints.filter(({ call }) => call.extension && !call.path.includes(':'))
    const missing = fixed.filter(({ errors = [] }) => (errors as readonly number[]).includes(404))
    // Its 404 is of the reviewed record; no page makes this call.
    expect(missing.map(({ call }) => call.name)).toEqual(['createReview'])
  })
})

import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Call } from '../base/api/index.ts'
import { NotAnswered, readBody } from '../base/wire/index.ts'
import { cases, drawBody } from '../fixtures/index.ts'
import { contract } from './index.ts'

const endpoints = Object.values(contract).flatMap((concept) => Object.values(concept))
// Of its call an endpoint's type knows what a server needs; the value is the whole call.
const calls = endpoints.map(({ call }) => call as Call<never, unknown>)
const input = { page: 0 } as never

// A million and more are thrown: where from does not matter.
Error.stackTraceLimit = 0

/** Whether a call believes a body as it was read from its text. */
function believes(call: Call<never, unknown>, body: unknown): boolean {
  try {
    call.response(body, input)
    return true
  } catch (error) {
    return !(error instanceof NotAnswered)
  }
}

function believers(text: string, asked = calls): string[] {
  const body = readBody(text)
  return asked.filter((call) => believes(call, body)).map(({ name }) => name)
}

/** Without those that answer nothing, to which an object or a word is « done » (T14), or a record of optional values alone. */
const telling = calls.filter((call) => !believes(call, {}))

describe('an answer', () => {
  it.each(endpoints.map(({ call, response }) => [call.name, call as Call<never, unknown>, response] as const))(
    'of our server to %s is accepted by the client',
    (_, call, response) => {
      for (const as of cases) expect(believes(call, drawBody(response, 1, as)), as).toBe(true)
    },
  )
})

describe('a body that is no answer of the contract', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  const foreign = fc.constantFrom('data', 'items', 'rows', 'success', 'error', 'payload', 'value')
  const shapes = fc.oneof(
    fc.array(fc.jsonValue({ maxDepth: 1 })),
    fc.object({ maxDepth: 1 }),
    fc.constantFrom(null, true),
  )
  const wrapped = fc.dictionary(foreign, shapes, { minKeys: 1, maxKeys: 3 })
  const wholes = endpoints
    .map(({ response }) => JSON.stringify(drawBody(response, 1)) ?? '')
    .filter((whole) => /^[[{]/.test(whole))
  const cut = fc
    .constantFrom(...wholes)
    .chain((whole) => fc.integer({ min: 1, max: whole.length - 1 }).map((length) => whole.slice(0, length)))

  test.prop(
    [
      fc.oneof(
        text.map((words) => `<html>${words}`),
        cut,
      ),
    ],
    { numRuns: 10_000 },
  )('is rejected by every call when it is HTML or truncated JSON', (body) => {
    expect(believers(body)).toEqual([])
  })

  test.prop(
    [
      fc.oneof(
        wrapped.map((value) => JSON.stringify(value)),
        text.filter((words) => Number.isNaN(Number(words.trim() || 'x'))).map((words) => JSON.stringify(words)),
        fc.constantFrom('null', 'true', 'false', 'OK', '""', '{}', '[null]', '[3]', '{"content":null}'),
      ),
    ],
    { numRuns: 10_000 },
  )('is rejected by every call that returns required data when it has another shape', (body) => {
    expect(believers(body, telling)).toEqual([])
  })
})

import { fc } from '@fast-check/vitest'
import { contract, type Endpoint } from '@potager/domain/contract'
import { z } from 'zod'
import type { CallAnswer, CallRequest, Known } from '../harness.ts'

type Schema = z.core.JSONSchema.BaseSchema
/** Existing ids by kind of record. */
type Ids = Record<string, string>

/** Invalid values that forms, scripts and attackers send. */
const nasty: readonly unknown[] = [
  null,
  '',
  '   ',
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
  JSON.parse('{"__proto__":{"role":"ADMIN"}}'),
  'é'.repeat(5000),
  'nul\0',
  'demi \ud800',
  "'; drop table account; --",
  '%_\\',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30T10:00:00',
  '-infinity',
  'NaN',
  '٣',
  '👩🏽‍🌾',
  Array.from({ length: 200 }, () => 1),
]

const nastyValue: fc.Arbitrary<unknown> = fc.constantFrom(...nasty)

/** Ids for a field of this name: usually existing ones, sometimes an unknown one. */
function idsFor(field: string, known: Ids): fc.Arbitrary<string> {
  const meant = Object.entries(known).filter(([name]) => field.toLowerCase().includes(name.toLowerCase()))
  const all = fc.constantFrom(...Object.values(known))
  const likely = meant.length > 0 ? fc.constantFrom(...meant.map(([, id]) => id)) : all
  return fc.oneof({ weight: 8, arbitrary: likely }, { weight: 1, arbitrary: all }, { weight: 1, arbitrary: fc.uuid() })
}

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Valid and invalid queries of the simple-REST dialect. */
const simpleRest: Record<string, readonly string[]> = {
  range: ['[0,9]', '[1000000,1000001]', '[5,1]', '[0,1e99]', '[', 'null'],
  sort: ['["id","ASC"]', '["at","DESC"]', '["username","DESC"]', '["role","ASC"]', '["id","UP"]', '[]', '{}'],
  filter: [
    '{}',
    '{"q":"%_"}',
    '{"q":"nul\\u0000"}',
    '{"id":[]}',
    '{"id":["x"]}',
    '{"username":"admin"}',
    '{"role":null}',
    '[]',
  ],
}

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema, known: Ids, field: string) {
  if (format === 'uuid') return idsFor(field, known)
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'date') return days
  const json = simpleRest[field]
  if (json) return fc.constantFrom(...json)
  const free = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: 'grapheme' })
  if (/password/i.test(field)) return fc.constantFrom('Tournesol#58', 'Tournesol')
  if (!pattern || pattern.includes('(?')) return free
  return fc.stringMatching(new RegExp(pattern, 'u'))
}

function objects(schema: Schema, known: Ids, field: string): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const names = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : []
  if (names.length > 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.constantFrom(...names.map(String)), ofSchema(additionalProperties, known, field), {
      maxKeys: 7,
    })
  }
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, ofSchema(inner, known, name === 'id' ? field : name)]),
  )
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) })
}

/** Values of a JSON schema; the field's name selects the existing ids of its UUIDs. */
function ofSchema(given: Schema | boolean, known: Ids, field: string): fc.Arbitrary<unknown> {
  if (typeof given === 'boolean') return fc.jsonValue()
  const { type, anyOf, oneOf, enum: choices, const: only } = given
  if (only !== undefined) return fc.constant(only)
  if (choices) return fc.constantFrom<unknown>(...choices)
  const variants = anyOf ?? oneOf
  if (variants) return fc.oneof(...variants.map((variant) => ofSchema(variant, known, field)))
  if (type === 'string') return texts(given, known, field)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer') return fc.integer(bounds(given))
  if (type === 'number') return fc.integer(bounds(given)).map((value) => value + 0.5)
  if (type === 'array') {
    const { items, minItems = 0, maxItems = 5 } = given
    const item = typeof items === 'object' && !Array.isArray(items) ? ofSchema(items, known, field) : fc.jsonValue()
    return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) })
  }
  return type === 'object' ? objects(given, known, field) : fc.jsonValue()
}

function bounds({ minimum = -5, maximum = 1000 }: Schema): { min: number; max: number } {
  return { min: Math.ceil(Math.max(minimum, -1e9)), max: Math.floor(Math.min(maximum, 1e9)) }
}

/**
 * Input that a zod schema should accept, though rules beyond JSON Schema may still refuse it. `path` is the call's,
 * whose words tell what its `:id` refers to.
 */
export function likelyInput(shape: z.ZodType, known: Ids, path: string): fc.Arbitrary<unknown> {
  return ofSchema(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }), known, path)
}

/** The same value with one part, at any depth, replaced by `value`, or removed when that is undefined. */
function brokenAt(input: unknown, at: number, value: unknown): unknown {
  const places: { holder: Record<string, unknown>; key: string }[] = []
  const copy: unknown = structuredClone(input)
  const visit = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return
    for (const key of Object.keys(holder)) {
      places.push({ holder: holder as Record<string, unknown>, key })
      visit((holder as Record<string, unknown>)[key])
    }
  }
  visit(copy)
  const place = places[at % Math.max(1, places.length)]
  if (!place) return value
  if (value === undefined) delete place.holder[place.key]
  else place.holder[place.key] = value
  return copy
}

/** The demo accounts that make requests. */
export const accounts = ['proprietaire', 'gerant', 'admin'] as const
/** The sender of a request: an account, nobody, or an unsigned token. */
export type Requester = (typeof accounts)[number] | 'nobody' | 'forged'
/** The token of « forged ». */
export const FORGED = 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.'

/** A request to an endpoint. */
export type Generated = { endpoint: Endpoint; who: Requester; sent: CallRequest }

const endpoints: Endpoint[] = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))

/** Existing ids, by the words used in fields and paths. */
function idsByWord({ customer, user, ...ids }: Known): Record<string, string> {
  // `idUser` of an order is a customer.
  return { ...ids, customer, user: customer, users: user }
}

function asTexts(values: unknown): Record<string, string> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : []
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value ?? '')]),
  )
}

/** An input by its schema, or with one thing wrong. */
function part(shape: Endpoint['body'], { call }: Endpoint, ids: Record<string, string>) {
  if (!shape) return fc.constant(undefined)
  const mistake = fc.option(fc.oneof(nastyValue, fc.constant(undefined)), { freq: 2 })
  return fc
    .tuple(likelyInput(shape, ids, call.path), fc.nat(50), mistake)
    .map(([input, at, wrong]) => (wrong === null ? input : brokenAt(input, at, wrong)))
}

/** A stray query: the only error possible with a call without input. */
const stray = nastyValue.map((value): unknown => ({ inconnu: value }))

/** A request to an endpoint: valid, or with one thing wrong. */
function requestTo(endpoint: Endpoint, ids: Record<string, string>): fc.Arbitrary<Generated> {
  const takesNothing = !endpoint.params && !endpoint.query && !endpoint.body
  return fc
    .record({
      who: fc.constantFrom<Requester>(...accounts, ...accounts, 'nobody', 'forged'),
      params: part(endpoint.params, endpoint, ids),
      query: takesNothing ? stray : part(endpoint.query, endpoint, ids),
      body: part(endpoint.body, endpoint, ids),
      key: fc.option(fc.uuid(), { freq: 2 }),
    })
    .map(({ who, params, query, body, key }) => ({
      endpoint,
      who,
      sent: {
        params: paramsOf(endpoint, params),
        query: asTexts(query),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === null ? {} : { 'idempotency-key': key }),
        },
      },
    }))
}

/** A request to any call of the contract. */
export function anyRequest(known: Known): fc.Arbitrary<Generated> {
  const ids = idsByWord(known)
  return fc.oneof(...endpoints.map((endpoint) => requestTo(endpoint, ids)))
}

/** Fills every path parameter: an empty one would be another address. */
function paramsOf({ call }: Endpoint, made: unknown): Record<string, string> {
  const given = asTexts(made)
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, wellFormed(given[name]) || 'rien']))
}

/** Replaces lone surrogates, which cannot be part of an address. */
function wellFormed(text = ''): string {
  return Buffer.from(text, 'utf8').toString('utf8').slice(0, 500)
}

const refusals = new Set([400, 401, 403, 404, 409, 413, 414, 422, 429, 431])

/** Problems of an answer: its status, its shape, or a refusal without a message. */
export function problemsOf(endpoint: Endpoint, { status, body }: CallAnswer): unknown[] {
  if (status === (endpoint.status ?? 200)) return endpoint.response.safeParse(body).error?.issues ?? []
  if (!refusals.has(status)) return [`status ${status}`]
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' && /\p{L}{3}/u.test(message) ? [] : ['a refusal without a message']
}

import { fc } from '@fast-check/vitest'
import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema
/** Existing ids by kind of record. */
type Known = Record<string, string>

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

export const nastyValue: fc.Arbitrary<unknown> = fc.constantFrom(...nasty)

/** Ids for a field of this name: usually existing ones, sometimes an unknown one. */
function idsFor(field: string, known: Known): fc.Arbitrary<string> {
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

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema, known: Known, field: string) {
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

function objects(schema: Schema, known: Known, field: string): fc.Arbitrary<unknown> {
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
function ofSchema(given: Schema | boolean, known: Known, field: string): fc.Arbitrary<unknown> {
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
export function likelyInput(shape: z.ZodType, known: Known, path: string): fc.Arbitrary<unknown> {
  return ofSchema(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }), known, path)
}

/** The same value with one part, at any depth, replaced by `value`, or removed when that is undefined. */
export function brokenAt(input: unknown, at: number, value: unknown): unknown {
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

import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import type { Row } from './mistakes.ts'

type Schema = { properties?: Record<string, Schema>; items?: Schema; 'x-potager-extension'?: boolean }
type Content = { content?: { 'application/json'?: { schema: Schema; example?: unknown } } }
type Written = Pick<Schema, 'x-potager-extension'> & {
  operationId: string
  parameters?: { name: string; schema: Schema }[]
  requestBody?: Content
  security?: unknown[]
  responses: Record<string, Content>
}

const { paths } = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'))
const ajv = new Ajv({ coerceTypes: true, useDefaults: true, strict: false, logger: false, multipleOfPrecision: 6 })

/** The specification’s calls as docs/openapi.json has them, which is all that this backend knows of the contract. */
export const operations = Object.entries<Record<string, Written>>(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, written]) => {
    const { operationId: call, parameters = [], requestBody, security = [], responses } = written
    if (written['x-potager-extension']) return []
    const status = responses['201'] ? 201 : 200
    const { schema: response = {}, example } = responses[status]?.content?.['application/json'] ?? {}
    const validate = ajv.compile({
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      allOf: [requestBody?.content?.['application/json']?.schema ?? {}],
    })
    function wrongFields(input: Row): Record<string, boolean> {
      validate(input)
      const wrong = (validate.errors ?? []).map((one) => `${one.instancePath}/${one.params.missingProperty ?? ''}`)
      return Object.fromEntries(wrong.map((field) => [field.split('/').filter(Boolean).join('.'), false]))
    }
    const route = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
    return { call, method, route, guarded: security.length > 0, status, response, example, wrongFields }
  }),
)

/** The first record of the example of a call, or the example itself. */
export function exampleOf(name: string): Row {
  const { example } = operations.find(({ call }) => call.match(name)) ?? {}
  return Object([Object(example).content ?? example].flat()[0])
}

/** An answer with no more than the specification states, without what it leaves open; null for what is not there. */
export function plainOf({ properties, items = {} }: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => plainOf(items, item))
  if (!properties || !value) return value
  const open = /^(first|last|username|role|country)$/
  const stated = Object.entries(properties).filter(([key, field]) => !field['x-potager-extension'] && !open.test(key))
  return Object.fromEntries(stated.map(([key, field]) => [key, plainOf(field, Object(value)[key] ?? null)]))
}

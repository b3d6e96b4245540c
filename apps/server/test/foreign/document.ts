import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'

/** Values by name. */
export type Row = Record<string, unknown>

type Schema = { properties?: Record<string, Schema>; items?: Schema; 'x-potager-extension'?: boolean }
type Content = { content?: { 'application/json'?: { schema: Schema; example?: unknown } } }
type Parameter = { name: string; required: boolean; schema: Schema }
type Written = {
  operationId: string
  'x-potager-extension'?: boolean
  parameters?: Parameter[]
  requestBody?: Content
  security?: unknown[]
  responses: Record<string, Content>
}

const file = join(import.meta.dirname, '../../../../docs/openapi.json')
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Written>> }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const settings = { allErrors: true, useDefaults: true, strict: false, multipleOfPrecision: 6, formats: { uuid } }
const [bodies, texts] = [new Ajv(settings), new Ajv({ ...settings, coerceTypes: true })]

/** Says what is wrong with a value by the path of its field, and fills in the document’s defaults. */
function checkOf(ajv: Ajv, schema: object) {
  let validate: ValidateFunction | undefined
  return (value: Row): Record<string, string> => {
    validate ??= ajv.compile(schema)
    validate(value)
    const told = (validate.errors ?? []).map(({ instancePath, params, message = '' }) => {
      const path = [...instancePath.split('/').slice(1), ...[params.missingProperty ?? []].flat()]
      return [path.join('.') || 'corps', message] as const
    })
    return Object.fromEntries(told)
  }
}
/** The specification’s calls as docs/openapi.json has them, which is all that this backend knows of the contract. */
export const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, written]) => !written['x-potager-extension'])
    .map(([method, { operationId: call, parameters = [], requestBody, security = [], responses }]) => {
      const status = responses['201'] ? 201 : 200
      const body = requestBody?.content?.['application/json']?.schema
      const { schema: response = {}, example } = responses[status]?.content?.['application/json'] ?? {}
      const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
      const required = parameters.filter((one) => one.required).map(({ name }) => name)
      const checkParams = checkOf(texts, { type: 'object', properties, required })
      const checkBody = body && checkOf(bodies, body)
      const [verb, pattern] = [method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1')]
      const guarded = security.length > 0
      return { call, method: verb, path: pattern, guarded, status, response, example, checkParams, checkBody }
    }),
)

/** The first record of a list’s example, or the example itself. */
export function exampleOf(name: string): Row {
  const { example } = operations.find(({ call }) => call === name) ?? {}
  return structuredClone(Object([Object(example).content ?? example].flat()[0]))
}

/** An answer with no more than the specification states, and null for what is not there. */
export function plainOf({ properties, items = {} }: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => plainOf(items, item))
  if (!properties || typeof value !== 'object' || value === null) return value
  const unstated = ['first', 'last', 'username', 'role', 'country']
  const stated = Object.entries(properties).filter(
    ([key, field]) => !field['x-potager-extension'] && !unstated.includes(key),
  )
  return Object.fromEntries(stated.map(([key, field]) => [key, plainOf(field, Object(value)[key] ?? null)]))
}

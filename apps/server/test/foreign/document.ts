import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'

/** Values by name. */
export type Row = Record<string, unknown>

type Schema = { properties?: Record<string, Schema>; items?: Schema; 'x-potager-extension'?: boolean }
type Content = { content?: { 'application/json'?: { schema: Schema; example?: unknown } } }
type Written = {
  operationId: string
  'x-potager-extension'?: boolean
  parameters?: { name: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  security?: unknown[]
  responses: Record<string, Content>
}

const file = join(import.meta.dirname, '../../../../docs/openapi.json')
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Written>> }

const formats = { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i }
const asSent = { allErrors: true, coerceTypes: true, useDefaults: true, strict: false, multipleOfPrecision: 6 }
const ajv = new Ajv({ ...asSent, formats })

/** Says what is wrong with a call’s parameters and body, by the path of each field, and fills in the defaults. */
function checkOf({ parameters = [], requestBody }: Written) {
  const validate = ajv.compile({
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((one) => one.required).map(({ name }) => name),
    allOf: [requestBody?.content?.['application/json']?.schema ?? {}],
  })
  return (input: Row): Record<string, string> => {
    validate(input)
    const told = (validate.errors ?? []).map(({ instancePath, params, message = '' }) => {
      const path = `${instancePath}/${params.missingProperty ?? ''}`.split('/').filter(Boolean)
      return [path.join('.'), message]
    })
    return Object.fromEntries(told)
  }
}

/** The specification’s calls as docs/openapi.json has them, which is all that this backend knows of the contract. */
export const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, written]) => !written['x-potager-extension'])
    .map(([method, written]) => {
      const { operationId: call, security = [], responses } = written
      const status = responses['201'] ? 201 : 200
      const { schema: response = {}, example } = responses[status]?.content?.['application/json'] ?? {}
      const [guarded, check] = [security.length > 0, checkOf(written)]
      return { call, method, path: path.replace(/\{(\w+)\}/g, ':$1'), guarded, status, response, example, check }
    }),
)

/** The first record of a list’s example, or the example itself. */
export function exampleOf(name: string): Row {
  const { example } = operations.find(({ call }) => call === name) ?? {}
  return Object([Object(example).content ?? example].flat()[0])
}

/** Keys that the specification leaves open. */
const OPEN = /^(first|last|username|role|country)$/

/** An answer with no more than the specification states, and null for what is not there. */
export function plainOf({ properties, items = {} }: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => plainOf(items, item))
  if (!properties || !value) return value
  const stated = Object.entries(properties).filter(([key, field]) => !field['x-potager-extension'] && !OPEN.test(key))
  return Object.fromEntries(stated.map(([key, field]) => [key, plainOf(field, Object(value)[key] ?? null)]))
}

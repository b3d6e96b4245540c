import { beyond } from '@potager/conformance'
import { drawBody } from '@potager/domain/fixtures'
import { z } from 'zod'
import { allEndpoints } from '../../src/api/endpoints.ts'
import { plausible } from './plausible.ts'

type Content = Record<string, { schema?: unknown; example?: unknown }>
type Operation = {
  operationId: string
  requestBody?: { content?: Content }
  parameters?: { name: string; in: string }[]
  'x-potager-extension-keys'?: string[]
  responses: Record<string, { content?: Content }>
}
type Document = { components?: object; paths: Record<string, Record<string, Operation>> }

/** One item of a list shows as much as three. */
function shortened(body: unknown): unknown {
  if (Array.isArray(body)) return body.slice(0, 1)
  if (typeof body !== 'object' || body === null || !('content' in body)) return body
  const content = shortened(body.content)
  const counts = 'totalElements' in body ? { totalElements: 1, totalPages: 1, first: true, last: true } : {}
  return { ...body, content, ...counts }
}

/** A stable example per name, whichever calls are added or removed. */
function exampleOf(name: string, shape: z.ZodType): unknown {
  const seed = Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0
  const example = plausible(shortened(drawBody(shape, seed)))
  const told = shape.safeParse(example)
  if (!told.success) throw new Error(`${name}: ${z.prettifyError(told.error)}`)
  return example
}

function withExample<Body extends { content?: Content }>(body: Body, example: () => unknown): Body {
  const json = body.content?.['application/json']
  return json ? { ...body, content: { ...body.content, 'application/json': { ...json, example: example() } } } : body
}

function described(operation: Operation): Operation {
  const endpoint = allEndpoints.find(({ call }) => call.name === operation.operationId)
  // The calendar and the change stream are not JSON.
  if (!endpoint) return { ...operation, responses: withoutRefusals(operation.responses) }
  const { body, response, status = 200 } = endpoint
  const success = operation.responses[status] ?? {}
  return {
    ...operation,
    ...(operation.requestBody && body
      ? { requestBody: withExample(operation.requestBody, () => exampleOf(`${endpoint.call.name} body`, body)) }
      : {}),
    responses: {
      ...withoutRefusals(operation.responses),
      [status]: withExample(success, () => exampleOf(endpoint.call.name, response)),
    },
  }
}

/** The shared body of every refusal. */
const refusal = { $ref: '#/components/schemas/Refusal' }

function withoutRefusals(responses: Operation['responses']): Operation['responses'] {
  const entries = Object.entries(responses).map(([status, body]) => {
    const json = body.content?.['application/json']
    return [
      status,
      json && Number(status) >= 400 ? { ...body, content: { 'application/json': { schema: refusal } } } : body,
    ]
  })
  return Object.fromEntries(entries)
}

function refusalOf({ paths }: Document): unknown {
  const answers = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ responses }) => responses[400]),
  )
  const schemas = new Set(
    answers.flatMap((answer) => JSON.stringify(answer?.content?.['application/json']?.schema) ?? []),
  )
  const [schema, ...others] = schemas
  if (!schema || others.length > 0) throw new Error('Refusals have several bodies: describe each.')
  return JSON.parse(schema)
}

const EXTENSION = { 'x-potager-extension': true }

/** Marks keys of a schema's properties. */
function markedKeys(schema: unknown, isMarked: (key: string, field: object) => boolean): unknown {
  const { properties } = Object(schema) as { properties?: Record<string, object> }
  if (!properties) return schema
  const fields = Object.entries(properties).map(([key, field]) => [
    key,
    isMarked(key, field) ? { ...field, ...EXTENSION } : field,
  ])
  return { ...Object(schema), properties: Object.fromEntries(fields) }
}

/** An operation whose extension keys are marked where they stand, in its query and its body. */
function withMarks(operation: Operation): Operation {
  const keys = operation['x-potager-extension-keys'] ?? []
  const { parameters, requestBody } = operation
  const json = requestBody?.content?.['application/json']
  const isMarked = (key: string) => keys.includes(key)
  return {
    ...operation,
    ...(parameters
      ? { parameters: parameters.map((one) => (isMarked(one.name) ? { ...one, ...EXTENSION } : one)) }
      : {}),
    ...(json
      ? {
          requestBody: {
            ...requestBody,
            content: { 'application/json': { ...json, schema: markedKeys(json.schema, isMarked) } },
          },
        }
      : {}),
  }
}

/** Texts with a named format need no pattern; keys beyond the specification are marked. */
function written(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('format' in value) return { ...value, pattern: undefined }
  const { properties } = value as { properties?: object }
  const unsaid = Object.keys(properties ?? {}).flatMap((key) => beyond[key] ?? [])
  return markedKeys(
    value,
    (key, field) =>
      unsaid.includes(key) || ('description' in field && String(field.description).includes('(extension)')),
  )
}

/** The server's OpenAPI document for readers: each body with a valid example, the body of refusals described once. */
export function contractFile(served: object): string {
  const document = served as Document
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => [method, withMarks(described(operation))])
    return [path, Object.fromEntries(operations)]
  })
  const components = { ...document.components, schemas: { Refusal: refusalOf(document) } }
  return `${JSON.stringify({ ...document, components, paths: Object.fromEntries(paths) }, written, 1)}\n`
}

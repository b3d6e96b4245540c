import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Values by name. */
export type Row = Record<string, unknown>

/** The part of a JSON schema that the document's inputs use. */
type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema
  propertyNames?: Schema
  default?: unknown
  enum?: unknown[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
}
type Parameter = { name: string; in: 'query' | 'path'; required: boolean; schema: Schema }
type Content = { content?: { 'application/json'?: { schema: Schema } } }

/** One call of the document. */
export type Operation = {
  operationId: string
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  status: number
  guarded: boolean
}

type Written = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Content
  security?: unknown[]
  responses: Record<string, unknown>
}

/** The calls of docs/openapi.json, which is all that this backend knows of the contract. */
export function readDocument(): Operation[] {
  const file = join(import.meta.dirname, '../../../../docs/openapi.json')
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Written>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => ({
      operationId: written.operationId,
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      parameters: written.parameters ?? [],
      body: written.requestBody?.content?.['application/json']?.schema,
      status: written.responses['201'] ? 201 : 200,
      guarded: (written.security ?? []).length > 0,
    })),
  )
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function textProblem(schema: Schema, value: string): string | null {
  if (schema.enum && !schema.enum.includes(value)) return `Une valeur parmi ${schema.enum.join(', ')} est attendue`
  if (value.trim().length < (schema.minLength ?? 0)) return 'Le texte est trop court'
  if (value.length > (schema.maxLength ?? Infinity)) return 'Le texte est trop long'
  if (schema.format === 'uuid' && !UUID.test(value)) return 'Identifiant illisible'
  return schema.pattern && !new RegExp(schema.pattern, 'u').test(value) ? 'Forme inattendue' : null
}

function numberProblem(schema: Schema, value: number): string | null {
  if (schema.type === 'integer' && !Number.isInteger(value)) return 'Un nombre entier est attendu'
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, multipleOf } = schema
  if (value < minimum || value <= exclusiveMinimum || value > maximum) return 'Hors des bornes'
  const parts = multipleOf ? value / multipleOf : 0
  return Math.abs(parts - Math.round(parts)) > 1e-6 ? 'Trop de décimales' : null
}

/** Problems of a value by the path of their field; `value` gets the defaults of the document. */
export function problemsOf(schema: Schema, value: unknown, path = ''): Record<string, string> {
  const at = (problem: string | null): Record<string, string> => (problem ? { [path || 'corps']: problem } : {})
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return at('Une liste est attendue')
    if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity))
      return at('Trop ou trop peu d’éléments')
    const { items } = schema
    return items ? Object.assign({}, ...value.map((item, index) => problemsOf(items, item, `${path}[${index}]`))) : {}
  }
  if (schema.type === 'object') return objectProblems(schema, value, path)
  if (schema.type === 'boolean') return at(typeof value === 'boolean' ? null : 'Vrai ou faux est attendu')
  if (schema.type === 'string')
    return at(typeof value === 'string' ? textProblem(schema, value) : 'Un texte est attendu')
  return at(typeof value === 'number' ? numberProblem(schema, value) : 'Un nombre est attendu')
}

function objectProblems(schema: Schema, value: unknown, path: string): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { [path || 'corps']: 'Un objet est attendu' }
  const row = value as Row
  const under = (name: string) => (path ? `${path}.${name}` : name)
  const found: Record<string, string> = {}
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (row[name] === undefined && field.default !== undefined) row[name] = structuredClone(field.default)
    if (row[name] !== undefined) Object.assign(found, problemsOf(field, row[name], under(name)))
    else if (schema.required?.includes(name)) found[under(name)] = 'Ce champ est requis'
  }
  for (const [name, one] of Object.entries(schema.additionalProperties ? row : {})) {
    if (schema.additionalProperties) Object.assign(found, problemsOf(schema.additionalProperties, one, under(name)))
    if (schema.propertyNames) Object.assign(found, problemsOf(schema.propertyNames, name, under(name)))
  }
  return found
}

/** Query or path values as their schemas want them, with defaults, and what is wrong with them. */
export function readParameters(
  { parameters }: Operation,
  where: Parameter['in'],
  given: Record<string, string>,
): { values: Row; problems: Record<string, string> } {
  const values: Row = {}
  const problems: Record<string, string> = {}
  for (const { name, schema, required } of parameters.filter((one) => one.in === where)) {
    const text = given[name]
    if (text === undefined && schema.default === undefined) {
      if (required) problems[name] = 'Ce paramètre est requis'
      continue
    }
    values[name] = text === undefined ? schema.default : schema.type === 'integer' ? Number(text) : text
    Object.assign(problems, problemsOf(schema, values[name], name))
  }
  return { values, problems }
}

import { z } from 'zod'
import { escapeHtml } from '../../base/html.ts'

const jsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional()
  },
  // A tuple has a list of schemas, which the page does not distinguish.
  get items() {
    return jsonSchema.optional().catch(undefined)
  },
  get anyOf() {
    return z.array(jsonSchema).optional()
  },
  get additionalProperties() {
    return z.union([z.boolean(), jsonSchema]).optional()
  },
})

const content = z.record(z.string(), z.object({ schema: jsonSchema.optional() })).optional()

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: jsonSchema }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
})

const openApi = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

/** The part of the OpenAPI document's JSON Schema that the reference page shows. */
type Schema = z.infer<typeof jsonSchema>
/** One call of the document. */
type Operation = z.infer<typeof operation>
/** One call with its method, in capitals, and its path relative to the base. */
export type Listed = Operation & { method: string; path: string }

/** Reads an OpenAPI document: its title, and its calls grouped by first tag in document order. */
export function readDocument(document: unknown): { title: string; version: string; groups: Map<string, Listed[]> } {
  const { info, paths } = openApi.parse(document)
  const groups = new Map<string, Listed[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, found] of Object.entries(methods)) {
      const tag = found.tags[0] ?? ''
      groups.set(tag, [...(groups.get(tag) ?? []), { ...found, method: method.toUpperCase(), path }])
    }
  }
  return { ...info, groups }
}

/** The schema of a JSON body. */
export const jsonOf = (body: { content?: z.infer<typeof content> } | undefined): Schema | undefined =>
  body?.content?.['application/json']?.schema

const formats: Record<string, string> = {
  uuid: 'identifiant (UUID)',
  'date-time': 'instant ISO 8601',
  date: 'date AAAA-MM-JJ',
  email: 'adresse e-mail',
}
const types: Record<string, string> = {
  string: 'texte',
  number: 'nombre',
  integer: 'nombre entier',
  boolean: 'vrai ou faux',
  object: 'objet',
  array: 'liste',
  null: 'null',
}

const code = (value: unknown) => `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`

/** French name of a type: « liste de texte », « nombre entier ». */
function typeName({ type, format, anyOf, enum: values, const: only, items }: Schema): string {
  if (only !== undefined) return code(only)
  if (values) return values.map(code).join(' ou ')
  if (anyOf) return [...new Set(anyOf.map(typeName))].join(' ou ')
  if (type === 'array') return `liste de : ${items ? typeName(items) : 'valeurs'}`
  const kinds = [type ?? []].flat().map((kind) => (kind === 'string' && formats[format ?? '']) || types[kind] || kind)
  return kinds.join(' ou ') || 'valeur'
}

/** JSON Schema writes « any whole number » as the range of JavaScript's safe integers. */
const told = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const words =
    told(least) && told(most)
      ? `de ${least} à ${most}`
      : told(least)
        ? `au moins ${least}`
        : told(most)
          ? `au plus ${most}`
          : ''
  return words && unit ? `${words} ${unit}` : words
}

function limits(schema: Schema): string[] {
  return [
    range(schema.minimum, schema.maximum, ''),
    told(schema.exclusiveMinimum) ? `plus de ${schema.exclusiveMinimum}` : '',
    range(schema.minLength, schema.maxLength, 'caractères'),
    range(schema.minItems, schema.maxItems, 'éléments'),
    schema.default === undefined ? '' : `${code(schema.default)} par défaut`,
  ].filter((words) => words !== '')
}

/** The type with its bounds and description. */
export function describeSchema(schema: Schema): string {
  const bounds = limits(schema)
  const about = schema.description ? ` <span class="about">${escapeHtml(schema.description)}</span>` : ''
  return `${typeName(schema)}${bounds.length > 0 ? ` <span class="bounds">${bounds.join(', ')}</span>` : ''}${about}`
}

/** The nested fields of a value: its own, those of a list's items, those of each alternative. */
function fieldsOf(schema: Schema): string {
  if (schema.properties) {
    const required = new Set(schema.required)
    const rows = Object.entries(schema.properties).map(
      ([name, field]) =>
        `<li><code class="name">${escapeHtml(name)}</code> ${describeSchema(field)}${required.has(name) ? '' : ' <span class="optional">facultatif</span>'}${fieldsOf(field)}</li>`,
    )
    return rows.length > 0 ? `<ul class="fields">${rows.join('')}</ul>` : ''
  }
  if (schema.items) return fieldsOf(schema.items)
  if (schema.anyOf) return schema.anyOf.map(fieldsOf).join('')
  return typeof schema.additionalProperties === 'object' ? fieldsOf(schema.additionalProperties) : ''
}

/** A body as a tree of fields. */
export function schemaHtml(schema: Schema): string {
  return `<p class="type">${describeSchema(schema)}</p>${fieldsOf(schema)}`
}

import { escapeHtml } from '../../base/html.ts'
import type { Schema } from './document.ts'

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

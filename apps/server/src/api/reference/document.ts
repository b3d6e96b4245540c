import { z } from 'zod'

const schema = z.object({
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
    return z.record(z.string(), schema).optional()
  },
  // A tuple has a list of schemas, which the page does not distinguish.
  get items() {
    return schema.optional().catch(undefined)
  },
  get anyOf() {
    return z.array(schema).optional()
  },
  get additionalProperties() {
    return z.union([z.boolean(), schema]).optional()
  },
})

const content = z.record(z.string(), z.object({ schema: schema.optional() })).optional()

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
})

const openApi = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

/** The part of the OpenAPI document's JSON Schema that the reference page shows. */
export type Schema = z.infer<typeof schema>
/** One call of the document. */
export type Operation = z.infer<typeof operation>
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

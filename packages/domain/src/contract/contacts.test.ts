import { expect, it } from 'vitest'
import { z } from 'zod'
import { contract, type Endpoint } from './index.ts'

/** The fields of a schema and of what it holds, by name. */
function fieldsOf(schema: unknown): [name: string, field: z.ZodType][] {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<unknown>(schema.shape)
    return fields.flatMap(([name, field]) => [
      ...(field instanceof z.ZodType ? [[name, field] satisfies [string, z.ZodType]] : []),
      ...fieldsOf(field),
    ])
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap())
  if (schema instanceof z.ZodPipe) return [...fieldsOf(schema.in), ...fieldsOf(schema.out)]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf)
  return []
}

const endpoints = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))
const bodyFields = endpoints.flatMap(({ call, body }) =>
  fieldsOf(body).map(([name, field]) => ({ call: call.name, name, field })),
)
const named = (part: RegExp) => bodyFields.filter(({ name }) => part.test(name))

it.each(named(/mail$/i))('$call cleans the pasted e-mail address $name [TYP-05]', ({ field }) => {
  expect(field.parse('\u200b <mailto:jean@exemple.fr>, ')).toBe('jean@exemple.fr')
})

it.each(named(/phone/i))('$call cleans the pasted phone number $name [TYP-05]', ({ field }) => {
  expect(field.parse('«\u00a0+33 (0)6.12‑34/56-78\u00a0»')).toMatch(/^(\+33|0)612345678$/)
})

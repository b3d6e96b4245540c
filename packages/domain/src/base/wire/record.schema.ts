import { z } from 'zod'
import type { Fields, Kind, Shape } from './record.ts'
import { instantShape, wallTimeShape } from './wire.schema.ts'

/** Hours are answered as [hour, minute] arrays. */
const clock = z.tuple([z.int().min(0).max(24), z.int().min(0).max(59)])

const plain = {
  uuid: z.uuid(),
  text: z.string(),
  flag: z.boolean(),
  true: z.literal(true),
  instant: instantShape,
  utc: z.iso.datetime(),
  wallTime: wallTimeShape,
  day: z.iso.date(),
  clock,
}

function numberOf({ number, min, max }: { number: 'any' | 'whole'; min?: number; max?: number }): z.ZodNumber {
  const any: z.ZodNumber = number === 'whole' ? z.int() : z.number()
  const atLeast = min === undefined ? any : any.min(min)
  return max === undefined ? atLeast : atLeast.max(max)
}

function objectOf(fields: Fields): z.ZodType {
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, kind]) => ['wire' in kind ? kind.wire : name, schemaOf(kind.shape)]),
    ),
  )
}

function schemaOf(shape: Shape): z.ZodType {
  if (typeof shape === 'string') return plain[shape]
  if ('number' in shape) return numberOf(shape)
  if ('codes' in shape) return z.enum(shape.codes)
  if ('record' in shape) return objectOf(shape.record)
  if ('byCode' in shape) return z.partialRecord(z.enum(shape.byCode), schemaOf(shape.of))
  if ('optional' in shape) return schemaOf(shape.optional).optional()
  if ('nullable' in shape) return schemaOf(shape.nullable).nullable()
  if ('described' in shape) return schemaOf(shape.as).describe(shape.described)
  const items = z.array(schemaOf(shape.list))
  return shape.length === undefined ? items : items.length(shape.length)
}

/** The strict schema of our server's answers; the record's own reading is tolerant. */
export function answerOf<Sent>(kind: Kind<unknown, Sent, unknown>): z.ZodType<Sent, Sent> {
  // The shape is data: only the kind knows its type.
  return schemaOf(kind.shape) as z.ZodType<Sent, Sent>
}

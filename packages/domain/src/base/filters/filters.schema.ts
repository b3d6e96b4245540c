import { z } from 'zod'
import { fieldErrors } from '../messages/fields.ts'
import { queryErrors } from '../messages/request-refusals.ts'
import { longestSearch } from '../text/index.ts'
import { dayQuery } from '../wire/wire.schema.ts'
import type { Asked, FilterShape, Filters, Sent } from './filters.ts'

/** Up to so many numbers are listed in documents, each of which conformance asks for. */
const LISTED = 10

function wholeIn({ min, max }: { min: number; max: number }): z.ZodType {
  const error = { error: queryErrors.filter }
  if (max - min < LISTED) {
    const listed = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
    return z.enum(listed, error).transform(Number)
  }
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}

/** Ids in one text, with commas between them. */
const idsIn = (longest: number) =>
  z
    .string()
    .max(longest, fieldErrors.textMax(longest))
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid(fieldErrors.id)))

function schemaOf(shape: FilterShape): z.ZodType {
  if ('yesOrNo' in shape)
    return z.enum(['true', 'false'], { error: queryErrors.filter }).transform((text) => text === 'true')
  if ('search' in shape) return z.string().max(longestSearch, fieldErrors.textMax(longestSearch))
  if ('id' in shape) return z.uuid(fieldErrors[shape.id])
  if ('ids' in shape) return idsIn(shape.ids)
  if ('codes' in shape) return z.enum(shape.codes, { error: queryErrors.filter })
  if ('whole' in shape) return wholeIn(shape.whole)
  return dayQuery
}

type QueryOf<F extends Filters<never>> = {
  -readonly [Name in keyof F]: z.ZodOptional<z.ZodType<Asked<F[Name]['shape']>, Sent<F[Name]['shape']>>>
}

/** The part of a query that has the filters of a list, all optional. */
export function filterQuery<F extends Filters<never>>(filters: F): QueryOf<F> {
  const schemas = Object.entries(filters).map(([name, { shape }]) => [name, schemaOf(shape).optional()])
  // The shape is data: only the filter knows its type.
  return Object.fromEntries(schemas) as QueryOf<F>
}

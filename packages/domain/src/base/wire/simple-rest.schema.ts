import { z } from 'zod'
import { queryErrors } from '../messages/request-refusals.ts'

/** Maximum of rows per request in the simple-REST dialect. */
const MOST_ROWS = 1000

const json = (message: string, absent: string) =>
  z
    .string({ error: message })
    .default(absent)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
    })

const range = json(queryErrors.range, '[0,24]')
  .pipe(z.tuple([z.int().min(0).max(1e9), z.int().min(0).max(1e9)], { error: queryErrors.range }))
  .refine(([first, last]) => last >= first && last - first < MOST_ROWS, queryErrors.range)
  .transform(([first, last]) => ({ skip: first, take: last - first + 1 }))

/**
 * The query of a list in the ra-data-simple-rest dialect: `range=[0,24]`, `sort=["at","DESC"]`, `filter={…}`, each
 * JSON. Sorts by the first field, descending, by default.
 */
export function simpleRestQuery<const Fields extends readonly [string, ...string[]], Filter extends z.ZodObject>(
  fields: Fields,
  filter: Filter,
) {
  const sort = json(queryErrors.sort, JSON.stringify([fields[0], 'DESC']))
    .pipe(z.tuple([z.enum(fields), z.enum(['ASC', 'DESC'])], { error: queryErrors.sort }))
    .transform(([field, direction]) => ({
      field,
      direction: direction === 'ASC' ? ('asc' as const) : ('desc' as const),
    }))
  return z.object({
    range,
    sort,
    filter: json(queryErrors.filter, '{}').pipe(filter),
  })
}

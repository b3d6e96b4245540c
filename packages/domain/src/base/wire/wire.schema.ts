import { z } from 'zod'
import { fieldErrors } from '../messages/fields.ts'
import { queryErrors } from '../messages/request-refusals.ts'
import { isDay } from '../time/index.ts'

/** A local date-time from Jackson: [year, month, day, hour, minute, second?, nanosecond?] (T01). */
const timeArray = z.array(z.int()).min(5).max(7)

/** A wall time in an answer: zone-less text, or an array (`WIRE_DATES`). */
export const wallTimeShape = z.union([z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/), timeArray])

/** An instant in an answer: text with its zone, or the Paris wall clock as an array (`WIRE_DATES`). */
export const instantShape = z.union([z.iso.datetime({ offset: true }), timeArray])

/** A count, from 0. */
export const count = z.int().min(0)

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    content: z.array(item),
    totalElements: count,
    totalPages: count,
    first: z.boolean(),
    last: z.boolean(),
  })
}

/** Page parameters of a list; pages start at 0. */
export function pageQuery(defaultSize: number, largest = 100) {
  const whole = (message: string) => z.coerce.number(message).int(message)
  return {
    page: whole(queryErrors.page).min(0, queryErrors.page).max(1_000_000, queryErrors.page).default(0),
    size: whole(queryErrors.size).min(1, queryErrors.size).max(largest, queryErrors.size).default(defaultSize),
  }
}

/** `:id` of a path. */
export const idParams = z.object({ id: z.uuid(fieldErrors.id) })

/** Zone-less Paris wall clock, or an instant with Z or an offset; '+' and ':' arrive decoded. */
export const momentQuery = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/, fieldErrors.date)

/** A Paris day of the calendar, 'YYYY-MM-DD', within the years that databases support and people mean. */
export const dayQuery = z
  .string()
  .regex(/^(19|2\d)\d{2}-\d{2}-\d{2}$/, { error: fieldErrors.date, abort: true })
  // Aborts: rules that compare days must not see one that does not exist.
  .refine(isDay, { error: fieldErrors.date, abort: true })

/** The version that an edit was made from (extension). */
export const version = z
  .int({ error: fieldErrors.version })
  .min(1, fieldErrors.version)
  .max(2_000_000_000, fieldErrors.version)

/** The version of a record in an answer. */
export const versionShape = z.int().optional().describe('Augmente à chaque modification (extension)')

/** The token in the address of a link; any text may be asked about. */
export const tokenParams = z.object({ token: z.string().max(200) })

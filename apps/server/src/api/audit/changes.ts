import { isDeepStrictEqual } from 'node:util'
import type { ChangedField } from '@potager/domain/audit'

type Short = string | number | boolean | null | undefined

/** The fields of an edit: short ones are kept with both values, of the others only that they changed. */
type Fields = { short?: Readonly<Record<string, Short>>; long?: Readonly<Record<string, unknown>> }

const absent = (value: Short) => value === null || value === undefined || value === ''

/** What an edit changed, for `recordAudit`; both sides name the same fields. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  const short = Object.entries(after.short ?? {}).flatMap(([field, to]) => {
    const from = before.short?.[field]
    if (from === to || (absent(from) && absent(to))) return []
    return [{ field, ...(absent(from) ? {} : { from: String(from) }), ...(absent(to) ? {} : { to: String(to) }) }]
  })
  const long = Object.entries(after.long ?? {}).flatMap(([field, to]) =>
    isDeepStrictEqual(before.long?.[field], to) ? [] : [{ field }],
  )
  return [...short, ...long]
}

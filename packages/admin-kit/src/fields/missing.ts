import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { valueAt } from '../query/localList.ts'

/** Whether a record has no value there. */
export const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Whether a field element holds nothing of a record, as far as its props tell: for what leaves such fields out. What is
 * rendered may be false for nothing; a value that is false is a value.
 */
export function holdsNothing(
  props: { source?: string; render?: (record: never) => ReactNode; emptyText?: string },
  record: RaRecord,
): boolean {
  if (props.emptyText !== undefined) return false
  if (!props.render) return props.source === undefined || isMissing(valueAt(record, props.source))
  const shown = props.render(record as never)
  return isMissing(shown) || shown === false
}

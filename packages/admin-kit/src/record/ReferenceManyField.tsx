import { consoleMessages as words } from '@potager/domain/messages'
import { TextLink } from '@potager/ui/button'
import { ListSkeleton, lazyView } from '@potager/ui/feedback'
import { RelatedList } from '@potager/ui/record'
import { type ReactElement, Suspense } from 'react'
import { type RaRecord, type SortPayload, useGetManyReference, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCan } from '../admin/backEnd.ts'
import { RecordLink, useListPath, useSubject } from '../admin/subject.tsx'
import { reasonOf, shouldRetry } from '../data/failures.ts'
import type { SimpleListProps } from '../list/SimpleList.tsx'
import { asText, searchOf, valueAt } from '../query/localList.ts'

const Listed = lazyView(() => import('./Listed.tsx').then((module) => module.Listed))

export type ReferenceManyFieldProps<Row extends RaRecord> = Omit<SimpleListProps<Row>, 'choosing' | 'rowClick'> & {
  reference: string
  /** The field of the other records, and the filter of their list, that has the id. */
  target: string
  /** Where the id is in the surrounding record. Default: 'id'. */
  source?: string
  /** The heading; by default the label of the other resource. */
  label?: string
  /** The rows shown; the whole is a link away. Default: 5. */
  perPage?: number
  sort?: SortPayload
  /** What shows the rows, in place of the three texts. */
  children?: ReactElement
}

const byId = { field: 'id', order: 'DESC' } as const

/** The first records of another resource that refer to this one; nothing where the user may not list them. */
export function ReferenceManyField<Row extends RaRecord>(props: ReferenceManyFieldProps<Row>) {
  const { source = 'id', reference, target, perPage = 5, sort = byId, children } = props
  const record = useRecordContext()
  const id = record ? asText(valueAt(record, source)) : ''
  const enabled = useCan('list', reference) && id !== ''
  const { data, total, error, refetch } = useGetManyReference<Row>(
    reference,
    { target, id, pagination: { page: 1, perPage }, sort, filter: {} },
    { enabled, retry: shouldRetry, onError: () => {} },
  )
  const subject = useSubject<Row>(reference)
  const all = `${useListPath(reference)}?${searchOf({ [target]: id })}`
  if (!enabled) return null
  const rows = data?.map((row) => ({
    id: String(row.id),
    name: (
      <RecordLink list={reference} id={String(row.id)}>
        {props.primaryText?.(row) ?? subject.nameOf(row)}
      </RecordLink>
    ),
    secondary: props.secondaryText?.(row),
    end: props.tertiaryText?.(row),
  }))
  const shown = children && data && (
    <Suspense fallback={<ListSkeleton rows={2} />}>
      <Listed resource={reference} data={data}>
        {children}
      </Listed>
    </Suspense>
  )
  return (
    <RelatedList
      title={props.label ?? subject.label}
      rows={shown ?? rows ?? null}
      failure={error ? reasonOf(error) : undefined}
      onRetry={() => void refetch()}
      all={
        total !== undefined && total > perPage ? (
          <TextLink component={Link} to={all}>
            {words.related.all(subject.count(total))}
          </TextLink>
        ) : undefined
      }
    />
  )
}

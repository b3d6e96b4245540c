import useMediaQuery from '@mui/material/useMediaQuery'
import { RefreshingBar } from '@potager/ui/feedback'
import { ListReading } from '@potager/ui/list'
import { ScreenHeading } from '@potager/ui/screen'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { ListBase, type ListBaseProps, type RaRecord, useListContext } from 'react-admin'
import { useBackEnd } from '../admin/backEnd.ts'
import { useSubject } from '../admin/subject.ts'
import type { Coverage } from '../data/adapter.ts'
import { shouldRetry } from '../data/failures.ts'
import { ExportButton } from './ExportButton.tsx'
import type { ExportForm } from './ExportDialog.tsx'
import { FilterForm } from './FilterForm.tsx'
import css from './list.module.css'
import { type Columns, ListPartsContext } from './listParts.ts'
import { isLaterPage, PageFailure } from './PageFailure.tsx'
import { Pagination } from './Pagination.tsx'
import { SavedQueries } from './SavedQueries.tsx'
import { SelectColumns } from './SelectColumns.tsx'

export type ListProps<Row extends RaRecord = RaRecord> = Pick<
  ListBaseProps<Row>,
  'resource' | 'perPage' | 'sort' | 'filter' | 'filterDefaultValues' | 'storeKey' | 'disableSyncWithLocation'
> & {
  queryOptions?: ListBaseProps<Row>['queryOptions'] | undefined
  /** The heading; by default the resource's label. */
  title?: string
  /** The filters, as inputs. */
  filters?: ReactNode
  /** Buttons beside the heading, after those of the list. */
  actions?: ReactNode
  /** Stands where the rows would, when there is none and nothing is filtered. */
  empty?: ReactNode
  /** False: no export. */
  exporter?: false
  /** The rows that an export reads at once. Default: 1,000. */
  exportPageSize?: number
  /** What an export asks before it begins; without it, a press exports what the list is filtered by. */
  exportForm?: ExportForm
  pagination?: ReactNode
  /** What shows the rows: a `DataTable` or a `SimpleList`. */
  children: ReactNode
}

const pages = <Pagination />
const byId = { field: 'id', order: 'ASC' } as const
export const PHONE = '(max-width: 640px)'

/** A list of records: its heading, count, saved queries, export, filters, rows and pages. */
export function List<Row extends RaRecord>(props: ListProps<Row>) {
  const { perPage = 25, sort = byId, empty, filters, exporter, title, actions, children, ...base } = props
  const { exportPageSize, exportForm, queryOptions, pagination = pages, ...list } = base
  const { can } = useBackEnd()
  const [columns, tellColumns] = useState<Columns | null>(null)
  const start = useMemo(() => ({ perPage, sort }), [perPage, sort])
  const parts = useMemo(() => ({ start, empty, pagination, tellColumns }), [start, empty, pagination])
  const { label } = useSubject(list.resource)
  return (
    <PageFailure title={<ScreenHeading title={title ?? label} />} start={start}>
      <ListBase<Row>
        {...list}
        perPage={perPage}
        sort={sort}
        // Who says what can be done has let the user in.
        disableAuthentication={can !== undefined}
        // The error shows in the list's place; a toast would repeat it.
        queryOptions={{ retry: shouldRetry, throwOnError: isLaterPage, onError: () => {}, ...queryOptions }}
      >
        <div className={css.list}>
          <ListHead
            title={title ?? label}
            columns={columns}
            exports={exporter !== false}
            {...{ exportPageSize, exportForm, actions }}
          />
          {filters && <FilterForm filters={filters} />}
          <Progress />
          <ListPartsContext value={parts}>{children}</ListPartsContext>
        </div>
      </ListBase>
    </PageFailure>
  )
}

type HeadProps = {
  title: string
  columns: Columns | null
  exports: boolean
  exportPageSize: number | undefined
  exportForm: ExportForm | undefined
  actions: ReactNode
}

function ListHead({ title, columns, exports, exportPageSize, exportForm, actions }: HeadProps) {
  const { total } = useListContext()
  const { count } = useSubject()
  const phone = useMediaQuery(PHONE)
  return (
    <ScreenHeading title={title} counts={total === undefined ? null : count(total)}>
      <SavedQueries />
      {columns && !phone && <SelectColumns {...columns} />}
      {exports && columns && <ExportButton columns={columns.all} pageSize={exportPageSize} form={exportForm} />}
      {actions}
    </ScreenHeading>
  )
}

/** How far the list is read, and what its sort and filters cover: on the specification's calls not always all. */
function Progress() {
  const { isFetching, isPending, meta = {}, resource } = useListContext()
  const { progress } = useBackEnd()
  const reading = useSyncExternalStore(progress.subscribe, () => progress.of(resource))
  const { covered, total } = meta as Partial<Coverage>
  return (
    <>
      <RefreshingBar active={Boolean(isFetching && !isPending)} />
      <ListReading
        reading={reading}
        covered={typeof covered === 'number' ? { rows: covered, total: total ?? covered } : undefined}
      />
    </>
  )
}

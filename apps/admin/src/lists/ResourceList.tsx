import useMediaQuery from '@mui/material/useMediaQuery'
import { shouldRetry } from '@potager/admin-kit/data'
import type { ListCall } from '@potager/admin-kit/descriptions'
import { EmptyState, type EmptyStateProps, ListSkeleton, RefreshingBar } from '@potager/ui/feedback'
import { type ReactNode, useDeferredValue } from 'react'
import { ListBase, type RaRecord, type SortPayload, useListContext } from 'react-admin'
import { ColumnsButton } from './ColumnsButton.tsx'
import type { CsvColumn } from './csv.ts'
import { ExportButton } from './ExportButton.tsx'
import { ListPages } from './ListPages.tsx'
import { type ListColumn, ListTable } from './ListTable.tsx'
import { isLaterPage, ListFailure, PageFailure } from './PageFailure.tsx'
import { PhoneHead } from './PhoneHead.tsx'
import { ReadingOfList } from './ReadingOfList.tsx'
import css from './resource-list.module.css'
import { SavedViews } from './SavedViews.tsx'
import { SelectRow } from './Selection.tsx'
import { useColumns } from './useColumns.ts'

/** A row on a phone, which has no room for a table. */
export type ListSummary<Row> = {
  primary: (row: Row) => ReactNode
  secondary: (row: Row) => ReactNode
  end: (row: Row) => ReactNode
}

/** The call of a list, as far as the cache needs it: its resource and freshness. */

export type ResourceListProps<Row extends RaRecord> = {
  call: ListCall
  title: string
  count: (total: number) => string
  perPage: number
  sort: SortPayload
  empty: Pick<EmptyStateProps, 'title' | 'hint' | 'action'>
  filteredEmpty: string
  filters: ReactNode
  actions: ReactNode
  csv: { name: string; columns: readonly CsvColumn<Row>[] }
  summary: ListSummary<Row>
  /** The bar of actions on selected rows, and the rows' names; without it, rows cannot be selected. */
  bulk?: { bar: ReactNode; nameOf: (row: Row) => string } | undefined
  columns: readonly ListColumn<Row>[]
  hiddenColumns?: string[]
}

const none: string[] = []

/** A react-admin list in the back-office's layout: title, columns, export, filters, rows, pages. */
export function ResourceList<Row extends RaRecord>(props: ResourceListProps<Row>) {
  const { call, perPage, sort, title } = props
  return (
    <PageFailure title={<h1>{title}</h1>} start={{ perPage, sort }}>
      <ListBase<Row>
        resource={call.resource}
        perPage={perPage}
        sort={sort}
        // The guard has already checked; a second check would only delay the list.
        disableAuthentication
        // The error shows in the list's place; a toast would repeat it.
        queryOptions={{ ...call.freshness, retry: shouldRetry, throwOnError: isLaterPage, onError: () => {} }}
      >
        <ListFrame {...props} />
      </ListBase>
    </PageFailure>
  )
}

function ListFrame<Row extends RaRecord>(props: ResourceListProps<Row>) {
  const { total, isFetching, isPending } = useListContext<Row>()
  const phone = useMediaQuery('(max-width: 640px)')
  const columns = useColumns(props.call.resource, props.columns, props.hiddenColumns ?? none)
  return (
    <div className={css.list}>
      <div className={css.head}>
        <h1>{props.title}</h1>
        <p className={css.count} aria-live="polite">
          {total !== undefined && props.count(total)}
        </p>
        <SavedViews resource={props.call.resource} />
        {!phone && <ColumnsButton columns={columns} />}
        <ExportButton<Row> {...props.csv} resource={props.call.resource} />
        {props.actions}
      </div>
      {props.filters}
      <RefreshingBar active={Boolean(isFetching && !isPending)} />
      <ReadingOfList resource={props.call.resource} />
      <ListBody {...props} columns={columns.shown} phone={phone} />
    </div>
  )
}

function ListBody<Row extends RaRecord>(props: ResourceListProps<Row> & { phone: boolean }) {
  const { data, error, isPending, total, filterValues, setFilters, refetch } = useListContext<Row>()
  // The first rows render in slices behind the skeleton: at once, they are the longest task of the page.
  const drawn = useDeferredValue(!isPending)
  if (error && !data) {
    return (
      <ListFailure error={error} start={{ perPage: props.perPage, sort: props.sort }} onRetry={() => void refetch()} />
    )
  }
  if (isPending || !drawn) return <ListSkeleton rows={10} />
  // Filters keep the selection: the bar must show even when selected rows are hidden.
  const chosen = props.bulk?.bar
  if (total === 0) {
    const filtered = Object.keys(filterValues as object).length > 0
    return (
      <>
        {chosen}
        {filtered ? (
          <EmptyState title={props.filteredEmpty} onReset={() => setFilters({})} />
        ) : (
          <EmptyState {...props.empty} />
        )}
      </>
    )
  }
  return (
    <>
      {chosen}
      <div className={css.rows}>
        {props.phone ? (
          <>
            <PhoneHead columns={props.columns} choosing={props.bulk !== undefined} />
            <PhoneRows summary={props.summary} bulk={props.bulk} />
          </>
        ) : (
          <ListTable columns={props.columns} nameOf={props.bulk?.nameOf} />
        )}
        <ListPages />
      </div>
    </>
  )
}

function PhoneRows<Row extends RaRecord>({ summary, bulk }: Pick<ResourceListProps<Row>, 'summary' | 'bulk'>) {
  const { data = [], selectedIds, onToggleItem } = useListContext<Row>()
  return (
    <ul className={css.phone}>
      {data.map((row) => (
        <li key={row.id}>
          {bulk && (
            <SelectRow
              id={row.id}
              name={bulk.nameOf(row)}
              chosen={selectedIds.includes(row.id)}
              onToggle={onToggleItem}
            />
          )}
          <div className={css.words}>
            <p className={css.primary}>{summary.primary(row)}</p>
            <p className={css.secondary}>{summary.secondary(row)}</p>
          </div>
          <div className={css.end}>{summary.end(row)}</div>
        </li>
      ))}
    </ul>
  )
}

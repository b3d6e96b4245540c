import useMediaQuery from '@mui/material/useMediaQuery'
import { consoleMessages } from '@potager/domain/messages'
import { RefreshingBar } from '@potager/ui/feedback'
import { ListReading, PageWindow } from '@potager/ui/list'
import { ScreenHeading } from '@potager/ui/screen'
import { skipToken, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo } from 'react'
import {
  ListBase,
  type ListBaseProps,
  type RaRecord,
  useListContext,
  useListPaginationContext,
  useTranslate,
} from 'react-admin'
import { BackEndContext } from '../admin/backEnd.ts'
import { useSubject } from '../admin/subject.tsx'
import type { Coverage } from '../data/adapter.ts'
import { shouldRetry } from '../data/failures.ts'
import { type Reading, readingKey } from '../data/queries.ts'
import type { ListStart } from '../query/list-starts.ts'
import { tableIn, useNamedColumns } from './column.ts'
import { ExportButton } from './ExportButton.tsx'
import type { ExportForm } from './ExportDialog.tsx'
import { FilterForm } from './FilterForm.tsx'
import css from './list.module.css'
import { isLaterPage, PageFailure } from './PageFailure.tsx'
import { SavedQueries } from './SavedQueries.tsx'
import { SelectColumns } from './SelectColumns.tsx'

const SIZES: readonly number[] = [10, 25, 50, 100]

/** How many rows a page has, the range on screen, the total, and pagination. */
export function Pagination() {
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext()
  const translate = useTranslate()
  const totalPages = Math.ceil(total / perPage)
  const range = { offsetBegin: (page - 1) * perPage + 1, offsetEnd: Math.min(page * perPage, total), total }
  return (
    <div className={css.pages}>
      <label className={css.perPage}>
        {consoleMessages.perPage}
        <select value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
          {[...new Set([...SIZES, perPage])]
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size}>{size}</option>
            ))}
        </select>
      </label>
      <span className="figures">{translate('ra.navigation.page_range_info', range)}</span>
      {totalPages > 1 && (
        <PageWindow
          label={consoleMessages.pages}
          page={page - 1}
          totalPages={totalPages}
          size={5}
          onChange={(next) => setPage(next + 1)}
        />
      )}
    </div>
  )
}

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
  exporter?: false
  /** The rows that an export reads at once. Default: 1,000. */
  exportPageSize?: number
  /** What an export asks before it begins; without it, a press exports what the list is filtered by. */
  exportForm?: ExportForm
  pagination?: ReactNode
  /** What shows the rows: a `SimpleList`, or a `DataTable`, whose columns can then be chosen and exported. */
  children: ReactNode
}

const byId = { field: 'id', order: 'ASC' } as const

type ListParts = {
  /** The page size and sort that the list begins with. */
  start: ListStart
  empty: ReactNode
  pagination: ReactNode
}

/** What a list tells its rows. */
export const ListPartsContext = createContext<ListParts>({
  start: { perPage: 25, sort: byId },
  empty: null,
  pagination: null,
})

const pages = <Pagination />
export const PHONE = '(max-width: 40em)'

/** A list of records: its heading, count, saved queries, export, filters, rows and pages. */
export function List<Row extends RaRecord>(props: ListProps<Row>) {
  const {
    perPage = 25,
    sort = byId,
    title,
    filters,
    empty,
    pagination = pages,
    queryOptions,
    children,
    ...list
  } = props
  const { can } = use(BackEndContext)
  const start = useMemo(() => ({ perPage, sort }), [perPage, sort])
  const parts = useMemo(() => ({ start, empty, pagination }), [start, empty, pagination])
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
          <ListHead {...props} />
          {filters && <FilterForm filters={filters} />}
          <Progress />
          <ListPartsContext value={parts}>{children}</ListPartsContext>
        </div>
      </ListBase>
    </PageFailure>
  )
}

type HeadProps = Pick<ListProps, 'title' | 'exporter' | 'exportPageSize' | 'exportForm' | 'actions' | 'children'>

function ListHead({ title, exporter, exportPageSize, exportForm, actions, children }: HeadProps) {
  const table = tableIn(children)
  const columns = useNamedColumns(table?.children)
  const { total } = useListContext()
  const { label, count } = useSubject()
  const phone = useMediaQuery(PHONE)
  return (
    <ScreenHeading title={title ?? label} counts={total === undefined ? null : count(total)}>
      <SavedQueries />
      {table && !phone && <SelectColumns columns={columns} hiddenAtFirst={table.hiddenColumns} />}
      {exporter !== false && table && <ExportButton columns={columns} pageSize={exportPageSize} form={exportForm} />}
      {actions}
    </ScreenHeading>
  )
}

/** How far the list is read, and what its sort and filters cover: on the specification's calls not always all. */
function Progress() {
  const { isFetching, isPending, meta = {}, resource } = useListContext()
  const { data: reading } = useQuery<Reading | null>({ queryKey: readingKey(resource), queryFn: skipToken })
  const { covered, total } = meta as Partial<Coverage>
  return (
    <>
      <RefreshingBar active={Boolean(isFetching && !isPending)} />
      <ListReading
        reading={reading ?? null}
        covered={typeof covered === 'number' ? { rows: covered, total: total ?? covered } : undefined}
      />
    </>
  )
}

import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { commonMessages } from '@potager/domain/messages'
import { EmptyState, ErrorState } from '@potager/ui/feedback'
import { type RaRecord, type SortPayload, useListContext } from 'ra-core'
import { ColumnsButton, DataTable, List, Pagination, SimpleList, TopToolbar } from 'ra-ui-materialui'
import type { ReactNode } from 'react'
import { freshnessOf, shouldRetry } from '../data/freshness.ts'
import type { Resource } from '../data/queryKeys.ts'
import type { CsvColumn } from './csv.ts'
import { ExportButton } from './ExportButton.tsx'

/** What a row becomes on a phone, where a table has no room. */
export type Summary<Row> = {
  primary: (row: Row) => ReactNode
  secondary: (row: Row) => ReactNode
  end: (row: Row) => ReactNode
}

export type ResourceListProps<Row extends RaRecord> = {
  resource: Resource
  title: string
  /** Name of the call whose freshness the list has. */
  call: string
  perPage: number
  sort: SortPayload
  empty: string
  filteredEmpty: string
  filters: ReactNode
  actions?: ReactNode
  csv: { name: string; columns: readonly CsvColumn<Row>[] }
  summary: Summary<Row>
  /** The table's columns: DataTable.Col elements. */
  children: ReactNode
}

/** A react-admin list as every list of the back-office looks: title, filters, export, columns, table or phone list, pages. */
export function ResourceList<Row extends RaRecord>(props: ResourceListProps<Row>) {
  const { resource, title, call, perPage, sort, empty, filters, actions, csv } = props
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <List<Row>
        resource={resource}
        title={false}
        perPage={perPage}
        sort={sort}
        component="div"
        // The guard has checked already; a second check would only delay the list.
        disableAuthentication
        queryOptions={{ ...freshnessOf(call), retry: shouldRetry, onError: () => {} }}
        empty={<EmptyState title={empty} action={actions} />}
        error={<ListFailure />}
        actions={
          <TopToolbar>
            {filters}
            <ColumnsButton />
            <ExportButton<Row> {...csv} />
            {actions}
          </TopToolbar>
        }
        pagination={<Pagination rowsPerPageOptions={[perPage]} />}
      >
        <Rows {...props} />
      </List>
    </>
  )
}

function ListFailure() {
  const { error, refetch } = useListContext()
  return (
    <ErrorState
      message={`Erreur: ${error instanceof Error ? error.message : commonMessages.unknownError}`}
      onRetry={() => void refetch()}
    />
  )
}

function Rows<Row extends RaRecord>({ filteredEmpty, summary, children }: ResourceListProps<Row>) {
  const { setFilters } = useListContext()
  const phone = useMediaQuery('(max-width: 640px)')
  const none = <EmptyState title={filteredEmpty} onReset={() => setFilters({})} />
  return phone ? (
    <SimpleList<Row>
      primaryText={summary.primary}
      secondaryText={summary.secondary}
      tertiaryText={summary.end}
      rowClick={false}
      empty={none}
    />
  ) : (
    <DataTable<Row> rowClick={false} bulkActionButtons={false} empty={none}>
      {children}
    </DataTable>
  )
}

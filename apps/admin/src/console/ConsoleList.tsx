import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { backOfficeMessages as texts, consoleMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { DataTable } from 'ra-ui-materialui'
import { Link } from 'react-router-dom'
import { ResourceList } from '../lists/ResourceList.tsx'
import { BulkActions } from './BulkActions.tsx'
import { ConsoleFilters } from './ConsoleFilters.tsx'
import type { AnyRow, Description } from './description.ts'

/** The list page of a resource, as its description has it. */
export function listPage<Row extends AnyRow>(description: Description<Row>) {
  return function ConsoleListPage() {
    return <ConsoleList description={description} />
  }
}

function ConsoleList<Row extends AnyRow>({ description }: { description: Description<Row> }) {
  const { name, resource, call, columns, perPage, sort, actions, nameOf, summary } = description
  const link = (row: Row) => (
    <MuiLink component={Link} to={paths.consoleRecord(name, row.id)}>
      {nameOf(row)}
    </MuiLink>
  )
  return (
    <ResourceList<Row>
      resource={resource}
      call={call}
      title={words.lists[name]}
      count={description.count}
      perPage={perPage}
      sort={sort}
      empty={words.empty}
      filteredEmpty={texts.noResult}
      filters={<ConsoleFilters filters={description.filters} />}
      actions={<ListActions {...description} />}
      bulk={
        actions.length > 0 ? { nameOf, actions: <BulkActions<Row> resource={resource} actions={actions} /> } : undefined
      }
      csv={{ name, columns: columns.map(({ label, cell }) => ({ heading: label, cell })) }}
      summary={{ primary: link, ...summary }}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ source }) => source)}
    >
      {columns.map(({ source, label, sortable, align, cell, render }, index) => (
        <DataTable.Col<Row>
          key={source}
          source={source}
          label={label}
          disableSort={!sortable}
          {...(align ? { align, className: 'figures' } : {})}
          render={index === 0 ? link : (row) => render?.(row) ?? cell(row)}
        />
      ))}
    </ResourceList>
  )
}

function ListActions({ createPath, screenPath }: Pick<Description<AnyRow>, 'createPath' | 'screenPath'>) {
  return (
    <>
      {screenPath && (
        <Button component={Link} to={screenPath} size="small">
          {words.screen}
        </Button>
      )}
      {createPath && (
        <Button component={Link} to={createPath} size="small" variant="contained" startIcon={<Add />}>
          {words.create}
        </Button>
      )}
    </>
  )
}

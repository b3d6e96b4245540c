import { backOfficeMessages as texts, consoleMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button, TextLink } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { Link } from 'react-router-dom'
import { slugOf } from '../lists/csv.ts'
import { ResourceList } from '../lists/ResourceList.tsx'
import { BulkActions } from './BulkActions.tsx'
import { ConsoleFilters } from './ConsoleFilters.tsx'
import type { AnyRow, Description } from './description.ts'

/** Columns that never wrap, in any list. */
const unbroken: ReadonlySet<string> = new Set(['createdAt', 'delivery', 'total', 'price'])

/** The list page of a described resource. */
export function listPage<Row extends AnyRow>(description: Description<Row>) {
  return function ConsoleListPage() {
    return <ConsoleList description={description} />
  }
}

function ConsoleList<Row extends AnyRow>({ description }: { description: Description<Row> }) {
  const { name, call, columns, perPage, sort, actions, nameOf, summary } = description
  const link = (row: Row) => (
    <TextLink component={Link} to={paths.consoleRecord(name, row.id)}>
      {nameOf(row)}
    </TextLink>
  )
  return (
    <ResourceList<Row>
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
        actions.length > 0
          ? { nameOf, actions: <BulkActions<Row> subject={description} actions={actions} /> }
          : undefined
      }
      csv={{
        name: slugOf(words.lists[name]),
        columns: [
          { heading: words.columns.reference, cell: ({ id }) => id },
          ...columns.map(({ label, cell }) => ({ heading: label, cell })),
        ],
      }}
      summary={{ primary: link, ...summary }}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ source }) => source)}
      columns={columns.map(({ source, label, sortable, align, cell, render }, index) => ({
        source,
        label,
        sortable,
        align,
        render: index === 0 ? link : (row) => render?.(row) ?? cell(row),
        ...(unbroken.has(source) ? { unbroken: true } : {}),
      }))}
    />
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
        <Button component={Link} to={createPath} size="small" variant="contained" startIcon={<Icon name="add" />}>
          {words.create}
        </Button>
      )}
    </>
  )
}

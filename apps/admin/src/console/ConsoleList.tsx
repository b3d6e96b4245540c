import type { AnyRow, Column, Description } from '@potager/admin-kit/descriptions'
import { backOfficeMessages as texts, consoleMessages as words } from '@potager/domain/messages'
import { creationPath, paths } from '@potager/domain/paths'
import { Button, TextLink } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { abilitiesOf } from '../data/abilitiesOf.ts'
import { type CsvColumn, slugOf } from '../lists/csv.ts'
import type { ListColumn } from '../lists/ListTable.tsx'
import { ResourceList } from '../lists/ResourceList.tsx'
import { BulkActions } from './BulkActions.tsx'
import { ConsoleFilters } from './ConsoleFilters.tsx'
import { offeredActions } from './offeredActions.ts'

/** The list page of a described resource. */
export function listPage<Row extends AnyRow>(description: Description<Row>) {
  const { name, call, columns, perPage, sort, nameOf, summary } = description
  const { Around = Fragment, link = recordLink(description) } = description
  return function ConsoleListPage() {
    const actions = offeredActions(description)
    return (
      <Around>
        <ResourceList<Row>
          call={call}
          title={words.lists[name]}
          count={description.count}
          perPage={perPage}
          sort={sort}
          empty={description.words?.empty ?? words.empty}
          filteredEmpty={description.words?.filteredEmpty ?? texts.noResult}
          filters={<ConsoleFilters filters={description.filters} />}
          actions={<ListActions {...description} />}
          bulk={
            actions.length > 0
              ? { nameOf, bar: <BulkActions<Row> subject={description} actions={actions} /> }
              : undefined
          }
          csv={{ name: slugOf(words.lists[name]), columns: exportColumns(columns) }}
          summary={{ primary: link, ...summary }}
          hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ source }) => source)}
          columns={tableColumns(columns, link)}
        />
      </Around>
    )
  }
}

function recordLink<Row extends AnyRow>({ name, nameOf }: Pick<Description<Row>, 'name' | 'nameOf'>) {
  return (row: Row): ReactNode => (
    <TextLink component={Link} to={paths.consoleRecord(name, row.id)}>
      {nameOf(row)}
    </TextLink>
  )
}

/** The columns of an export: the record's reference, then those with a value. */
export function exportColumns<Row extends AnyRow>(columns: readonly Column<Row>[]): readonly CsvColumn<Row>[] {
  return [
    { heading: words.columns.reference, cell: ({ id }) => id },
    ...columns.flatMap(({ label, cell }) => (cell ? [{ heading: label, cell }] : [])),
  ]
}

function tableColumns<Row extends AnyRow>(
  columns: readonly Column<Row>[],
  link: (row: Row) => ReactNode,
): readonly ListColumn<Row>[] {
  return columns.map(({ cell, render, hidden: _, ...column }, index) => ({
    ...column,
    render: index === 0 ? link : (row) => render?.(row) ?? cell?.(row),
  }))
}

type ListActionsProps = Pick<Description<never>, 'name' | 'screenPath' | 'words' | 'Tools'>

function ListActions({ name, screenPath, words: own, Tools }: ListActionsProps) {
  const createPath = abilitiesOf(name).create ? creationPath(name) : undefined
  return (
    <>
      {screenPath && (
        <Button component={Link} to={screenPath} size="small">
          {words.screen}
        </Button>
      )}
      {Tools && <Tools />}
      {createPath && (
        <Button component={Link} to={createPath} size="small" variant="contained" startIcon={<Icon name="add" />}>
          {own?.create ?? words.create}
        </Button>
      )}
    </>
  )
}

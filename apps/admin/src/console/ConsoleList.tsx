import { type AnyRow, type Column, type Description, offered } from '@potager/admin-kit/descriptions'
import { backOfficeMessages as texts, consoleMessages as words } from '@potager/domain/messages'
import { creationPath, paths } from '@potager/domain/paths'
import { Button, TextLink } from '@potager/ui/button'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { abilitiesOf } from '../data/abilitiesOf.ts'
import { CreateLink } from '../lists/CreateLink.tsx'
import { type CsvColumn, slugOf } from '../lists/csv.ts'
import type { ListColumn } from '../lists/ListTable.tsx'
import { ResourceList } from '../lists/ResourceList.tsx'
import { supports } from '../services.ts'
import { BulkActions } from './BulkActions.tsx'
import { ConsoleFilters } from './ConsoleFilters.tsx'
import { offeredActions } from './offeredActions.ts'

/** The list page of a described resource. */
export function listPage<Row extends AnyRow>(description: Description<Row>) {
  const { name, call, perPage, sort, nameOf, summary } = description
  const { Around = Fragment, link = recordLink(description) } = description
  return function ConsoleListPage() {
    const actions = offeredActions(description)
    const columns = offered(description.columns, supports)
    return (
      <Around>
        <ResourceList<Row>
          call={call}
          title={words.lists[name]}
          count={description.count}
          perPage={perPage}
          sort={sort}
          empty={{ ...description.empty, action: <FirstOnes {...description} /> }}
          filteredEmpty={description.words?.filteredEmpty ?? texts.noResult}
          filters={<ConsoleFilters filters={offered(description.filters, supports)} />}
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

type ListActionsProps = Pick<Description<never>, 'name' | 'screenPath' | 'words' | 'Tools' | 'Origin'>

function ListActions({ screenPath, Tools, ...creation }: ListActionsProps) {
  return (
    <>
      {screenPath && (
        <Button component={Link} to={screenPath} size="small">
          {words.screen}
        </Button>
      )}
      {Tools && <Tools />}
      <Creation {...creation} />
    </>
  )
}

/** All that fills an empty list. */
function FirstOnes({ Tools, Origin, ...creation }: ListActionsProps) {
  return (
    <>
      <Creation {...creation} />
      {Tools && <Tools />}
      {Origin && <Origin />}
    </>
  )
}

function Creation({ name, words: own }: Pick<ListActionsProps, 'name' | 'words'>) {
  const path = abilitiesOf(name).create ? creationPath(name) : undefined
  return path !== undefined && <CreateLink to={path}>{own?.create ?? words.create}</CreateLink>
}

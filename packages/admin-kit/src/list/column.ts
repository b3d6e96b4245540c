import type { CsvCell } from '@potager/domain/format'
import {
  Children,
  type ComponentType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useMemo,
} from 'react'
import { type RaRecord, useTranslateLabel } from 'react-admin'
import type { CsvColumn } from '../export/useExport.ts'
import { asText, valueAt } from '../query/localList.ts'

export type ColumnProps<Row = RaRecord> = {
  /** Where the value is in the record, as a path; identifies the column in the store and in the sort. */
  source?: string
  /** The heading; by default react-admin's name of the source. */
  label?: string
  /** What is shown; by default the field, or the value. */
  render?: (record: Row) => ReactNode
  /** A field that shows the source. */
  field?: ComponentType<{ source: string }>
  /** The value in exports, shown where nothing else is; by default what is at the source. */
  value?: (record: Row) => CsvCell
  /** The heading in exports; by default the label. */
  exportLabel?: string
  /** False leaves the column out of exports. */
  exported?: boolean
  disableSort?: boolean
  align?: 'right'
  unbroken?: boolean
  /** A field, in place of `render`. */
  children?: ReactNode
}

/** A column as the table works with it: whatever its rows are. */
export type ListColumn = ColumnProps<never> & { source: string }

export type NamedColumn = ListColumn & { label: string }

type AnyElement = ReactElement<Record<string, unknown>>

/** Elements in fragments, flat; what is no element is left out. */
export function elementsIn(children: ReactNode): AnyElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    return child.type === Fragment ? elementsIn(child.props.children) : [child as AnyElement]
  })
}

type Defaults = (source: string) => Partial<ListColumn>
type ColumnType = { columnDefaults?: Defaults }

/** A component whose elements are columns: their props are read over these, they are never rendered. */
export function columnType(columnDefaults: Defaults = () => ({})) {
  function Col<Row>(_: ColumnProps<Row>): ReactNode {
    return null
  }
  return Object.assign(Col, { columnDefaults })
}

type TableProps = { children?: ReactNode; hiddenColumns?: string[] }

/**
 * The table among the children of a list, known by its columns (`Col`), which its export and its choice of columns are about; none
 * within another component.
 */
export function tableIn(children: ReactNode): TableProps | undefined {
  return elementsIn(children).find(({ type }) => (type as { Col?: ColumnType }).Col?.columnDefaults)?.props
}

/** The columns that elements stand for, each with its heading in words. */
export function useNamedColumns(children: ReactNode): NamedColumn[] {
  const named = useTranslateLabel()
  return useMemo(
    () => columnsOf(children).map((column) => ({ ...column, label: asText(named(column)) })),
    [children, named],
  )
}

/** The columns that elements stand for; an element that is no column is a field, with its `source` and `label`. */
export function columnsOf(children: ReactNode): ListColumn[] {
  return elementsIn(children).map((element, index) => {
    const props = element.props as ColumnProps & { sortable?: boolean }
    const known = { source: String(index), ...(props.source === undefined ? { disableSort: true } : {}) }
    const { columnDefaults } = element.type as ColumnType
    if (columnDefaults) return { ...known, ...columnDefaults(props.source ?? known.source), ...(props as object) }
    const { source = known.source, label, sortable = true } = props
    return {
      source,
      children: element,
      disableSort: known.disableSort === true || !sortable,
      ...(label === undefined ? {} : { label }),
    }
  })
}

/** The value of a column in a record. */
export function valueIn({ source, value }: ListColumn, record: RaRecord): CsvCell {
  if (value) return value(record as never)
  const found = valueAt(record, source)
  return typeof found === 'number' || typeof found === 'boolean' ? found : asText(found)
}

/** Whether a column has no source of its own, and nothing to export unless it says what. */
const isPosition = (source: string) => /^\d+$/.test(source)

/** The columns of an export: the record's reference, then those with a value. */
export function exportColumns(columns: readonly NamedColumn[], reference: string): readonly CsvColumn<RaRecord>[] {
  return [
    { heading: reference, cell: ({ id }) => id },
    ...columns
      .filter(({ exported = true, source, value }) => exported && (value !== undefined || !isPosition(source)))
      .map((column) => ({
        heading: column.exportLabel ?? column.label,
        cell: (record: RaRecord) => valueIn(column, record),
      })),
  ]
}

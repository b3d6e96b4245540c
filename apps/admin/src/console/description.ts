import type { AuditedResource } from '@potager/domain/audit'
import type { CsvCell } from '@potager/domain/format'
import type { ConsoleName } from '@potager/domain/paths'
import type { SortPayload } from 'ra-core'
import type { ComponentType, ReactNode } from 'react'
import type { Resource } from '../data/queryKeys.ts'

/** A row of any list. */
export type AnyRow = { id: string }

/** One column: how it looks in the table, and what it is in an export. */
export type Column<Row> = {
  source: string
  label: string
  cell: (row: Row) => CsvCell
  /** Absent shows the cell. */
  render?: (row: Row) => ReactNode
  sortable?: true
  align?: 'right'
  /** Not shown until it is chosen. */
  hidden?: true
}

/** One filter of a list; its value is in the address. */
export type Filter =
  | { kind: 'text'; source: string; label: string }
  | { kind: 'day'; source: string; label: string }
  | { kind: 'choice'; source: string; label: string; options: readonly { value: string; label: string }[] }

/** Something done with one record, or with each of those chosen in a list. */
export type Action<Row> = {
  label: string
  fits: (row: Row) => boolean
  run: (row: Row, reason?: string) => Promise<unknown>
  /** Asked before; what cannot be taken back always asks. */
  asks?: true
  /** A reason can be told with it, on the backend that keeps one. */
  asksReason?: true
  destructive?: true
}

/** What makes a list and its records: everything that differs between the resources of the console. */
export type Description<Row extends AnyRow> = {
  name: ConsoleName
  resource: Resource
  /** Name of the call whose freshness it has. */
  call: string
  /** Under which name the trail has it. */
  audited?: AuditedResource
  count: (total: number) => string
  perPage: number
  sort: SortPayload
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  summary: { secondary: (row: Row) => ReactNode; end: (row: Row) => ReactNode }
  nameOf: (row: Row) => string
  statusOf?: (row: Row) => ReactNode
  facts: (row: Row) => readonly (readonly [name: string, value: ReactNode])[]
  actions: readonly Action<Row>[]
  /** Where records are made. */
  createPath?: string
  /** The specification's screen for the same things. */
  screenPath?: string
  /** Edits the record in place, below its facts. */
  Edit?: ComponentType<{ row: Row; onDone: () => void }>
  /** Whether the server would take an edit from this person; a hook, always without one. */
  useMayEdit?: (row: Row) => boolean
  /** What else the record has, below its facts. */
  More?: ComponentType<{ row: Row }>
}

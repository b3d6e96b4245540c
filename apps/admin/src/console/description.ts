import type { AuditedResource } from '@potager/domain/audit'
import type { CsvCell } from '@potager/domain/format'
import type { ConsoleName } from '@potager/domain/paths'
import type { ComponentType, ReactNode } from 'react'
import type { SortPayload } from 'react-admin'
import type { ListCall } from '../lists/ResourceList.tsx'

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
  | { kind: 'restaurant'; source: string; label: string }
  | { kind: 'day'; source: string; label: string }
  | { kind: 'choice'; source: string; label: string; options: readonly { value: string; label: string }[] }

/** What a question of its own is given; what it was told goes to the action as its reason. */
export type OwnQuestionProps<Row> = {
  rows: readonly Row[]
  /** While it is done; the question stays with what failed, and with what was told. */
  running: boolean
  onRun: (reason: string) => void
  onKeep: () => void
}

/** Something done with one record, or with each of those chosen in a list. */
export type Action<Row> = {
  /** The verb, which what it is done to follows in a question. */
  verb: string
  /** What it is done to comes after a colon: it does not follow the verb. */
  apart?: true
  /** Its question, where the verb and what it is done to make none: of one record unless told how many. */
  question?: (counted?: string) => string
  /** The button names what it is done to: a bare « Annuler » dismisses everywhere else. */
  spelled?: true
  fits: (row: Row) => boolean
  run: (row: Row, reason?: string) => Promise<unknown>
  /** Asked before; what cannot be taken back always asks. */
  asks?: true
  /** What somebody should know before they answer. */
  warning?: string
  /** What else the answer depends on, read when it is asked; it asks when there is something to show. */
  concerns?: (rows: readonly Row[]) => Promise<ReactNode>
  /** A reason can be told with it, on the backend that keeps one. */
  asksReason?: true
  /** Asks in the place of the common question. */
  Question?: ComponentType<OwnQuestionProps<Row>>
  destructive?: true
  /** Nothing is left of the record. */
  deletes?: true
}

/** What makes a list and its records: everything that differs between the resources of the console. */
export type Description<Row extends AnyRow> = {
  name: ConsoleName
  /** Lists the records. */
  call: ListCall
  /** Under which name the trail has it. */
  audited?: AuditedResource
  count: (total: number) => string
  perPage: number
  sort: SortPayload
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  summary: { secondary: (row: Row) => ReactNode; end: (row: Row) => ReactNode }
  nameOf: (row: Row) => string
  /** The record in a question, where its name alone would not tell it from another; the name unless told. */
  fullNameOf?: (row: Row) => string
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
  /** What else can be done with the record, with dialogs of its own. */
  Acts?: ComponentType<{ row: Row }>
  /** What else the record has, below its facts. */
  More?: ComponentType<{ row: Row }>
}

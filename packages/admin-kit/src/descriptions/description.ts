import type { Call, Client, Supports } from '@potager/domain/api'
import type { AuditedResource } from '@potager/domain/audit'
import type { SessionStore } from '@potager/domain/auth'
import type { CsvCell } from '@potager/domain/format'
import type { EmptyListWords } from '@potager/domain/messages'
import type { ConsoleName } from '@potager/domain/paths'
import type { ComponentType, ReactNode } from 'react'
import type { SortPayload } from 'react-admin'

/** What some descriptions ask: the backend, by its calls and by which it has, and who is signed in. */
export type DescriptionContext = { api: Client; supports: Supports; session: Pick<SessionStore, 'read'> }

/** The call behind a list: its resource, and how long its answer is current. */
export type ListCall = Pick<Call<never, unknown>, 'resource' | 'freshness'>

/** A row of any list. */
export type AnyRow = { id: string }

/** What holds nothing without an extension call: for `offered`. */
export type Needing = { needs?: Parameters<Supports>[0] }

/** A column, in the table and in exports. */
export type Column<Row> = Needing & {
  source: string
  label: string
  /** The value in exports, and in the table where nothing is rendered; a column without one is not exported. */
  cell?: (row: Row) => CsvCell
  /** Defaults to the cell's text. */
  render?: (row: Row) => ReactNode
  sortable?: true
  align?: 'right'
  hidden?: true
  /** Never wraps. */
  unbroken?: true
}

/** Props of a filter's field; '' means that it does not filter. */
export type FilterFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** A filter of a list; its value is in the URL. */
export type Filter = Needing & { source: string; label: string } & (
    | { kind: 'text' }
    | { kind: 'day' }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
    | { kind: 'own'; Field: ComponentType<FilterFieldProps> }
  )

/** Props of an action's own question; the answer is passed on as the reason. */
export type OwnQuestionProps<Row> = {
  rows: readonly Row[]
  /** True while the action runs; the question stays open with the answer for the rows that failed. */
  running: boolean
  onRun: (reason: string) => void
  onKeep: () => void
}

/** What an action writes: a change of the record, or its deletion. */
type Write<Row> =
  | {
      /** The change as the resource's abilities name it: without its call the action is not offered. */
      changes: string
      /** The fields to write, in the data provider's terms; the reason is '' where none was asked for. */
      to: (reason: string) => object
      /** The fields that take it back, from the row as it was; null where that one cannot be taken back. */
      undo?: (before: Row) => object | null
    }
  | { deletes: true }

/** An action on one record or on each selected record of a list. */
export type Action<Row> = Write<Row> & {
  /** The verb, followed by its object in a question. */
  verb: string
  /** Puts the object after a colon, where it cannot follow the verb grammatically. */
  apart?: true
  /** The question, where verb and object do not form one; about one record unless a count is given. */
  question?: (counted?: string) => string
  /** The button also names its object: a bare « Annuler » dismisses everywhere else. */
  spelled?: true
  fits: (row: Row) => boolean
  /** Asks for confirmation; destructive actions always do. */
  asks?: true
  warning?: string
  /** Further details for the question, loaded when it is asked; a non-empty result forces the question. */
  concerns?: (rows: readonly Row[]) => Promise<ReactNode>
  /** Asks for a reason, on a backend that stores one. */
  asksReason?: true
  Question?: ComponentType<OwnQuestionProps<Row>>
  destructive?: true
}

/** A list of another resource's records that refer to this one. */
export type Relation<Row> = {
  name: ConsoleName
  /** The filter of that list which takes the id. */
  target: string
  /** Defaults to the list's title. */
  title?: string
  /** The id that is referred to; the record's own by default, '' for none. */
  idOf?: (row: Row) => string
}

/** Describes a list and its record page: all that differs between the console's resources. */
export type Description<Row extends AnyRow> = {
  name: ConsoleName
  call: ListCall
  /** The resource's name in the audit trail. */
  audited?: AuditedResource
  count: (total: number) => string
  /** What the list says when nothing is in it: who or what fills it. */
  empty: EmptyListWords
  perPage: number
  sort: SortPayload
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  /** A row on a phone; `primary` defaults to the name, linked. */
  summary: { primary?: (row: Row) => ReactNode; secondary: (row: Row) => ReactNode; end: (row: Row) => ReactNode }
  nameOf: (row: Row) => string
  /** The record's name in a question, where `nameOf` alone is ambiguous; defaults to `nameOf`. */
  fullNameOf?: (row: Row) => string
  /** Leads from the list to the record; by default its name, linked to its page. */
  link?: (row: Row) => ReactNode
  statusOf?: (row: Row) => ReactNode
  facts: (row: Row) => readonly (readonly [name: string, value: ReactNode])[]
  actions: readonly Action<Row>[]
  related?: readonly Relation<Row>[]
  /** Texts of the list, where the console's own do not name the resource. */
  words?: { filteredEmpty?: string; create?: string }
  /** Path of the specification's screen for the same resource. */
  screenPath?: string
  /** Stands around the list, with what its rows open. */
  Around?: ComponentType<{ children: ReactNode }>
  /** Further actions of the list, beside that of a new record. */
  Tools?: ComponentType
  /** Leads from the empty list to where its records come from, when nobody makes them by hand. */
  Origin?: ComponentType
  /** Edits the record in place, below its facts. */
  Edit?: ComponentType<{ row: Row; onClose: () => void }>
  /** Whether the server would accept an edit from this user; a hook, so always present or never. */
  useMayEdit?: (row: Row) => boolean
  /** Further actions on the record, with their own dialogs. */
  Acts?: ComponentType<{ row: Row }>
  /** Further sections of the record, below its facts. */
  More?: ComponentType<{ row: Row }>
}

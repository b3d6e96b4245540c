import type { Client, SendOptions, Supports } from '@potager/domain/api'
import type { GetListParams } from 'react-admin'
import type { ListReads } from './listReads.ts'

/** What an adapter works with; `api` refuses a call that the backend does not have. */
export type AdapterContext = {
  api: Pick<Client, 'send'>
  supports: Supports
  reads: ListReads
}

/** How much of a list a sort or a filter covers: all of it, or its first rows; and how many rows the backend has. */
export type Coverage = { covered: 'all' | number; total: number }

/** A page of a list, and how many rows match; `meta` where not all rows were looked at. */
export type ListAnswer<Row> = { data: Row[]; total: number; meta?: Coverage }

/** What is changed of a record, and the record as it was shown: it has the version and the status that are replaced. */
export type Change = { data: Readonly<Record<string, unknown>>; previous: Readonly<Record<string, unknown>> }

/** One resource over the calls of the contract. A method without a call is left out. */
export type Adapter<Row> = {
  getList: (params: GetListParams, options: SendOptions) => Promise<ListAnswer<Row>>
  getOne: (id: string, options: SendOptions) => Promise<Row>
  create?: (draft: unknown, options: SendOptions) => Promise<Row>
  update?: (id: string, change: Change) => Promise<Row>
  delete?: (id: string) => Promise<void>
  /** Filters of the list by another record's id. */
  references?: readonly string[]
}

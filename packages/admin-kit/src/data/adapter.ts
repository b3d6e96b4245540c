import type { Client, SendOptions, Supports } from '@potager/domain/api'
import type { GetListParams, Identifier } from 'react-admin'
import type { ListReads } from './listReads.ts'

/** What an adapter calls; `api` refuses a call that the backend does not have. */
export type CallContext = { api: Pick<Client, 'send'>; supports: Supports }

/** What an adapter works with that may have to read a whole list. */
export type AdapterContext = CallContext & { reads: ListReads }

/** How much of a list a sort or a filter covers: all of it, or its first rows; and how many rows the backend has. */
export type Coverage = { covered: 'all' | number; total: number }

/** A page of a list, and how many rows match; `meta` where not all rows were looked at. */
export type ListAnswer<Row> = { data: Row[]; total: number; meta?: Coverage }

/** What is changed of a record, and the record as it was shown: it has the version and the status that are replaced. */
export type Change = { data: Readonly<Record<string, unknown>>; previous: Readonly<Record<string, unknown>> }

/** The record as it is to be. Both parts are of its type, which the data provider knows at run time only. */
export const changedRecord = ({ data, previous }: Change): object => ({ ...previous, ...data })

/** The reason given with a change, if any. */
export function reasonIn({ reason }: Change['data']): { reason?: string } {
  return typeof reason === 'string' && reason !== '' ? { reason } : {}
}

/** A record as it was shown before it is deleted, and why it is. */
export type Removal = { previous: Readonly<Record<string, unknown>>; reason: string }

export type ReadAdapter<Row> = {
  getList: (params: GetListParams, options: SendOptions) => Promise<ListAnswer<Row>>
  getOne: (id: string, options: SendOptions) => Promise<Row>
  /** Filters of the list by another record's id. */
  references?: readonly string[]
}

/** One resource over the calls of the contract. A write without a call is left out. */
export type Adapter<Row> = ReadAdapter<Row> & {
  create?: (draft: unknown, options: SendOptions) => Promise<Row>
  update?: (id: string, change: Change) => Promise<Row>
  /** Deletes a record, or cancels it where the specification's deletion does. */
  delete?: (id: string, removal: Removal) => Promise<void>
}

export type AnyRow = { id?: Identifier }

/**
 * What an extension call answers; where the backend does not have it, or turns out not to have it, what the specification's calls
 * do. Chosen at each use: such a call is taken back.
 */
export async function orSpecified<Result>(
  supports: Supports,
  call: Parameters<Supports>[0],
  extended: () => Promise<Result>,
  specified: () => Promise<Result>,
): Promise<Result> {
  try {
    if (supports(call)) return await extended()
  } catch (error) {
    if (supports(call)) throw error
  }
  return specified()
}

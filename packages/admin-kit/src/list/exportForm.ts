import type { ReactNode } from 'react'

/** Filters of a list by their name. */
export type Filter = Readonly<Record<string, unknown>>

/** What an export asks before it begins, in a dialog. */
export type ExportForm = {
  /** Loads the inputs, whose values are filters of the list, once they are asked for. */
  load: () => Promise<ReactNode>
  /** The filters that they set; all others of the list stay. */
  sources: readonly string[]
  /** What they begin with, of the list's filters; by default just these. */
  start?: (filter: Filter) => Filter
}

import { createContext, type ReactNode, use } from 'react'
import type { ListStart } from '../query/list-starts.ts'
import type { NamedColumn } from './column.ts'

/** What a list and its rows tell each other. */
type ListParts = {
  /** The page size and sort that the list begins with. */
  start: ListStart
  /** Stands where the rows would, when there is none and nothing is filtered. */
  empty: ReactNode
  /** Stands below the rows. */
  pagination: ReactNode
  /** Told of the columns, for the export and the choice of columns. */
  tellColumns: (columns: Columns | null) => void
}

/** The columns of the rows on screen. */
export type Columns = { all: readonly NamedColumn[]; hiddenAtFirst: string[] }

export const ListPartsContext = createContext<ListParts>({
  start: { perPage: 25, sort: { field: 'id', order: 'ASC' } },
  empty: null,
  pagination: null,
  tellColumns: () => {},
})

/** What the surrounding `List` gives to what shows its rows. */
export const useListParts = (): ListParts => use(ListPartsContext)

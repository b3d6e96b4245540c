import type { HistoryListProps } from '@potager/ui/record'
import { createContext } from 'react'

/** The history of the surrounding record, beside its fields: given around a `SimpleShowLayout`. */
export const HistoryContext = createContext<HistoryListProps | undefined>(undefined)

import type { HistoryListProps } from '@potager/ui/record'
import { createContext } from 'react'

/** The history of the surrounding record, for the layout of its fields. */
export const HistoryContext = createContext<HistoryListProps | undefined>(undefined)

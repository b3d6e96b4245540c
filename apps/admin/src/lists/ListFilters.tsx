import { backOfficeMessages, commonMessages } from '@potager/domain/messages'
import { FilterBar, FoldingFilters } from '@potager/ui/feedback'
import type { ReactNode } from 'react'
import { useListFilters } from './useListFilters.ts'

/** The filter bar of a list, with its reset button. */
export function ListFilters({ children }: { children: ReactNode }) {
  const { active, reset } = useListFilters()
  return (
    <FoldingFilters open={active}>
      <FilterBar
        label={backOfficeMessages.filterList}
        resetLabel={commonMessages.reset}
        onReset={active ? reset : undefined}
      >
        {children}
      </FilterBar>
    </FoldingFilters>
  )
}

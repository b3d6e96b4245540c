import { backOfficeMessages, commonMessages } from '@potager/domain/messages'
import { FilterBar, FoldingFilters } from '@potager/ui/list'
import type { ReactNode } from 'react'
import { useTranslateLabel } from 'react-admin'
import { type Binding, BindingContext } from '../inputs/binding.ts'
import { asText } from '../query/localList.ts'
import { useListFilters } from './useListFilters.ts'

const useFilterBinding: Binding = ({ source, label }) => {
  const named = useTranslateLabel()
  const { valueOf, set } = useListFilters()
  const said = named({ source, ...(label === undefined ? {} : { label }) })
  return {
    filters: true,
    label: typeof said === 'string' ? said : '',
    value: valueOf(source),
    onChange: (value) => set(source, asText(value)),
  }
}

/** The filters of the surrounding list, all shown, with the button that clears them; their values are in the URL. */
export function FilterForm({ filters }: { filters: ReactNode }) {
  const { active, reset } = useListFilters()
  return (
    <FoldingFilters open={active}>
      <FilterBar
        label={backOfficeMessages.filterList}
        resetLabel={commonMessages.reset}
        onReset={active ? reset : undefined}
      >
        <BindingContext value={useFilterBinding}>{filters}</BindingContext>
      </FilterBar>
    </FoldingFilters>
  )
}

import { backOfficeMessages, commonMessages } from '@potager/domain/messages'
import { FilterBar, FoldingFilters } from '@potager/ui/list'
import { type ReactNode, useState } from 'react'
import { useListContext } from 'react-admin'
import { type Binding, BindingContext } from '../inputs/binding.ts'
import { asText } from '../query/localList.ts'

/** The value of a field as soon as it is typed: its address follows, and would take back letters typed meanwhile. */
function useAhead(value: string) {
  const [shown, setShown] = useState(value)
  const [followed, setFollowed] = useState(value)
  const [ahead, setAhead] = useState<readonly string[]>([])
  if (value !== followed) {
    setFollowed(value)
    setAhead(ahead.slice(ahead.lastIndexOf(value) + 1 || ahead.length))
    // Something else than typing has set it.
    if (!ahead.includes(value)) setShown(value)
  }
  const type = (text: string) => {
    setShown(text)
    setAhead([...ahead, text])
  }
  return [shown, type] as const
}

const useFilterBinding: Binding = ({ source }) => {
  const { filterValues, setFilters } = useListContext()
  const { [source]: known, ...others } = filterValues as Record<string, unknown>
  const [value, type] = useAhead(asText(known))
  return {
    filters: true,
    value,
    onChange: (changed) => {
      const text = asText(changed)
      type(text)
      setFilters(text === '' ? others : { ...others, [source]: text })
    },
  }
}

/** The filters of the surrounding list, all shown, with the button that clears them; their values are in the URL. */
export function FilterForm({ filters }: { filters: ReactNode }) {
  const { filterValues, setFilters } = useListContext()
  const active = Object.keys(filterValues as object).length > 0
  return (
    <FoldingFilters open={active}>
      <FilterBar
        label={backOfficeMessages.filterList}
        resetLabel={commonMessages.reset}
        onReset={active ? () => setFilters({}) : undefined}
      >
        <BindingContext value={useFilterBinding}>{filters}</BindingContext>
      </FilterBar>
    </FoldingFilters>
  )
}

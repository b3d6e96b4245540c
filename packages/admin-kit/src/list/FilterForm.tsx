import { backOfficeMessages, commonMessages } from '@potager/domain/messages'
import { FilterBar, FoldingFilters } from '@potager/ui/list'
import { type ReactNode, useState } from 'react'
import { useListContext } from 'react-admin'
import { type Binding, BindingContext } from '../inputs/binding.ts'
import { asText } from '../query/localList.ts'

/** Filters as soon as they are set: their address follows, and would take back what is typed meanwhile. */
function useAhead(filters: string) {
  const [shown, setShown] = useState(filters)
  const [followed, setFollowed] = useState(filters)
  const [ahead, setAhead] = useState<readonly string[]>([])
  if (filters !== followed) {
    setFollowed(filters)
    setAhead(ahead.slice(ahead.lastIndexOf(filters) + 1 || ahead.length))
    // Something else than typing has set them.
    if (!ahead.includes(filters)) setShown(filters)
  }
  const show = (text: string) => {
    setShown(text)
    setAhead([...ahead, text])
  }
  return [shown, show] as const
}

/** The filters of the surrounding list, all shown, with the button that clears them; their values are in the URL. */
export function FilterForm({ filters }: { filters: ReactNode }) {
  const { filterValues, setFilters } = useListContext()
  const [shown, show] = useAhead(JSON.stringify(filterValues))
  const values = JSON.parse(shown) as Record<string, unknown>
  const set = (next: object) => {
    show(JSON.stringify(next))
    setFilters(next)
  }
  const bind: Binding = ({ source }) => {
    const { [source]: value, ...others } = values
    const onChange = (changed: unknown) => {
      const text = asText(changed)
      set(text === '' ? others : { ...others, [source]: text })
    }
    return { filters: true, value: asText(value), onChange }
  }
  const active = Object.keys(values).length > 0
  return (
    <FoldingFilters open={active}>
      <FilterBar
        label={backOfficeMessages.filterList}
        resetLabel={commonMessages.reset}
        onReset={active ? () => set({}) : undefined}
      >
        <BindingContext value={bind}>{filters}</BindingContext>
      </FilterBar>
    </FoldingFilters>
  )
}

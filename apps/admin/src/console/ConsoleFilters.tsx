import type { Filter } from '@potager/admin-kit/descriptions'
import { FilterDate, FilterSearch, FilterSelect } from '@potager/ui/feedback'
import { ListFilters } from '../lists/ListFilters.tsx'
import { useListFilters } from '../lists/useListFilters.ts'

/** The filters of a list; their values are in the URL. */
export function ConsoleFilters({ filters }: { filters: readonly Filter[] }) {
  const { valueOf, set } = useListFilters()
  return (
    <ListFilters>
      {filters.map((filter) => {
        const { source, label } = filter
        const bound = { label, value: valueOf(source), onChange: (value: string) => set(source, value) }
        if (filter.kind === 'own') return <filter.Field key={source} {...bound} />
        if (filter.kind === 'text') return <FilterSearch key={source} {...bound} />
        if (filter.kind === 'day') return <FilterDate key={source} {...bound} />
        return <FilterSelect key={source} {...bound} options={filter.options} />
      })}
    </ListFilters>
  )
}

import type { SessionFilter } from '@potager/domain/chat-session'
import { filterLabels, sessionFieldLabels, chatSessionScreenMessages as words } from '@potager/domain/messages'
import { FilterBar, FilterDate, FilterSearch, FilterSelect } from '../../../components/list/index.ts'

export type SessionFilterBarProps = { filter: SessionFilter; onFilter: (filter: SessionFilter) => void }

const { filters } = words
const reportOptions = [
  { value: '', label: filters.any },
  { value: 'with', label: filters.with },
  { value: 'without', label: filters.without },
]

/** Session filters: breed, days and reports. */
export function SessionFilterBar({ filter, onFilter }: SessionFilterBarProps) {
  const change = (name: 'race' | 'from' | 'to') => (value: string) => {
    const { [name]: _, ...others } = filter
    onFilter(value === '' ? others : { ...others, [name]: value })
  }
  const changeReports = (value: string) => {
    const { hasReports: _, ...others } = filter
    onFilter(value === '' ? others : { ...others, hasReports: value === 'with' })
  }
  const reports = filter.hasReports === undefined ? '' : filter.hasReports ? 'with' : 'without'
  return (
    <FilterBar
      label={filters.heading}
      resetLabel={filters.reset}
      onReset={Object.keys(filter).length > 0 ? () => onFilter({}) : undefined}
    >
      <FilterSearch label={sessionFieldLabels.race} value={filter.race ?? ''} onChange={change('race')} />
      <FilterDate label={filterLabels.from} value={filter.from ?? ''} onChange={change('from')} />
      <FilterDate label={filterLabels.to} value={filter.to ?? ''} onChange={change('to')} />
      <FilterSelect
        label={sessionFieldLabels.reports}
        options={reportOptions}
        value={reports}
        onChange={changeReports}
      />
    </FilterBar>
  )
}

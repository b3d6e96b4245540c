import { useListContext } from 'react-admin'
import { asText } from '../query/localList.ts'

/** The filters of the surrounding list as text for inputs; setting '' removes one. */
export function useListFilters() {
  const { filterValues, setFilters } = useListContext()
  const values = filterValues as Record<string, unknown>
  return {
    valueOf: (name: string): string => asText(values[name]),
    set: (name: string, value: string) => {
      const { [name]: _, ...others } = values
      setFilters(value === '' ? others : { ...others, [name]: value })
    },
    reset: () => setFilters({}),
    active: Object.keys(values).length > 0,
  }
}

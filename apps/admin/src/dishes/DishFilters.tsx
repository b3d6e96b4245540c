import { allergens, dishCategories } from '@potager/domain/dish'
import {
  allergenLabels,
  dishCategoryLabels,
  dishFieldLabels,
  backOfficeMessages as texts,
} from '@potager/domain/messages'
import { FilterSearch, FilterSelect } from '@potager/ui/feedback'
import { ListFilters } from '../lists/ListFilters.tsx'
import { useListFilters } from '../lists/useListFilters.ts'

const categoryOptions = [
  { value: '', label: texts.anyCategory },
  ...dishCategories.map((category) => ({ value: category, label: dishCategoryLabels[category] })),
]
const availabilityOptions = [
  { value: '', label: texts.anyAvailability },
  { value: 'true', label: texts.availableOnly },
  { value: 'false', label: texts.unavailableOnly },
]
const allergenOptions = [
  { value: '', label: texts.anyAllergen },
  ...allergens.map((allergen) => ({ value: allergen, label: allergenLabels[allergen] })),
]

/** Filters of the dish list: text, category, availability, allergen contained. */
export function DishFilters() {
  const { valueOf, set } = useListFilters()
  const select = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <FilterSelect label={label} options={options} value={valueOf(name)} onChange={(value) => set(name, value)} />
  )
  return (
    <ListFilters>
      <FilterSearch label={texts.search} value={valueOf('q')} onChange={(value) => set('q', value)} />
      {select('category', dishFieldLabels.category, categoryOptions)}
      {select('available', dishFieldLabels.available, availabilityOptions)}
      {select('allergens', dishFieldLabels.allergens, allergenOptions)}
    </ListFilters>
  )
}

import { filterLabels, orderFieldLabels as labels } from '@potager/domain/messages'
import { FilterSelect } from '@potager/ui/list'
import { useEffect, useEffectEvent } from 'react'
import { useRestaurants } from '../restaurant/useRestaurants.ts'

export type RestaurantFilterProps = {
  /** Id of the chosen restaurant, '' for all. */
  value: string
  onChoose: (restaurantId: string) => void
}

/** Chooses the restaurant whose orders are listed, where there are several; one that is no longer theirs is left. */
export function RestaurantFilter({ value, onChoose }: RestaurantFilterProps) {
  const { data: restaurants } = useRestaurants()
  const lost = value !== '' && restaurants !== undefined && !restaurants.some(({ id }) => id === value)
  const leave = useEffectEvent(() => onChoose(''))
  useEffect(() => {
    if (lost) leave()
  }, [lost])
  if (!restaurants || restaurants.length < 2) return null
  return (
    <FilterSelect
      label={labels.restaurant}
      options={[
        { value: '', label: filterLabels.ownRestaurants },
        ...restaurants.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={onChoose}
    />
  )
}

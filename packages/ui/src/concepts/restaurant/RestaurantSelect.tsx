import { commonMessages, bookingFormMessages as words } from '@potager/domain/messages'
import type { Restaurant } from '@potager/domain/restaurant'
import type { ReactNode, Ref } from 'react'
import { ErrorState } from '../../components/feedback/index.ts'
import { SelectField } from '../../components/input/index.ts'

/** A list of restaurants: loading (null), failed, or loaded. `create` leads from an empty one to where the first is made. */
export type RestaurantsRead = {
  items: readonly Restaurant[] | null
  failure?: string | undefined
  create?: ReactNode
  onRetry: () => void
}

export type RestaurantSelectProps = {
  restaurants: RestaurantsRead
  /** Id of the chosen restaurant, '' for none. */
  value: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  onChange: (restaurantId: string) => void
  ref?: Ref<HTMLSelectElement>
}

/** False once the list is known to be empty or failed to load. */
export function hasChoice({ items, failure }: RestaurantsRead): boolean {
  return items === null ? !failure : items.length > 0
}

type RestaurantChoice = { restaurantId: string; restaurants: RestaurantsRead }

/** The `request` to choose a restaurant, '' when there is none to choose; undefined once one is chosen. */
export function chooseFirst({ restaurantId, restaurants }: RestaurantChoice, request: string): string | undefined {
  if (restaurantId !== '') return undefined
  return hasChoice(restaurants) ? request : ''
}

/** Chooses one of the user's restaurants. */
export function RestaurantSelect({
  restaurants,
  value,
  hint,
  error,
  required = false,
  onChange,
  ref,
}: RestaurantSelectProps) {
  const { items, failure, create, onRetry } = restaurants
  if (failure && !items) return <ErrorState message={failure} onRetry={onRetry} />
  if (items?.length === 0) {
    return (
      <div>
        <p>{words.noRestaurant}</p>
        {create}
      </div>
    )
  }
  const options = [
    { value: '', label: items ? words.chooseRestaurant : commonMessages.loading },
    ...(items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <SelectField
      ref={ref}
      label={words.restaurant}
      value={value}
      options={options}
      hint={hint}
      error={error}
      required={required}
      onChange={onChange}
    />
  )
}

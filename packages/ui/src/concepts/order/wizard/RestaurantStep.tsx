import { restaurantMessages, orderWizardMessages as text } from '@potager/domain/messages'
import type { DraftRestaurant } from '@potager/domain/order'
import { addressLine, delivers, type Restaurant } from '@potager/domain/restaurant'
import { type ReactNode, useId } from 'react'
import { EmptyState, ErrorState, ListSkeleton } from '../../../components/feedback/index.ts'
import { Illustration, illustrationFor } from '../../../foundations/illustration/index.ts'
import css from './RestaurantStep.module.css'

/** A list: loading (null), failed, or loaded. `create` leads from an empty one to where the first item is made. */
export type Loadable<T> = {
  items: readonly T[] | null
  failure?: string | undefined
  create?: ReactNode
  onRetry: () => void
}

export type RestaurantStepProps = {
  restaurants: Loadable<Restaurant>
  chosen: DraftRestaurant | null
  label: string
  onChoose: (restaurant: Restaurant) => void
}

/** Chooses one of the restaurants that the user may order for. */
export function RestaurantStep({ restaurants, chosen, label, onChoose }: RestaurantStepProps) {
  const name = useId()
  const { items, failure, create, onRetry } = restaurants
  if (failure && !items) return <ErrorState message={failure} onRetry={onRetry} />
  if (!items) return <ListSkeleton rows={4} />
  if (items.length === 0) return <EmptyState title={restaurantMessages.noneAvailable} action={create} />
  return (
    <div role="radiogroup" aria-label={label} className={css.restaurants}>
      {items.map((restaurant) => (
        <label key={restaurant.id} className={css.restaurant}>
          <input
            type="radio"
            name={name}
            checked={restaurant.id === chosen?.id}
            onChange={() => onChoose(restaurant)}
          />
          <span className={css.name}>{restaurant.name}</span>
          <span className={css.soft}>{addressLine(restaurant.address)}</span>
          <span className={css.soft}>{text.serves(delivers(restaurant))}</span>
          <span className={css.drawing}>
            <Illustration name={illustrationFor('restaurant', restaurant.id)} />
          </span>
        </label>
      ))}
    </div>
  )
}

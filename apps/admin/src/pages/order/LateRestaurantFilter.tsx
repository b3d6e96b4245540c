import { backOfficeMessages } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { type ComponentType, lazy, Suspense } from 'react'
import { fetchAgain } from '../../platform/lazy/missedStyles.ts'
import type { RestaurantFilterProps } from './RestaurantFilter.tsx'

// Not before the orders: most of it is what reads restaurants.
const RestaurantFilter = lazy<ComponentType<RestaurantFilterProps>>(() =>
  fetchAgain(() => import('./RestaurantFilter.tsx')).then(
    (module) => ({ default: module.RestaurantFilter }),
    (error: unknown) => {
      console.error(error)
      toast.error(backOfficeMessages.partMissing)
      return { default: () => null }
    },
  ),
)

/** The filter by restaurant, whose code comes once the orders are there. */
export function LateRestaurantFilter(props: RestaurantFilterProps) {
  return (
    <Suspense>
      <RestaurantFilter {...props} />
    </Suspense>
  )
}

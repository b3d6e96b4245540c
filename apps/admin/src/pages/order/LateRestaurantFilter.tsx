import { Suspense } from 'react'
import { lazyPart } from '../../platform/lazy/lazyPart.ts'
import type { RestaurantFilterProps } from './RestaurantFilter.tsx'

// Not before the orders: most of it is what reads restaurants.
const RestaurantFilter = lazyPart(async () => ({ default: (await import('./RestaurantFilter.tsx')).RestaurantFilter }))

/** The filter by restaurant, whose code comes once the orders are there. */
export function LateRestaurantFilter(props: RestaurantFilterProps) {
  return (
    <Suspense>
      <RestaurantFilter {...props} />
    </Suspense>
  )
}

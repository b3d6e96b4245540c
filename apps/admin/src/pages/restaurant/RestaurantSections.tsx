import type { Restaurant } from '@potager/domain/restaurant'
import { ExceptionsSection } from './ExceptionsSection.tsx'
import { MenuOfRestaurant } from './MenuOfRestaurant.tsx'
import { TeamOfRestaurant } from './TeamOfRestaurant.tsx'

/** What a restaurant's record has below its facts (extensions). */
export function RestaurantSections({ row }: { row: Restaurant }) {
  return (
    <>
      <ExceptionsSection row={row} />
      <MenuOfRestaurant row={row} />
      <TeamOfRestaurant row={row} />
    </>
  )
}

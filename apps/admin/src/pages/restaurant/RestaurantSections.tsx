import type { Restaurant } from '@potager/domain/restaurant'
import { listMenuEntries, updateMenuEntry } from '@potager/domain/restaurant-menu'
import { RestaurantMenuSection } from '@potager/ui/restaurant'
import { supports } from '../../platform/services.ts'
import { ExceptionsSection } from './ExceptionsSection.tsx'
import { TeamOfRestaurant } from './TeamOfRestaurant.tsx'
import { useMayEdit } from './useMayEdit.ts'
import { useRestaurantMenu } from './useRestaurantMenu.ts'

/** The menu on a restaurant's record, for those who may change it, where the backend has one for each restaurant (extension). */
function MenuOfRestaurant({ row }: { row: Restaurant }) {
  const mayEdit = useMayEdit(row)
  return mayEdit && supports(listMenuEntries) && supports(updateMenuEntry) ? <Menu id={row.id} /> : null
}

function Menu({ id }: { id: string }) {
  return <RestaurantMenuSection {...useRestaurantMenu(id)} />
}

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

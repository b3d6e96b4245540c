import { listDishes } from '@potager/domain/dish'
import { paths } from '@potager/domain/paths'
import { listRestaurants } from '@potager/domain/restaurant'
import type { Review } from '@potager/domain/review'
import type { ResourceLink } from '@potager/ui/review'
import { useApiQuery } from '../../platform/data/useApi.ts'

const dishPath = (name: string) => `${paths.dishes}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`

/** Name and link of a reviewed record, from the lists of restaurants and dishes; undefined until they are loaded. */
export function useReviewed(): (review: Review) => ResourceLink | undefined {
  const { data: restaurants } = useApiQuery(listRestaurants, undefined)
  const { data: dishes } = useApiQuery(listDishes, undefined)
  return ({ resourceType, resourceId }) => {
    if (resourceType === 'RESTAURANT') {
      const restaurant = restaurants?.find(({ id }) => id === resourceId)
      return restaurant && { name: restaurant.name, href: paths.restaurant(resourceId) }
    }
    const dish = resourceType === 'DISH' ? dishes?.find(({ id }) => id === resourceId) : undefined
    return dish && { name: dish.name, href: dishPath(dish.name) }
  }
}

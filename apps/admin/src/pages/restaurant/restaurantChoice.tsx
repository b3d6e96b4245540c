import { firstStepsMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Restaurant } from '@potager/domain/restaurant'
import type { UseQueryResult } from '@tanstack/react-query'
import { listOf } from '../../platform/data/useApi.ts'
import { CreateLink } from '../../platform/navigation/links.tsx'

/** Restaurants to choose from; where there are none, with the link to make the first. */
export const restaurantChoice = (query: UseQueryResult<Restaurant[], Error>) => ({
  ...listOf(query),
  create: <CreateLink to={paths.createRestaurant}>{firstStepsMessages.steps.restaurant.action}</CreateLink>,
})

import type { FirstSteps as Steps } from '@potager/domain/first-steps'
import { FirstSteps } from '@potager/ui/first-steps'
import { AppLink } from '../../platform/navigation/links.tsx'
import { preferences } from '../../platform/preferences/preferences.ts'
import { useRestaurants } from '../restaurant/useRestaurants.ts'

const hide = () => preferences.change({ firstSteps: 'over' })

/** The first steps of the reader's house; those of its only restaurant lead to its record. */
export function StepsOfHouse({ steps }: { steps: Steps }) {
  const { data: restaurants } = useRestaurants({ enabled: steps.restaurant })
  const restaurant = restaurants?.length === 1 ? restaurants[0] : undefined
  return <FirstSteps steps={steps} restaurant={restaurant} link={AppLink} onHide={hide} />
}

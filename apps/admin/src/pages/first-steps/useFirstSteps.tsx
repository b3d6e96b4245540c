import { type FirstSteps, getFirstSteps, nextStep } from '@potager/domain/first-steps'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { fetchAgain } from '../../platform/lazy/lazyDialog.tsx'
import { preferences, usePreferences } from '../../platform/preferences/preferences.ts'
import { supports } from '../../platform/services.ts'

const StepsOfHouse = lazy<ComponentType<{ steps: FirstSteps }>>(() =>
  fetchAgain(() => import('./StepsOfHouse.tsx')).then(
    (module) => ({ default: module.StepsOfHouse }),
    (error: unknown) => {
      console.error(error)
      return { default: () => null }
    },
  ),
)

/**
 * The first steps of a new house, from its first empty list until they are done or hidden.
 * @param empty whether the house has no order at all
 * @returns the panel, null where there is nothing to do; `pending` until that is known of an empty house
 */
export function useFirstSteps(empty: boolean): { panel: ReactNode; pending: boolean } {
  const { firstSteps } = usePreferences()
  const enabled = supports(getFirstSteps) && (firstSteps === 'begun' || (firstSteps === 'unseen' && empty))
  const { data: steps, isPending } = useApiQuery(getFirstSteps, undefined, { enabled })
  const left = enabled && steps ? nextStep(steps) !== null : null

  useEffect(() => {
    if (left !== null) preferences.change({ firstSteps: left ? 'begun' : 'over' })
  }, [left])

  return {
    panel:
      left && steps ? (
        <Suspense>
          <StepsOfHouse steps={steps} />
        </Suspense>
      ) : null,
    pending: enabled && empty && isPending,
  }
}

import { getFirstSteps, nextStep } from '@potager/domain/first-steps'
import type { FirstStepsProps } from '@potager/ui/first-steps'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { fetchAgain } from '../../platform/lazy/missedStyles.ts'
import { AppLink } from '../../platform/navigation/AppLink.tsx'
import { preferences, usePreferences } from '../../platform/preferences/preferences.ts'
import { supports } from '../../platform/services.ts'

const FirstSteps = lazy<ComponentType<FirstStepsProps>>(() =>
  fetchAgain(() => import('@potager/ui/first-steps')).then(
    (module) => ({ default: module.FirstSteps }),
    (error: unknown) => {
      console.error(error)
      return { default: () => null }
    },
  ),
)

const hide = () => preferences.change({ firstSteps: 'over' })

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
          <FirstSteps steps={steps} link={AppLink} onHide={hide} />
        </Suspense>
      ) : null,
    pending: enabled && empty && isPending,
  }
}

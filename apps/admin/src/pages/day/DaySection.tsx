import { backOfficeMessages, dayFailure } from '@potager/domain/messages'
import { TextLink } from '@potager/ui/button'
import { type ComponentType, lazy, Suspense } from 'react'
import { fetchAgain } from '../../platform/lazy/lazyDialog.tsx'
import css from './DaySection.module.css'

// Shared by all visits of the page: loaded code renders at once.
const ManagerDay = lazy<ComponentType>(() =>
  fetchAgain(() => import('./ManagerDay.tsx')).then(
    (module) => ({ default: module.ManagerDay }),
    (error: unknown) => {
      console.error(error)
      return { default: MissingDay }
    },
  ),
)

/** Shown when the code failed to load; the orders below stay. */
function MissingDay() {
  return (
    <p role="alert">
      {dayFailure}{' '}
      <TextLink component="button" type="button" onClick={() => location.reload()}>
        {backOfficeMessages.reload}
      </TextLink>
    </p>
  )
}

/** Reserves the place of the day's summary above the orders; filled once the orders are loaded. */
export function DaySection({ ready }: { ready: boolean }) {
  return (
    <div className={css.place}>
      {ready && (
        <Suspense>
          <ManagerDay />
        </Suspense>
      )}
    </div>
  )
}

import { dayMessages, backOfficeMessages as words } from '@potager/domain/messages'
import { TextLink } from '@potager/ui/button'
import { lazy, Suspense } from 'react'
import css from './DayPlace.module.css'

const ManagerDay = lazy(() =>
  import('./ManagerDay.tsx').then(
    (module) => ({ default: module.ManagerDay }),
    (error: unknown) => {
      console.error(error)
      return { default: MissingDay }
    },
  ),
)

/** What stands there when its code did not come: the orders below stay. A browser asks for it again with the page only. */
function MissingDay() {
  return (
    <p role="alert">
      {dayMessages.failure}{' '}
      <TextLink component="button" type="button" onClick={() => location.reload()}>
        {words.reload}
      </TextLink>
    </p>
  )
}

/** The place of what waits, above the orders: kept from the start, filled once the orders are there. */
export function DayPlace({ ready }: { ready: boolean }) {
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

import { lazy, Suspense } from 'react'
import css from './DayPlace.module.css'

const ManagerDay = lazy(() => import('./ManagerDay.tsx').then((module) => ({ default: module.ManagerDay })))

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

import { commonMessages, dayFailure } from '@potager/domain/messages'
import { TextLink } from '@potager/ui/button'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { fetchAgain } from '../app/missedStyles.ts'
import css from './DaySection.module.css'

type DayProps = { onRetry: () => void }

const lazyDay = () =>
  lazy<ComponentType<DayProps>>(() =>
    fetchAgain(() => import('./ManagerDay.tsx')).then(
      (module) => ({ default: module.ManagerDay }),
      (error: unknown) => {
        console.error(error)
        return { default: MissingDay }
      },
    ),
  )

// Shared by all visits of the page: loaded code renders at once.
let latest = lazyDay()

function loadAgain() {
  latest = lazyDay()
  return latest
}

/** Shown when the code failed to load; the orders below stay. */
function MissingDay({ onRetry }: DayProps) {
  return (
    <p role="alert">
      {dayFailure}{' '}
      <TextLink component="button" type="button" onClick={onRetry}>
        {commonMessages.retry}
      </TextLink>
    </p>
  )
}

/** Reserves the place of the day's summary above the orders; filled once the orders are loaded. */
export function DaySection({ ready }: { ready: boolean }) {
  const [ManagerDay, load] = useState(() => latest)
  return (
    <div className={css.place}>
      {ready && (
        <Suspense>
          <ManagerDay onRetry={() => load(loadAgain)} />
        </Suspense>
      )}
    </div>
  )
}

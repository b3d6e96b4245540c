import { commonMessages, dayMessages } from '@potager/domain/messages'
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

// Kept over visits of the page: code that is there already is drawn at once.
let latest = lazyDay()

function loadAgain() {
  latest = lazyDay()
  return latest
}

/** What stands there when its code did not come: the orders below stay. */
function MissingDay({ onRetry }: DayProps) {
  return (
    <p role="alert">
      {dayMessages.failure}{' '}
      <TextLink component="button" type="button" onClick={onRetry}>
        {commonMessages.retry}
      </TextLink>
    </p>
  )
}

/** The place of what waits, above the orders: kept from the start, filled once the orders are there. */
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

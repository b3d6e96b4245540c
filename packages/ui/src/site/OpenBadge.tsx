import { publicMessages, weekdayLabels } from '@potager/domain/messages'
import { type OpeningHours, openState } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import css from './OpenBadge.module.css'

function words(hours: OpeningHours, now: Instant): string {
  const state = openState(hours, now)
  if (state.open) return publicMessages.openUntil(state.closesAt)
  if (!('opensAt' in state)) return publicMessages.closed
  if (state.inDays === 0) return publicMessages.opensToday(state.opensAt)
  if (state.inDays === 1) return publicMessages.opensTomorrow(state.opensAt)
  return publicMessages.opensOn(weekdayLabels[state.day], state.opensAt)
}

/** Whether one may come now, in Paris time, and until or from when. */
export function OpenBadge({ hours, now }: { hours: OpeningHours; now: Instant }) {
  return (
    <p className={`${css.badge} figures`} data-open={openState(hours, now).open}>
      {words(hours, now)}
    </p>
  )
}

import { formatDate, readableCode } from '@potager/domain/format'
import { publicMessages, weekdayLabels } from '@potager/domain/messages'
import { type OpeningHours, type OpenState, openState, type Schedule, tellsHours } from '@potager/domain/restaurant'
import { addDays, type Instant, type TimeZone, todayIn } from '@potager/domain/time'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './badges.module.css'

function words(state: OpenState, now: Instant, zone: TimeZone | undefined): string {
  if (state.open) return publicMessages.openUntil(state.closesAt)
  if (!('opensAt' in state)) return publicMessages.closed
  if (state.inDays === 0) return publicMessages.opensToday(state.opensAt)
  if (state.inDays === 1) return publicMessages.opensTomorrow(state.opensAt)
  // Beyond a week, a weekday alone would be ambiguous.
  if (state.inDays > 7)
    return publicMessages.opensOn(`le ${formatDate(addDays(todayIn(zone, now), state.inDays))}`, state.opensAt)
  return publicMessages.opensOn(weekdayLabels[state.day], state.opensAt)
}

export type OpenBadgeProps = {
  /** A day that is absent is closed. */
  hours: OpeningHours
  /** Closures and special hours to come. */
  exceptions?: Schedule['exceptions']
  /** The restaurant's zone; Paris when absent. */
  zone?: Schedule['zone']
  now: Instant
} & RootProps<HTMLParagraphElement>

/** Whether the restaurant is open now, by its own clock, and until or from when; nothing when no hours are told. */
export function OpenBadge({ hours, exceptions, zone, now, className, ref }: OpenBadgeProps) {
  const schedule = { openingHours: hours, exceptions, zone }
  if (!tellsHours(schedule)) return null
  const state = openState(schedule, now)
  return (
    <p ref={ref} className={classNames(css.badge, 'figures', className)} data-open={state.open}>
      {words(state, now, zone)}
    </p>
  )
}

type FeatureBadgesProps = { features: readonly string[] } & RootProps<HTMLUListElement>

/** A restaurant's features without repeats, underscores as spaces; nothing when there are none. */
export function FeatureBadges({ features, className, ref }: FeatureBadgesProps) {
  if (features.length === 0) return null
  return (
    // Safari drops the list role of lists without markers.
    <ul ref={ref} className={classNames(css.badges, className)} role="list">
      {[...new Set(features)].map((feature) => (
        <li key={feature} className={css.feature}>
          {readableCode(feature)}
        </li>
      ))}
    </ul>
  )
}

import type { Day } from '@potager/domain/day'
import { dayMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { addDays, type WallDate } from '@potager/domain/time'

const OLD_DAYS = 7

/** A count and the screen that lists its items; null while loading. */
export type DayEntry = { count: number | null; label: (count: number) => string; path: string }

export type DayGroup = { name: string; label: string; entries: readonly DayEntry[] }

const unknown: Omit<Day, 'orders' | 'ordersToday'> = {
  reservationsToday: null,
  pendingReservations: null,
  pendingEventRequests: null,
  oldReviews: null,
  oldReports: null,
}

/**
 * Open work besides orders, in groups. Counts that the backend does not offer are left out; counts still loading are
 * not.
 */
export function dayGroups(day: Day | null, today: WallDate): DayGroup[] {
  const counts = day ?? unknown
  const groups: DayGroup[] = [
    {
      name: 'today',
      label: words.groups.today,
      entries: [
        {
          count: counts.reservationsToday,
          label: words.reservationsToday,
          path: `${paths.reservations}?du=${today}&au=${today}`,
        },
      ],
    },
    {
      name: 'answers',
      label: words.groups.answers,
      entries: [
        {
          count: counts.pendingReservations,
          label: words.pendingReservations,
          path: `${paths.reservations}?statut=PENDING`,
        },
        {
          count: counts.pendingEventRequests,
          label: words.pendingEventRequests,
          path: `${paths.eventRequests}?statut=PENDING`,
        },
      ],
    },
    {
      name: 'late',
      label: words.groups.late,
      entries: [
        { count: counts.oldReviews, label: words.oldReviews, path: `${paths.reviewModeration}?filtre=anciens` },
        { count: counts.oldReports, label: words.oldReports, path: `${paths.reports}?au=${addDays(today, -OLD_DAYS)}` },
      ],
    },
  ]
  if (!day) return groups
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ count }) => count !== null) }))
    .filter(({ entries }) => entries.length > 0)
}

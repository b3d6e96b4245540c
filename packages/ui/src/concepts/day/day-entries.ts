import type { Day } from '@potager/domain/day'
import { formatInstant } from '@potager/domain/format'
import { dayMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { WallDate } from '@potager/domain/time'

/** A count and the screen that lists its items; null while loading. `old` of them have waited for more than 7 days. */
export type DayEntry = { count: number | null; old?: number | null; label: (count: number) => string; path: string }

export type DayGroup = { name: string; label: string; entries: readonly DayEntry[] }

type Counts = Omit<Day, 'orders' | 'ordersToday'>

const unknown: Counts = {
  reservationsToday: null,
  pendingReservations: null,
  pendingEventRequests: null,
  pendingReviews: null,
  oldReviews: null,
  openNotices: null,
  waitingAccounts: null,
  messagesToHandOver: null,
  messagesGivenUp: null,
  messagesHeldUp: null,
  messagesHeldUpSince: null,
  openReports: null,
  oldReports: null,
}

/** What somebody has to carry, in the state where there is some; the page says how many of each. */
function messageEntry({ messagesToHandOver, messagesGivenUp }: Counts): DayEntry {
  const count = messagesToHandOver === null ? null : messagesToHandOver + (messagesGivenUp ?? 0)
  const path = messagesToHandOver === 0 && messagesGivenUp ? `${paths.messages}?etat=given-up` : paths.messages
  return { count, label: words.messages, path }
}

/** What should have left and cannot, told while there is some. */
function heldUpEntries({ messagesHeldUp, messagesHeldUpSince }: Counts): DayEntry[] {
  if (!messagesHeldUp) return []
  const label = (count: number) => words.heldUp(count, formatInstant(messagesHeldUpSince))
  return [{ count: messagesHeldUp, label, path: `${paths.messages}?etat=waiting` }]
}

const toAdmit = `${paths.consoleList('users')}?${new URLSearchParams({ filter: JSON.stringify({ state: 'PENDING' }) })}`

/** Who asked for an account, told administrators while somebody did. */
function accountEntries({ waitingAccounts }: Counts): DayEntry[] {
  return waitingAccounts ? [{ count: waitingAccounts, label: words.waitingAccounts, path: toAdmit }] : []
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
        {
          count: counts.pendingReviews,
          old: counts.oldReviews,
          label: words.reviews,
          path: paths.reviewModeration,
        },
        {
          count: counts.openNotices,
          label: words.openNotices,
          path: `${paths.reviewModeration}?onglet=signalements`,
        },
        ...accountEntries(counts),
        messageEntry(counts),
        ...heldUpEntries(counts),
        { count: counts.openReports, old: counts.oldReports, label: words.reports, path: paths.reports },
      ],
    },
  ]
  if (!day) return groups
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ count }) => count !== null) }))
    .filter(({ entries }) => entries.length > 0)
}

import { bookingsAgainst, type CompetingBooking, listRestaurantBookings } from '@potager/domain/booking'
import { hoursExceptionMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  comingExceptions,
  createHoursException,
  deleteHoursException,
  type HoursExceptionDraft,
  type Restaurant,
  restaurantError,
} from '@potager/domain/restaurant'
import { addDays, todayInParis } from '@potager/domain/time'
import { type Affected, HoursExceptions } from '@potager/ui/restaurant'
import { useLeaveQuestion } from '@potager/ui/screen'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCreation } from '../app/useCreation.ts'
import { useLeaveGuard } from '../app/useLeaveGuard.tsx'
import { useApiMutation, useApiQuery } from '../data/useApi.ts'
import { supports } from '../services.ts'
import { useNow } from '../time/useNow.ts'
import { useMayEdit } from './useMayEdit.ts'

const fields: Readonly<Record<string, string>> = { startDate: 'from', endDate: 'to' }

/** Maps a field name of the API to the form's: 'openingHours.start' becomes 'start'. */
function fieldOf(wireField: string): string {
  return fields[wireField] ?? wireField.replace(/^openingHours\./, '')
}

/**
 * The bookings that a draft leaves outside opening hours; null without a draft, or where the
 * backend cannot list them. The night after the last day is
 * included.
 */
function useAffected(restaurant: Restaurant, draft: HoursExceptionDraft | null): Affected | null {
  const { from = '', to = '' } = draft ?? {}
  const tells = supports(listRestaurantBookings)
  const { data, error, refetch } = useApiQuery(
    listRestaurantBookings,
    { restaurantId: restaurant.id, from, to: to && addDays(to, 1) },
    { enabled: draft !== null && tells },
  )
  if (!draft || !tells) return null
  if (data) {
    const bookings = bookingsAgainst(restaurant, { id: '', ...draft }, data)
    return { state: 'read', bookings: bookings.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? '')) }
  }
  return error ? { state: 'failed', onRetry: () => void refetch() } : { state: 'reading' }
}

function linkTo({ kind, id }: CompetingBooking, label: string) {
  const list = kind === 'EVENT' ? 'event-requests' : 'reservations'
  return <Link to={paths.consoleRecord(list, id)}>{label}</Link>
}

/** The exceptional closures and hours of a restaurant's record (extension). */
export function ExceptionsSection({ row: restaurant }: { row: Restaurant }) {
  const today = todayInParis(useNow())
  const [adding, setAdding] = useState(false)
  const [draft, setDraft] = useState<HoursExceptionDraft | null>(null)
  const [typed, setTyped] = useState(false)
  const { setDirty } = useLeaveGuard()
  const mayEdit = useMayEdit(restaurant)
  const affected = useAffected(restaurant, draft)
  const open = (wanted: boolean) => {
    setAdding(wanted)
    setDraft(null)
  }
  const { close, question } = useLeaveQuestion(typed, () => open(false), setDirty)
  const { send, submitting, serverErrors } = useCreation(createHoursException, {
    refusal: restaurantError,
    fieldOf,
    onCreated: () => {
      toast.success(words.added)
      open(false)
    },
  })
  const removal = useApiMutation(deleteHoursException, {
    onSuccess: () => toast.success(words.removed),
    onError: (error) => toast.error(restaurantError(error.body).message),
  })
  const mayAdd = supports(createHoursException)
  const mayRemove = supports(deleteHoursException)
  const exceptions = comingExceptions(restaurant.exceptions, today)
  if (!mayAdd && !mayRemove && exceptions.length === 0) return null
  return (
    <>
      {question}
      <HoursExceptions
        exceptions={exceptions}
        today={today}
        mayEdit={mayEdit}
        adding={adding}
        submitting={submitting}
        serverErrors={serverErrors}
        affected={affected}
        linkTo={linkTo}
        onAdding={mayAdd ? (wanted) => (wanted ? open(true) : close()) : undefined}
        onDraft={setDraft}
        onSubmit={(wanted) => send({ ...wanted, restaurantId: restaurant.id })}
        onRemove={mayRemove ? ({ id }) => removal.mutate({ restaurantId: restaurant.id, id }) : undefined}
        onDirty={setTyped}
      />
    </>
  )
}

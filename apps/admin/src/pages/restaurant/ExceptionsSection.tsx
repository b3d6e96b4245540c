import type { ApiError } from '@potager/domain/api'
import { bookingsAgainst, type CompetingBooking, listRestaurantBookings } from '@potager/domain/booking'
import { hoursExceptionMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  comingExceptions,
  createHoursException,
  type HoursException,
  type HoursExceptionDraft,
  type Restaurant,
  restaurantError,
  zoneOf,
} from '@potager/domain/restaurant'
import { addDays, todayIn } from '@potager/domain/time'
import { type Affected, HoursExceptions } from '@potager/ui/restaurant'
import { useLeaveQuestion } from '@potager/ui/screen'
import { toast } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { abilitiesOf } from '../../platform/data/abilitiesOf.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useCreation } from '../../platform/data/useCreation.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useMayEdit } from './useMayEdit.ts'

type Draft = HoursExceptionDraft & { restaurantId: string }

const fields: Readonly<Record<string, string>> = { startDate: 'from', endDate: 'to' }

/** Maps a field name of the API to the form's: 'openingHours2.start' becomes 'second.start'. */
function fieldOf(wireField: string): string {
  return fields[wireField] ?? wireField.replace(/^openingHours(2?)\./, (_, second) => (second ? 'second.' : ''))
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
  const today = todayIn(zoneOf(restaurant.address), useNow())
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
  const records = useRecords<HoursException>('hours-exceptions')
  const { send, submitting, serverErrors } = useCreation<Draft, HoursException>(records.create, {
    refusal: restaurantError,
    fieldOf,
    onCreated: () => {
      toast.success(words.added)
      open(false)
    },
  })
  const removal = useMutation<void, ApiError, HoursException>({
    mutationFn: (exception) => records.remove({ ...exception, restaurantId: restaurant.id }),
    onSuccess: () => toast.success(words.removed),
    onError: (error) => toast.error(restaurantError(error.body).message),
  })
  const { create: mayAdd, delete: mayRemove } = abilitiesOf('hours-exceptions')
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
        twoServices={supports(createHoursException, 'openingHours2')}
        submitting={submitting}
        serverErrors={serverErrors}
        affected={affected}
        linkTo={linkTo}
        onAdding={mayAdd ? (wanted) => (wanted ? open(true) : close()) : undefined}
        onDraft={setDraft}
        onSubmit={(wanted) => send({ ...wanted, restaurantId: restaurant.id })}
        onRemove={mayRemove ? (exception) => removal.mutate(exception) : undefined}
        onDirty={setTyped}
      />
    </>
  )
}

import type { ApiError } from '@potager/domain/api'
import { hoursExceptionMessages as words } from '@potager/domain/messages'
import {
  comingExceptions,
  createHoursException,
  type HoursException,
  type HoursExceptionDraft,
  type Restaurant,
  restaurantError,
  zoneOf,
} from '@potager/domain/restaurant'
import { addDays, todayIn, type WallDate } from '@potager/domain/time'
import { HoursExceptions } from '@potager/ui/restaurant'
import { useLeaveQuestion } from '@potager/ui/screen'
import { toast } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { abilitiesOf } from '../../platform/data/abilitiesOf.ts'
import { useCreation } from '../../platform/data/useCreation.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { type HoursChange, linkToBooking, useAffected } from './affectedBookings.tsx'
import { useMayEdit } from './useMayEdit.ts'

type Draft = HoursExceptionDraft & { restaurantId: string }

const fields: Readonly<Record<string, string>> = { startDate: 'from', endDate: 'to' }

/** Maps a field name of the API to the form's: 'openingHours2.start' becomes 'second.start'. */
function fieldOf(wireField: string): string {
  return fields[wireField] ?? wireField.replace(/^openingHours(2?)\./, (_, second) => (second ? 'second.' : ''))
}

/** What adding an exception does to the hours; the night after its last day is included. */
function additionOf({ exceptions = [], ...week }: Restaurant, draft: HoursExceptionDraft): HoursChange {
  const { from, to } = draft
  return { from, to: addDays(to, 1), after: { ...week, exceptions: [{ id: '', ...draft }, ...exceptions] } }
}

/** What removing one does, from today on; null for a closure, whose removal closes nothing. */
function removalOf({ exceptions = [], ...week }: Restaurant, removed: HoursException, today: WallDate) {
  if (removed.hours === null) return null
  const others = exceptions.filter(({ id }) => id !== removed.id)
  const from = removed.from < today ? today : removed.from
  return { from, to: addDays(removed.to, 1), after: { ...week, exceptions: others } }
}

/** The exceptional closures and hours of a restaurant's record (extension). */
export function ExceptionsSection({ row: restaurant }: { row: Restaurant }) {
  const today = todayIn(zoneOf(restaurant.address), useNow())
  const [adding, setAdding] = useState(false)
  const [draft, setDraft] = useState<HoursExceptionDraft | null>(null)
  const [typed, setTyped] = useState(false)
  const { setDirty } = useLeaveGuard()
  const mayEdit = useMayEdit(restaurant)
  const [asked, ask] = useState<HoursException | null>(null)
  const change = asked ? removalOf(restaurant, asked, today) : draft && additionOf(restaurant, draft)
  const affected = useAffected(restaurant, change)
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
        linkTo={linkToBooking}
        onAdding={mayAdd ? (wanted) => (wanted ? open(true) : close()) : undefined}
        onDraft={setDraft}
        onSubmit={(wanted) => send({ ...wanted, restaurantId: restaurant.id })}
        onAsk={ask}
        onRemove={mayRemove ? (exception) => removal.mutate(exception) : undefined}
        onDirty={setTyped}
      />
    </>
  )
}

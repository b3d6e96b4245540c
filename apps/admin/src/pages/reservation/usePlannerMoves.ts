import { readAgainAfterChange, reasonOf } from '@potager/admin-kit/data'
import type { ApiError } from '@potager/domain/api'
import { type ChangedBooking, changeBooking, seenForChange } from '@potager/domain/booking'
import { commonMessages, plannerMessages as words } from '@potager/domain/messages'
import { bookingAt, type PlannerBooking, type PlannerPlace, placeOf } from '@potager/domain/planner'
import { toast, toastWithUndo } from '@potager/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { api, supports } from '../../platform/services.ts'

/** A booking as it was shown, and where it goes. */
type Move = { booking: PlannerBooking; place: PlannerPlace; isUndo: boolean }

/** Where a booking was dropped; `savedAt` is when the server had taken that, in epoch ms. */
type Dropped = Omit<Move, 'isUndo'> & { savedAt: number | null }

const savedNow = (move: Omit<Move, 'isUndo'>): Dropped => ({ ...move, savedAt: Date.now() })

const changeTo = (booking: PlannerBooking, { start, end, roomId }: PlannerPlace) => ({
  start,
  end,
  people: booking.people,
  ...(roomId === placeOf(booking).roomId ? {} : { roomId: roomId ?? '' }),
})

const whyNot = (error: ApiError) => Object.values(error.body.fields).join(' ') || reasonOf(error)

/**
 * Moves bookings of the planner: at once on screen, over what was seen on the server, and back where it refuses. A toast
 * takes a move back, over the booking as it is then.
 * @param bookings as they were last read, at `readAt` in epoch ms
 * @returns the bookings as they are shown; `moving`, the ids of those whose move is being sent; `onMove`, undefined where the
 * backend cannot move them
 */
export function usePlannerMoves(bookings: readonly PlannerBooking[] | null, readAt: number) {
  const queryClient = useQueryClient()
  const [dropped, setDropped] = useState<ReadonlyMap<string, Dropped>>(new Map())
  const told = useRef(new Map<string, string>())

  const keep = (next: Dropped) => setDropped((all) => new Map(all).set(next.booking.id, next))
  const putBack = ({ id }: PlannerBooking) => setDropped((all) => new Map([...all].filter(([other]) => other !== id)))

  const { mutate } = useMutation<ChangedBooking, ApiError, Move>({
    mutationFn: ({ booking, place }) => {
      const change = changeTo(booking, place)
      return api.send(changeBooking, { id: booking.id, change, seen: seenForChange(booking, {}) })
    },
    onSuccess: ({ status }, { booking, place, isUndo }) => {
      keep(savedNow({ booking, place }))
      readAgainAfterChange(queryClient, changeBooking.resource)
      if (isUndo) toast.success(words.movedBack[booking.kind])
      else {
        const now = { ...bookingAt(booking, place), status }
        const undo = () => send({ booking: now, place: placeOf(booking), isUndo: true })
        told.current.set(booking.id, toastWithUndo(words.moved[booking.kind], undo))
      }
    },
    onError: (error, { booking }) => {
      putBack(booking)
      readAgainAfterChange(queryClient, changeBooking.resource)
      toast.error(commonMessages.because(words.moveFailure, whyNot(error)))
    },
  })
  function send(move: Move) {
    const { booking, place } = move
    // What the toast of an earlier move would take back is not so any more.
    const earlier = told.current.get(booking.id)
    if (earlier) toast.dismiss(earlier)
    keep({ booking, place, savedAt: null })
    mutate(move)
  }

  const shown = useMemo(
    () =>
      bookings?.map((booking) => {
        const at = dropped.get(booking.id)
        return at && (at.savedAt === null || at.savedAt >= readAt) ? bookingAt(booking, at.place) : booking
      }) ?? null,
    [bookings, dropped, readAt],
  )
  const moving = useMemo(
    () => new Set([...dropped.values()].filter(({ savedAt }) => savedAt === null).map(({ booking }) => booking.id)),
    [dropped],
  )
  const onMove = (booking: PlannerBooking, place: PlannerPlace) => send({ booking, place, isUndo: false })
  return { shown, moving, onMove: supports(changeBooking) ? onMove : undefined }
}

import { reasonOf } from '@potager/admin-kit/data'
import {
  type BookingKind,
  capacityOf,
  moveBooking,
  moveDraft,
  type SeenBooking,
  seenBooking,
} from '@potager/domain/booking'
import { moveMessages as words } from '@potager/domain/messages'
import { type Restaurant, zoneOf } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import { MoveBookingDialog } from '@potager/ui/booking'
import type { ServerErrors } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useLeaveGuard } from '../app/useLeaveGuard.tsx'
import { useApiMutation } from '../data/useApi.ts'
import { useRestaurants } from '../restaurants/useRestaurants.ts'

/** A reservation or an event request, as far as a move needs it. */
export type MovableBooking = SeenBooking & { id: string; restaurantId: string; roomId?: string | undefined }

export type OpenMoveProps = { kind: BookingKind; booking: MovableBooking; now: Instant; onClose: () => void }

function seatsFor({ roomId }: MovableBooking, restaurant: Restaurant | undefined): number | undefined {
  if (!restaurant) return undefined
  const room = roomId ? restaurant.rooms.find(({ id }) => id === roomId) : null
  return room === undefined ? undefined : capacityOf(restaurant, room)
}

/**
 * The dialog that moves a booking. What is typed replaces what was shown when it opened; after a refusal over a conflict it
 * replaces what was read since, which the dialog then shows.
 */
export function OpenMove({ kind, booking, now, onClose }: OpenMoveProps) {
  const restaurants = useRestaurants()
  const restaurant = restaurants.data?.find(({ id }) => id === booking.restaurantId)
  const { setDirty, release } = useLeaveGuard()
  const [opened, setOpened] = useState(booking)
  const [refused, setRefused] = useState<{ over: boolean; fields: ServerErrors }>({ over: false, fields: {} })
  const shown = refused.over ? booking : opened
  const moving = useApiMutation(moveBooking, {
    onSuccess: () => {
      release()
      toast.success(words.moved[kind])
      onClose()
    },
    onError: ({ status, body: { fields } }) => {
      const named = Object.entries(fields).map(([field, message]) => [moveDraft.fieldOf(field), message] as const)
      setRefused({ over: status === 409, fields: Object.fromEntries(named) })
    },
  })
  const ofNoField = moving.error !== null && Object.keys(refused.fields).length === 0
  return (
    <MoveBookingDialog
      open
      kind={kind}
      booking={shown}
      capacity={seatsFor(booking, restaurant)}
      hours={restaurant?.openingHours}
      exceptions={restaurant?.exceptions}
      zone={restaurant && zoneOf(restaurant.address)}
      now={now}
      saving={moving.isPending}
      serverErrors={refused.fields}
      refusal={ofNoField ? reasonOf(moving.error) : ''}
      onMove={(draft) => {
        if (moving.isPending) return
        setOpened(shown)
        setRefused({ over: false, fields: {} })
        moving.mutate({ id: booking.id, draft, seen: seenBooking(shown) })
      }}
      onClose={onClose}
      onDirty={setDirty}
    />
  )
}

import type { BookingWish } from '@potager/domain/booking'
import { bookingWishMessages as words } from '@potager/domain/messages'
import { StatusChip } from '../../components/list/index.ts'
import type { RootProps } from '../../foundations/root/index.ts'

export type WishMarkProps = { wish: BookingWish | undefined } & RootProps<HTMLSpanElement>

/** Beside the status of a booking: its customer would prefer another moment, and waits for an answer. */
export function WishMark({ wish, ...root }: WishMarkProps) {
  return wish ? <StatusChip {...root} tone="warning" label={words.mark} /> : null
}

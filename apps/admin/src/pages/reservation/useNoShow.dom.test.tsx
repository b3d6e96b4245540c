import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { type Reservation, readReservation } from '@potager/domain/reservation'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useNoShow } from './useNoShow.tsx'

const drawn = readReservation(drawBody(contract.reservation.updateReservationStatus.response, 1))
const begun: Reservation = { ...drawn, status: 'CONFIRMED', noShow: false, start: '2026-01-10T19:00:00' }
const over: Reservation = { ...begun, status: 'COMPLETED' }

async function noting(reservation: Reservation, extensions: boolean | readonly string[] = true) {
  const note = vi.fn<(noted: Reservation) => void>()
  const { run, queryClient } = backOffice(
    { listMyRestaurants: () => ({ body: [] }), listRestaurants: () => ({ body: [] }) },
    { extensions },
  )
  const { result } = run(() => useNoShow(reservation, note))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return { note, result }
}

it('a no-show is noted at once for a completed reservation, after a question for a confirmed one [PLN-05]', async () => {
  const { note, result } = await noting(over)
  act(() => result.current.onNoShow?.(over))
  expect(note).toHaveBeenCalledExactlyOnceWith(over)

  act(() => result.current.onNoShow?.(begun))
  expect(note).toHaveBeenCalledOnce()
  render(<>{result.current.question}</>)
  expect(screen.getByText(/Terminée.*ne se défait pas/)).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Noter l’absence', hidden: true }).click())
  expect(note).toHaveBeenLastCalledWith(begun)
})

it('a no-show is not offered before the start, if already noted, or without the call [PLN-05]', async () => {
  const offered = async (...given: Parameters<typeof noting>) =>
    (await noting(...given)).result.current.onNoShow !== undefined
  expect(await offered(begun)).toBe(true)
  expect(await offered({ ...begun, start: '2999-01-10T19:00:00' })).toBe(false)
  expect(await offered({ ...over, noShow: true })).toBe(false)
  expect(await offered(begun, ['listRestaurantBookings'])).toBe(false)
})

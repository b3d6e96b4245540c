import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../testing/backOffice.tsx'
import { usePending } from './Shell.tsx'

it('usePending counts zero until the server answers, then has the server’s counts', async () => {
  const { run } = backOffice({ countPendingBookings: () => ({ body: { reservations: 3, eventRequests: 12 } }) })
  const { result } = run(usePending)
  expect(result.current).toEqual({ reservations: 0, eventRequests: 0 })
  await waitFor(() => expect(result.current).toEqual({ reservations: 3, eventRequests: 12 }))
})

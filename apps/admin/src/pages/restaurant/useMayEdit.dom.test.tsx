import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useMayEdit } from './useMayEdit.ts'

const body = drawBody(contract.restaurant.listMyRestaurants.response, 1)
const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'camille', role: 'RESTAURANT_OWNER' }
const other = '01955b3b-0000-7000-8000-000000000000'

it('lets a manager edit any restaurant, without fetching their own ones', () => {
  const { queryClient, run } = backOffice()
  expect(run(() => useMayEdit({ id: other })).result.current).toBe(true)
  expect(queryClient.isFetching()).toBe(0)
})

it('lets an owner edit their own restaurants, once they are known, and no other', async () => {
  const own = body.at(-1)?.id ?? ''
  const { run } = backOffice({ listMyRestaurants: () => ({ body }) }, { auth: owner })
  const { result } = run(() => [useMayEdit({ id: own }), useMayEdit({ id: other })])
  expect(result.current).toEqual([false, false])
  await waitFor(() => expect(result.current).toEqual([true, false]))
})

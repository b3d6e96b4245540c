import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useCustomerRestaurant } from './useCustomerRestaurant.ts'

const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'proprietaire', role: 'RESTAURANT_OWNER' }
const [one] = drawBody(contract.restaurant.listMyRestaurants.response, 1)
const [first, second] = [
  { ...one, id: '0197a000-0000-7000-8000-000000000001' },
  { ...one, id: '0197a000-0000-7000-8000-000000000002' },
]
const office = (own: readonly unknown[]) => backOffice({ listMyRestaurants: () => ({ body: own }) }, { auth: owner })

it('an owner of several restaurants is asked where a new customer belongs [CUS-08]', async () => {
  const { result } = office([first, second]).run(() => useCustomerRestaurant())
  await waitFor(() => expect(result.current.choice?.restaurants.items).toHaveLength(2))
  expect(result.current).toMatchObject({ id: '', choice: { value: '' } })
  act(() => result.current.choice?.onChange(second.id))
  expect(result.current).toMatchObject({ id: second.id, choice: { value: second.id } })
})

it('a new customer gets the only restaurant, or that of the page, without a question [CUS-08]', async () => {
  const { result, unmount } = office([first]).run(() => useCustomerRestaurant())
  await waitFor(() => expect(result.current).toEqual({ id: first.id, choice: undefined }))
  unmount()
  const { run, asked } = office([first, second])
  expect(run(() => useCustomerRestaurant(second.id)).result.current).toEqual({ id: second.id, choice: undefined })
  expect(asked).toEqual([])
})

it('a manager is not asked for the restaurant of a new customer', () => {
  expect(backOffice().run(() => useCustomerRestaurant()).result.current).toEqual({ id: '', choice: undefined })
})

import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useMenuFor } from './useMenuFor.ts'

const dishes = drawBody(contract.dish.listDishes.response, 1)

it('an order uses the group’s menu if the backend has no menu per restaurant [OTH-02]', async () => {
  const { run } = backOffice({
    listRestaurantMenu: () => ({ status: 404, body: {} }),
    listDishes: () => ({ body: dishes }),
  })
  const { result } = run(() => useMenuFor('01955b3b-0000-7000-8000-000000000001'))
  await waitFor(() => expect(result.current.data).toHaveLength(dishes.length))
})

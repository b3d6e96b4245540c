import { AdminContext } from '@potager/admin-kit'
import { contract } from '@potager/domain/contract'
import { type Dish, readDish } from '@potager/domain/dish'
import { drawBody } from '@potager/domain/fixtures'
import { restaurantMenuMessages as words } from '@potager/domain/messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { can } from '../../platform/data/abilitiesOf.ts'
import { tools } from '../../resources/dishes.tsx'
import { Availability } from '../../resources/parts/dish.tsx'
import { backOffice } from '../../testing/backOffice.tsx'

const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'camille', role: 'RESTAURANT_OWNER' }
const dish: Dish = readDish(drawBody(contract.dish.getDish.response, 1))
const [mine, another] = drawBody(contract.restaurant.listMyRestaurants.response, 2)
if (!mine || !another) throw new Error('Two restaurants')

/** The tools of the list, with the cell of one dish. */
function showList({ queryClient, dataProvider }: ReturnType<typeof backOffice>) {
  const page = (
    <AdminContext {...{ queryClient, dataProvider, can }}>
      <QueryClientProvider client={queryClient}>
        {tools()}
        <Availability dish={dish} />
      </QueryClientProvider>
    </AdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
}

const menus = /^Cartes?\s/
const ownMenu = () => screen.findByRole('link', { name: menus })

it('the dish list links an owner to their restaurant’s menu, without switch or action on the group’s dishes [MEN-22]', async () => {
  showList(backOffice({ listMyRestaurants: () => ({ body: [mine] }) }, { auth: owner }))
  expect((await ownMenu()).getAttribute('href')).toBe(`/console/restaurants/${mine.id}`)
  expect((await ownMenu()).textContent).toBe(words.ofOwn(mine.name, 0))
  expect(screen.queryByRole('switch')).toBeNull()
  expect(can('available', 'dishes')).toBe(false)
})

it('the dish list links an owner of several restaurants to the list of them', async () => {
  showList(backOffice({ listMyRestaurants: () => ({ body: [mine, another] }) }, { auth: owner }))
  expect((await ownMenu()).getAttribute('href')).toBe('/restaurants')
})

it('the dish list shows an owner neither switch nor link if the backend has one menu for all', () => {
  showList(backOffice({}, { auth: owner, extensions: ['listMyRestaurants', 'setDishAvailability'] }))
  expect([screen.queryByRole('switch'), screen.queryByRole('link', { name: menus })]).toEqual([null, null])
})

it('the dish list keeps the switch for managers, without fetching their restaurants', () => {
  const office = backOffice()
  showList(office)
  expect(screen.getByRole('switch')).toBeDefined()
  expect(can('available', 'dishes')).toBe(true)
  expect(office.queryClient.isFetching()).toBe(0)
})

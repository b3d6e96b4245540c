import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { hoursExceptionMessages, teamMessages } from '@potager/domain/messages'
import { listMyRestaurants, type Restaurant } from '@potager/domain/restaurant'
import { addDays, todayIn, weekdayOf } from '@potager/domain/time'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { CoreAdminContext } from 'react-admin'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { authProvider } from '../../platform/services.ts'
import { backOffice } from '../../testing/backOffice.tsx'
import { ExceptionsSection } from './ExceptionsSection.tsx'
import { restaurantPart } from './restaurantPart.ts'
import { TeamOfRestaurant } from './TeamOfRestaurant.tsx'
import { useMayEdit } from './useMayEdit.ts'
import { useManagedRestaurant, useRememberedRestaurant } from './useRememberedRestaurant.tsx'

const two = [{ id: 'leaf' }, { id: 'root' }]

function visit(remembered: Record<string, string>, restaurants: typeof two | undefined) {
  const { run } = backOffice()
  for (const [key, id] of Object.entries(remembered)) localStorage.setItem(key, id)
  const { result } = run(() => {
    const [known, learn] = useState(restaurants)
    const [chosen, choose] = useRememberedRestaurant(known)
    return { chosen, choose, learn }
  })
  return {
    chosen: () => result.current.chosen,
    choose: (id: string) => act(() => result.current.choose(id)),
    learn: (next: typeof two) => act(() => result.current.learn(next)),
  }
}

describe('the restaurant that somebody works on', () => {
  it('is restored at the next visit of the same account', () => {
    const first = visit({}, two)
    expect(first.chosen()).toBe('')
    first.choose('root')
    expect(first.chosen()).toBe('root')
    const key = Object.keys(localStorage).find((name) => localStorage.getItem(name) === 'root') ?? ''
    expect(key).toContain('gerant')
    expect(visit({ [key]: 'root' }, two).chosen()).toBe('root')
    expect(visit({ [key.replace('gerant', 'paul')]: 'root', [key]: '' }, two).chosen()).toBe('')
  })

  it('is kept while the list loads, and dropped once the list lacks it', () => {
    const { chosen, learn } = visit({ 'potager-restaurant:gerant': 'sold' }, undefined)
    expect(chosen()).toBe('sold')
    learn(two)
    expect(chosen()).toBe('')
    learn([{ id: 'leaf' }])
    expect(chosen()).toBe('leaf')
  })

  it('is the only one of the list, and none if the list is empty', () => {
    expect(visit({}, [{ id: 'leaf' }]).chosen()).toBe('leaf')
    expect(visit({}, []).chosen()).toBe('')
    expect(visit({}, undefined).chosen()).toBe('')
  })

  it('lasts as long as the page if the browser’s storage is denied', () => {
    const kept = localStorage
    const refused: string[] = []
    const refuse = (key: string) => {
      if (!key.startsWith('potager-restaurant')) return
      refused.push(key)
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => refuse(key) ?? kept.getItem(key),
      setItem: (key: string, value: string) => refuse(key) ?? kept.setItem(key, value),
      clear: () => kept.clear(),
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { chosen, choose, learn } = visit({}, undefined)
    expect(chosen()).toBe('')
    learn(two)
    choose('leaf')
    expect(chosen()).toBe('leaf')
    expect(refused).toHaveLength(2)
  })
})

describe('managedRestaurant', () => {
  const remembered = 'potager-restaurant:gerant'

  function managed(query: string, { last = '', together = true, restaurants = two, single = false } = {}) {
    const { run } = backOffice()
    localStorage.setItem(remembered, last)
    const said = restaurantPart.read(new URLSearchParams(query))
    return run(() => useManagedRestaurant(said, restaurants, together, single)).result
  }

  it('the managed restaurant is « all » at the first visit, then the last chosen one [RMG-12] [EVM-19]', () => {
    const first = managed('')
    expect(first.current[0]).toBe('')
    act(() => first.current[1]('root'))
    expect(first.current[0]).toBe('root')
    expect(localStorage.getItem(remembered)).toBe('root')
    expect(managed('', { last: 'root' }).current[0]).toBe('root')
  })

  it('the managed restaurant of the address wins over the remembered one, which stays stored [RMG-12] [EVM-19]', () => {
    expect(managed('restaurant=leaf', { last: 'root' }).current[0]).toBe('leaf')
    expect(managed('restaurant=tous', { last: 'root' }).current[0]).toBe('')
    expect(localStorage.getItem(remembered)).toBe('root')
  })

  it('the managed restaurant falls back to the remembered one if the backend cannot list all together', () => {
    expect(managed('restaurant=tous', { last: 'root', together: false }).current[0]).toBe('root')
    expect(managed('restaurant=tous', { together: false }).current[0]).toBe('')
    expect(managed('restaurant=leaf', { together: false }).current[0]).toBe('leaf')
  })

  it('the managed restaurant of a single view is the remembered one, else the first, never « all » [RMG-14]', () => {
    expect(managed('', { single: true }).current[0]).toBe('leaf')
    expect(managed('restaurant=tous', { single: true }).current[0]).toBe('leaf')
    expect(managed('restaurant=tous', { single: true, last: 'root' }).current[0]).toBe('root')
    expect(managed('restaurant=root', { single: true }).current[0]).toBe('root')
    expect(managed('', { single: true, restaurants: [] }).current[0]).toBe('')
    expect(managed('', { single: true, together: false }).current[0]).toBe('')
    expect(localStorage.getItem(remembered)).toBe('')
  })

  it('the restaurant in the address is read back as it was written', () => {
    for (const value of ['leaf', '', null]) {
      const params = new URLSearchParams()
      restaurantPart.write(value, params)
      expect(restaurantPart.read(params)).toBe(value)
    }
  })
})

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

it('a removal of exceptional opening hours tells what it leaves outside the week, that of a closure asks nothing', async () => {
  const [restaurant] = listMyRestaurants.response(body, undefined)
  const day = addDays(todayIn(undefined, Date.now()), 14)
  const next = addDays(day, 1)
  const booking = {
    ...drawBody(contract.booking.listRestaurantBookings.response, 1)[0],
    startTime: `${day}T13:00:00`,
    endTime: `${day}T14:00:00`,
    customerName: 'Zoé Arc',
  }
  const open = { id: 'e1', from: day, to: day, hours: { start: '12:00', end: '15:00' } }
  const closed = { id: 'e2', from: next, to: next, hours: null }
  const { queryClient, dataProvider, asked } = backOffice({ listRestaurantBookings: () => ({ body: [booking] }) })
  const row = {
    ...restaurant,
    openingHours: { [weekdayOf(next)]: open.hours },
    exceptions: [open, closed],
  } as Restaurant
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider} dataProvider={dataProvider} queryClient={queryClient}>
        <ExceptionsSection row={row} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  const ask = async (name: RegExp) => {
    fireEvent.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('alertdialog'))
  }
  const removal = await ask(/^Retirer.*horaires exceptionnels/)
  expect(await removal.findByRole('link', { name: /Zoé Arc/ })).not.toBeNull()
  fireEvent.click(removal.getByRole('button', { name: hoursExceptionMessages.keep }))
  const closure = await ask(/^Retirer.*fermé/)
  expect(closure.queryByRole('status')).toBeNull()
  expect(asked).toHaveLength(1)
})

it('who leaves a team leaves the page of its restaurant, of which they see nothing from then on [TEA-11]', async () => {
  const members = [
    { id: other, username: 'camille', fullName: 'Camille Roy' },
    { id: other.replace('8', '9'), username: 'zoe', fullName: 'Zoé Arc' },
  ]
  const { queryClient } = backOffice(
    {
      listMyRestaurants: () => ({ body }),
      listMembers: () => ({ body: members }),
      listInvitations: () => ({ body: [] }),
      removeMember: () => ({ body: { ok: true } }),
    },
    { auth: owner },
  )
  const [row] = listMyRestaurants.response(body, undefined)
  const page = <QueryClientProvider client={queryClient}>{row && <TeamOfRestaurant row={row} />}</QueryClientProvider>
  const router = createMemoryRouter(
    [
      { path: '/console/restaurants/r1', element: page },
      { path: '*', element: null },
    ],
    {
      initialEntries: ['/console/restaurants/r1'],
    },
  )
  render(<RouterProvider router={router} />)
  const remove = async (button: string, confirm: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: confirm }))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  }
  await remove(teamMessages.removeNamed('Zoé Arc'), teamMessages.remove)
  expect(router.state.location.pathname).toBe('/console/restaurants/r1')
  await remove(teamMessages.leave, teamMessages.leave)
  await waitFor(() => expect(router.state.location.pathname).toBe('/restaurants'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
})

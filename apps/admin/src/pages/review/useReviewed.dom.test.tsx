import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { readReview } from '@potager/domain/review'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useReviewed } from './useReviewed.ts'

const restaurants = drawBody(contract.restaurant.listRestaurants.response, 1)
const dishes = drawBody(contract.dish.listDishes.response, 1)
const review = readReview(drawBody(contract.review.moderateReview.response, 1))

it('the subject of a review is named and linked once restaurants and dishes are loaded', async () => {
  const [, restaurant] = restaurants
  const [, dish] = dishes.map((one, index) => ({ ...one, name: `Tarte « ${index} & crème »` }))
  if (!restaurant || !dish) throw new Error('Nothing was drawn')
  const { run } = backOffice({
    listRestaurants: () => ({ body: [{ ...restaurants[0], id: dish.id, name: 'Un autre' }, restaurant] }),
    listDishes: () => ({ body: [{ ...dishes[0], id: restaurant.id, name: 'Un autre' }, dish] }),
  })
  const { result } = run(useReviewed)
  const about = (resourceType: string, resourceId: string) => result.current({ ...review, resourceType, resourceId })
  expect([about('RESTAURANT', restaurant.id), about('DISH', dish.id)]).toEqual([undefined, undefined])
  await waitFor(() => expect(about('RESTAURANT', restaurant.id)?.name).toBe(restaurant.name))
  expect(about('RESTAURANT', restaurant.id)?.href).toBe(`/restaurants/${restaurant.id}`)
  await waitFor(() => expect(about('DISH', dish.id)?.name).toBe(dish.name))
  const { pathname, searchParams } = new URL(about('DISH', dish.id)?.href ?? '', 'http://potager.test')
  expect([pathname, JSON.parse(searchParams.get('filter') ?? '')]).toEqual(['/dishes', { q: dish.name }])
  const unknown = '01955b3b-0000-7000-8000-000000000000'
  expect([about('RESTAURANT', unknown), about('DISH', unknown), about('EVENT', dish.id)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

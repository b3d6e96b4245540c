import { contract } from '@potager/domain/contract'
import { readDish } from '@potager/domain/dish'
import { drawBody } from '@potager/domain/fixtures'
import { expect, it } from 'vitest'
import { backOffice } from '../testing/backOffice.tsx'
import { dishActions } from './dishActions.ts'

const body = drawBody(contract.dish.setDishAvailability.response, 1)

it.each([
  ['takes a dish that is on the menu off it', true, /indisponible/],
  ['puts a dish that is not on the menu back on it', false, /(?<!in)disponible/],
])('%s, at once', async (_, available, words) => {
  const { asked } = backOffice({ setDishAvailability: () => ({ body }) })
  const dish = { ...readDish(body), available }
  const [action, ...others] = dishActions.filter(({ fits }) => fits(dish))
  expect(others).toEqual([])
  expect(action?.verb).toMatch(words)
  expect(action?.question?.()).toMatch(words)
  expect(action).not.toHaveProperty('asks')
  await action?.run(dish)
  expect(asked).toMatchObject([
    { call: 'setDishAvailability', params: { id: dish.id }, body: { available: !available } },
  ])
})

it('has a verb of its own for each', () => {
  expect(new Set(dishActions.map(({ verb }) => verb)).size).toBe(2)
})

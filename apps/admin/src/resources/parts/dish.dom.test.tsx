import { undoRows, writeRows } from '@potager/admin-kit/testing'
import { contract } from '@potager/domain/contract'
import { readDish } from '@potager/domain/dish'
import { drawBody } from '@potager/domain/fixtures'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { dishActions } from './dish.tsx'

const body = drawBody(contract.dish.setDishAvailability.response, 1)

it.each([
  ['takes a dish that is on the menu off it', true, /indisponible/],
  ['puts a dish that is not on the menu back on it', false, /(?<!in)disponible/],
])('%s, without a confirmation, and undoes it', async (_, available, words) => {
  const { asked, dataProvider } = backOffice({ setDishAvailability: () => ({ body }), getDish: () => ({ body }) })
  const dish = { ...readDish(body), available }
  const [action, ...others] = dishActions.filter(({ fits }) => fits?.(dish))
  expect(others).toEqual([])
  if (!action?.undo) throw new Error('A change that can be taken back')
  expect(action.label).toMatch(words)
  expect(action.question?.()).toMatch(words)
  expect(action).not.toHaveProperty('asks')
  expect(await writeRows(dataProvider, 'dishes', action, [dish], '')).toEqual([])
  expect(await undoRows(dataProvider, 'dishes', action.undo, [dish])).toEqual([])
  expect(asked.filter(({ call }) => call === 'setDishAvailability')).toMatchObject([
    { params: { id: dish.id }, body: { available: !available } },
    { params: { id: dish.id }, body: { available } },
  ])
})

it('both dish actions have a label of their own', () => {
  expect(new Set(dishActions.map(({ label }) => label)).size).toBe(2)
})

it('an action reports a dish as not written if the session has ended', async () => {
  const ended = { status: 401, body: { message: 'Votre session est terminée. Reconnectez-vous.' } }
  const { dataProvider } = backOffice({ setDishAvailability: () => ended, refreshToken: () => ended })
  const dish = { ...readDish(body), available: true }
  const action = dishActions.find(({ fits }) => fits?.(dish))
  if (!action) throw new Error('An action')
  const failures = await writeRows(dataProvider, 'dishes', action, [dish], '')
  expect(failures).toMatchObject([{ row: { id: dish.id }, why: expect.stringMatching(/session/i) }])
})

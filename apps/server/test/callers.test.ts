import { contract } from '@potager/domain/contract'
import { expect, it } from 'vitest'
import { startServer } from './harness.ts'

it('authorises simultaneous requests each by its own token', async () => {
  const server = await startServer()
  const [manager, owner, left] = await Promise.all(
    ['gerant', 'proprietaire', 'gerant'].map((name) => server.signIn(name)),
  )
  await server.ok(contract.auth.logout, { body: { refreshToken: left?.refreshToken ?? '' } })
  const tokens = [
    manager?.accessToken,
    owner?.accessToken,
    left?.accessToken,
    manager?.accessToken,
    'forged',
    undefined,
  ]
  const answers = await Promise.all(tokens.map((token) => server.ask(contract.user.listUsers, { token })))
  const orders = await Promise.all(tokens.map((token) => server.ask(contract.order.listOrders, { token })))
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401, 403, 401, 401])
  expect(orders.map(({ status }) => status)).toEqual([200, 200, 401, 200, 401, 401])
  const total = (answer: (typeof orders)[number] | undefined) => Object(answer?.body).totalElements
  expect(total(orders[0])).toBe(total(orders[3]))
  expect(total(orders[1])).toBeLessThan(total(orders[0]))
})

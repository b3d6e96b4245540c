import { contract } from '@potager/domain/contract'
import { type FirstSteps, firstSteps, stepsWithoutRestaurant } from '@potager/domain/first-steps'
import { expect, it } from 'vitest'
import { demoPassword } from '../src/setup/demo/accounts.ts'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { startServer } from './harness.ts'

const all = {
  ...Object.fromEntries(firstSteps.map((step) => [step, true])),
  password: null,
  house: null,
} as unknown as FirstSteps

it('all steps are done in the demo; those of a new owner follow their own restaurants', async () => {
  const server = await startServer()
  const stepsOf = (token: string) => server.ok(contract.firstSteps.getFirstSteps, { token })
  const manager = await server.tokenOf('gerant')
  expect(await stepsOf(manager)).toEqual(all)

  const token = await registerCaller(server, 'nouvelle')
  const none = { ...all, restaurant: false, hours: false, rooms: false, team: false, order: false }
  expect(await stepsOf(token)).toEqual(none)
  // The step that such an account may do is the only one: the menu is closed to it.
  expect(stepsWithoutRestaurant).toEqual(['restaurant'])
  const dish = { name: 'Soupe', description: '', price: 5, category: 'ENTREE', available: true, allergens: [] }
  expect((await server.call('POST', '/menu', { token, body: dish })).status).toBe(403)
  const body = { ...newRestaurant, availability: { openingHours: {} }, meetingRooms: [] }
  const { id } = await server.ok(contract.restaurant.createRestaurant, { token, body })
  expect(await stepsOf(token)).toEqual({ ...none, restaurant: true })
  await server.db.query('insert into restaurant_member select id, $1 from account where username = $2', [id, 'gerant'])
  expect(await stepsOf(token)).toEqual({ ...none, restaurant: true, team: true })
  expect(await stepsOf(manager)).toEqual(all)
})

it('asks an administrator, and nobody else, to name the house [HOU-05]', async () => {
  const server = await startServer()
  const nameOf = async (username: string) =>
    (await server.ok(contract.firstSteps.getFirstSteps, { token: await server.tokenOf(username) })).house
  expect([await nameOf('admin'), await nameOf('gerant')]).toEqual([false, null])
  const body = { name: 'Le Jardin', sentence: 'Trois tables au bord de la Loire.', accent: '', email: '', phone: '' }
  await server.ok(contract.house.updateHouse, { token: await server.tokenOf('admin'), body })
  expect([await nameOf('admin'), await nameOf('gerant')]).toEqual([true, null])
})

it('the step of naming the house is done where the environment names it [HOU-05]', async () => {
  const server = await startServer({ house: { name: 'Le Jardin' } })
  const token = await server.tokenOf('admin')
  expect(await server.ok(contract.firstSteps.getFirstSteps, { token })).toMatchObject({ house: true })
})

it('the step of another password is open after a printed one, until it is changed or reset [OPN-04]', async () => {
  const server = await startServer()
  const admin = await server.tokenOf('admin')
  const passwordOf = async (token: string) => (await server.ok(contract.firstSteps.getFirstSteps, { token })).password
  await server.db.query(`update account set password_printed = true where username in ('gerant', 'proprietaire')`)
  const gerant = await server.tokenOf('gerant')
  expect([await passwordOf(admin), await passwordOf(gerant)]).toEqual([null, false])
  const body = { currentPassword: demoPassword, newPassword: 'Ciboule-et-basilic-7' }
  await server.ok(contract.account.changePassword, { token: gerant, body })
  expect(await passwordOf(gerant)).toBe(true)

  const [owner] = await server.ok(contract.user.listUsers, { token: admin, query: { filter: '{"q":"proprietaire"}' } })
  const { path } = await server.ok(contract.accountLink.createPasswordLink, {
    token: admin,
    params: { id: owner?.id ?? '' },
  })
  const params = { token: path.split('/').at(-1) ?? '' }
  await server.ok(contract.accountLink.resetPassword, { params, body: { newPassword: body.newPassword } })
  expect(await passwordOf((await server.signIn('proprietaire', body.newPassword)).accessToken)).toBe(true)
})

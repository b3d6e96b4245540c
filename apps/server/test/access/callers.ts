import { contract } from '@potager/domain/contract'
import type { TestCaller } from '../caller.ts'
import { newRestaurant } from './restaurant.ts'
import type { CallerName } from './row.ts'

/** The access token of an account that has just registered. */
export async function registerCaller(server: TestCaller, username: string): Promise<string> {
  const account = {
    username,
    email: `${username}@exemple.fr`,
    firstName: 'Ana',
    lastName: 'Roux',
    password: 'Abcdef1!',
  }
  await server.ok(contract.auth.register, { body: account })
  return (await server.signIn(username, account.password)).accessToken
}

/** The access token of each kind of caller that has one, on a server with the demo. */
export async function signInCallers(server: TestCaller): Promise<Partial<Record<CallerName, string>>> {
  const other = await registerCaller(server, 'autre')
  await server.ok(contract.restaurant.createRestaurant, { token: other, body: newRestaurant })
  return {
    owner: await server.tokenOf('proprietaire'),
    'other owner': other,
    'new owner': await registerCaller(server, 'nouvelle'),
    gerant: await server.tokenOf('gerant'),
    admin: await server.tokenOf('admin'),
  }
}

import { expect, it, onTestFinished } from 'vitest'
import { clientOf, memoryAuth, type ServedAnswer, startContractServer } from '../testing/contract-server.ts'
import { createFormAuthProvider } from './index.ts'

const credentials = { username: 'gerant', password: 'secret' }

async function providerOn(answer: () => ServedAnswer, session = memoryAuth(null)) {
  const server = await startContractServer(answer)
  onTestFinished(async () => void (await server.close()))
  const page = { cookie: '' }
  const provider = createFormAuthProvider({ api: clientOf(server.baseUrl, session), session, page })
  return { provider, session, requests: server.requests }
}

it('login sends the typed credentials and keeps the session', async () => {
  const { provider, session, requests } = await providerOn(() => ({
    body: { accessToken: 'jeton', refreshToken: 'autre', username: 'gerant' },
  }))
  await expect(provider.checkAuth({})).rejects.toEqual({ redirectTo: '/login', message: false })
  await provider.login(credentials)
  expect(requests).toMatchObject([{ method: 'POST', path: '/authentification/login', body: credentials }])
  expect(session.read()).toMatchObject({ accessToken: 'jeton', refreshToken: 'autre' })
  await expect(provider.checkAuth({})).resolves.toBeUndefined()
})

it('a refused login gives the reason and stores no session', async () => {
  const { provider, session } = await providerOn(() => ({ status: 400, body: { message: 'Identifiants incorrects' } }))
  await expect(provider.login(credentials)).rejects.toThrow('Identifiants incorrects')
  expect(session.read()).toBeNull()
})

it('logout ends the session on the server and in the browser, and leads to the form', async () => {
  const { provider, session, requests } = await providerOn(() => ({ body: {} }), memoryAuth())
  expect(await provider.logout({})).toBe('/login')
  expect(requests).toMatchObject([{ path: '/authentification/logout', body: { refreshToken: 'r1' } }])
  expect(session.read()).toBeNull()
})

import { defaultWords } from '@potager/domain/config'
import { contract } from '@potager/domain/contract'
import { type FirstSteps, firstSteps, stepsWithoutRestaurant } from '@potager/domain/first-steps'
import { housePalette } from '@potager/domain/house'
import { staleMessages } from '@potager/domain/messages'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../src/setup/demo/accounts.ts'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { startServer } from './harness.ts'
import { serveSite, siteFromSources } from './site-harness.ts'

const { getHouse, updateHouse } = contract.house
const jardin = {
  name: 'Le Jardin & Fils',
  sentence: 'Trois tables au bord de la Loire.',
  accent: '#3B3F8F',
  email: 'bonjour@jardin.example',
  phone: '0240000000',
}

describe('the house [HOU-01]', () => {
  it('has default values until an admin changes them over the current version', async () => {
    const server = await startServer()
    const token = await server.tokenOf('admin')
    expect(await server.ok(getHouse, {})).toMatchObject({ ...defaultWords, accent: '', fixed: [], version: 0 })

    const stored = await server.ok(updateHouse, { token, body: { ...jardin, accent: '#3b3f8f' } })
    expect(stored).toMatchObject({ ...jardin, version: 1 })
    expect(await server.ok(getHouse, {})).toEqual(stored)

    const body = { ...jardin, name: 'Autre' }
    expect(await server.ok(updateHouse, { token, body: { ...body, version: 1 } })).toMatchObject({ version: 2 })
    expect(await server.ask(updateHouse, { token, body: { ...jardin, version: 1 } })).toMatchObject({
      status: 409,
      body: { message: staleMessages.house },
    })
    expect(await server.ok(getHouse, {})).toMatchObject({ name: 'Autre', version: 2 })
    const [entry] = await server.db.query<{ n: number }>(
      "select count(*)::int as n from audit_entry where action = 'updateHouse'",
    )
    expect(entry?.n).toBe(2)
  })

  it('refuses invalid values at their fields, and suggests a readable colour [HOU-03]', async () => {
    const server = await startServer()
    const token = await server.tokenOf('admin')
    const wrong = { name: ' ', sentence: 'x'.repeat(161), accent: '#FFD54F', email: 'non', phone: '12' }
    const { status, body } = await server.ask(updateHouse, { token, body: wrong })
    expect(status).toBe(400)
    const { errors } = body as { errors: Record<string, string> }
    expect(Object.keys(errors).toSorted()).toEqual(['accent', 'email', 'name', 'phone', 'sentence'])
    expect(errors.accent).toMatch(/La plus proche qui convient est #[\dA-F]{6}/)
  })

  it('takes values from the environment, and stores only the others [HOU-02]', async () => {
    const server = await startServer({ house: { name: 'Décidée' } })
    const token = await server.tokenOf('admin')
    const answer = await server.ok(updateHouse, { token, body: jardin })
    expect(answer).toMatchObject({ ...jardin, name: 'Décidée', fixed: ['name'] })
    const [row] = await server.db.query('select name, accent from house')
    expect(row).toEqual({ name: defaultWords.name, accent: jardin.accent })
  })
})

describe('documents [HOU-04]', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await serveSite(await siteFromSources(), { publicOrigin: new URL('https://jardin.example') })
  })

  it('show a changed house without a build, and cached ones are no longer fresh', async () => {
    const get = (url: string, headers = {}) => app.inject({ url, headers })
    const shown = ['/', '/manifest.webmanifest', '/favicon.svg', '/partage.png?page=/']
    const before = await Promise.all(shown.map((url) => get(url)))
    expect(before[0]?.body).toContain(defaultWords.name)

    const { accessToken } = (
      await app.inject({
        method: 'POST',
        url: '/api/authentification/login',
        payload: { username: 'admin', password: 'Potager#2026' },
      })
    ).json<{ accessToken: string }>()
    const put = await app.inject({
      method: 'PUT',
      url: '/api/house',
      headers: { authorization: `Bearer ${accessToken}` },
      payload: jardin,
    })
    expect(put.statusCode).toBe(200)

    for (const [index, url] of shown.entries()) {
      const again = await get(url, { 'if-none-match': before[index]?.headers.etag })
      expect([url, again.statusCode]).toEqual([url, 200])
      const fresh = await get(url, { 'if-none-match': again.headers.etag })
      expect([url, fresh.statusCode]).toEqual([url, 304])
    }
    expect(before[3]?.headers['cache-control']).toBe('public, max-age=600')
    const page = (await get('/')).body
    // The styles name typefaces after the product.
    expect(page.slice(page.indexOf('<body'))).not.toContain(defaultWords.name)
    expect(page).toMatch(/<title>Le Jardin &amp; Fils · /)
    expect(page).toContain('property="og:site_name" content="Le Jardin &amp; Fils"')
    expect(page).toContain(`--leaf:${jardin.accent}`)
    expect(page).toContain(`--leaf:${housePalette(jardin.accent).dark.leaf}`)
    expect(page).toContain('"email":"bonjour@jardin.example"')
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({
      name: jardin.name,
      description: jardin.sentence,
    })
    expect((await get('/favicon.svg')).body).toContain(jardin.accent)

    const office = (await get('/orders')).body
    expect(office).toContain('<title>Le Jardin &amp; Fils</title>')
    expect(office).toContain(`--leaf:${jardin.accent}`)
    expect(office).toMatch(/id="app-config">[^<]*"name":"Le Jardin/)
    expect((await get('/menus')).body).toContain('Le Jardin &amp; Fils')
  })
})

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

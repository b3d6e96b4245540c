import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultWords } from '@potager/domain/config'
import { contract } from '@potager/domain/contract'
import { type FirstSteps, firstSteps, stepsWithoutRestaurant } from '@potager/domain/first-steps'
import { type House, housePalette, logoParts } from '@potager/domain/house'
import { logoMessages, staleMessages } from '@potager/domain/messages'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/base/config.ts'
import { readLogo } from '../src/base/logo/logo.ts'
import { demoPassword } from '../src/setup/demo/people.ts'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { afterFile, startServer } from './harness.ts'
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
const branded = { name: 'Le Jardin', sentence: 'Trois tables au bord de la Loire.', accent: '', email: '', phone: '' }
const blue =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0000FF"/></svg>'
const hostile = blue.replace('<rect', '<script>alert(1)</script><rect onclick="alert(2)"')
const parts = (svg: string) => logoParts(Buffer.from(svg).toString('base64'))

describe('the logo of the house [HOU-06]', () => {
  it('is stored cleaned, kept when an update leaves it out, and removed by null', async () => {
    const server = await startServer()
    const token = await server.tokenOf('admin')
    const save = (logo?: string[] | null) =>
      server.ok(updateHouse, { token, body: { ...branded, ...(logo === undefined ? {} : { logo }) } })

    const { logo, version = 0 } = await save(parts(hostile))
    expect(logo).toMatch(/^\/house\/logo-[\da-f]{16}\.svg$/)
    const [row] = await server.db.query<{ text: string }>("select convert_from(logo, 'UTF8') as text from house")
    expect(row?.text).toBe(blue)
    expect(await save()).toMatchObject({ logo, version: version + 1 })
    expect(await server.ok(getHouse, {})).toMatchObject({ logo })
    expect(await save(null)).toMatchObject({ logo: '' })
    const [none] = await server.db.query('select logo, logo_type, logo_hash from house')
    expect(none).toEqual({ logo: null, logo_type: null, logo_hash: null })
  })

  it('is refused with a message when it is no SVG or too big, and nothing is written', async () => {
    const server = await startServer()
    const token = await server.tokenOf('admin')
    const refusalOf = async (file: string | Buffer) => {
      const logo = logoParts(Buffer.from(file).toString('base64'))
      const { status, body } = await server.ask(updateHouse, { token, body: { ...branded, logo } })
      return [status, (body as { errors?: Record<string, string> }).errors?.logo]
    }
    expect(await refusalOf('<html/>')).toEqual([400, logoMessages.notSvg])
    expect(await refusalOf(blue.replace('<rect', `<!--${'x'.repeat(65_536)}--><rect`))).toEqual([
      400,
      logoMessages.svgTooBig,
    ])
    const big = Buffer.alloc(262_145)
    big.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    expect(await refusalOf(big)).toEqual([400, logoMessages.pngTooBig])
    expect(await server.db.query('select 1 from house')).toEqual([])
  })

  it('is read from HOUSE_LOGO and cleaned at the start, and stays fixed [HOU-02]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'potager-logo-'))
    afterFile(() => rm(folder, { recursive: true }))
    const path = join(folder, 'logo.svg')
    const page = join(folder, 'page.html')
    await Promise.all([writeFile(path, hostile), writeFile(page, '<html/>')])
    const { houseLogo } = readConfig({ HOUSE_LOGO: path })
    expect(houseLogo?.bytes.toString()).toBe(blue)
    expect(() => readConfig({ HOUSE_LOGO: page })).toThrow(`HOUSE_LOGO : ${logoMessages.notSvg}`)
    expect(() => readConfig({ HOUSE_LOGO: join(folder, 'absent.svg') })).toThrow(
      /HOUSE_LOGO : le fichier .*absent\.svg ne peut pas être lu/,
    )

    const server = await startServer(houseLogo ? { houseLogo } : {})
    const token = await server.tokenOf('admin')
    const house = await server.ok(updateHouse, { token, body: { ...branded, logo: null } })
    expect(house).toMatchObject({ logo: `/house/logo-${houseLogo?.hash}.svg`, fixed: ['logo'] })
  })
})

describe('documents with a logo [HOU-07]', () => {
  let app: FastifyInstance
  let bearer: string
  beforeAll(async () => {
    app = await serveSite(await siteFromSources(), { publicOrigin: new URL('https://jardin.example') })
    const payload = { username: 'admin', password: 'Potager#2026' }
    const { accessToken } = (await app.inject({ method: 'POST', url: '/api/authentification/login', payload })).json<{
      accessToken: string
    }>()
    bearer = `Bearer ${accessToken}`
  })

  async function give(logo: string[] | null): Promise<House> {
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/house',
      headers: { authorization: bearer },
      payload: { ...branded, logo },
    })
    expect(answer.statusCode).toBe(200)
    return answer.json<House>()
  }

  it('show it in pages, back-office and icon, and cached ones are no longer fresh', async () => {
    const get = (url: string, headers = {}) => app.inject({ url, headers })
    await give(null)
    const shown = ['/', '/favicon.svg', '/icone-192.png', '/partage.png?page=/']
    const before = await Promise.all(shown.map((url) => get(url)))
    expect(before[0]?.body).not.toContain('/house/logo-')

    const { logo } = await give(parts(hostile))
    for (const [index, url] of shown.entries()) {
      const again = await get(url, { 'if-none-match': before[index]?.headers.etag })
      expect([url, again.statusCode]).toEqual([url, 200])
    }
    const img = new RegExp(`<img[^>]* src="${logo}"[^>]*>`)
    const [image] = img.exec((await get('/')).body) ?? []
    expect(image).toContain(' alt=""')
    expect((await get('/')).body).toMatch(new RegExp(`id="page-state">[^<]*"logo":"${logo}"`))
    const office = (await get('/orders')).body
    expect(office).toMatch(img)
    expect(office).toMatch(new RegExp(`id="app-config">[^<]*"logo":"${logo}"`))
    expect((await get('/favicon.svg')).body).toContain(
      `href="data:image/svg+xml;base64,${Buffer.from(blue).toString('base64')}"`,
    )
  })

  it('draw it in the phone icon', async () => {
    await give(parts(blue))
    const { rawPayload } = await app.inject('/icone-180.png')
    const { Resvg } = await import('@resvg/resvg-wasm')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180"><image href="data:image/png;base64,${rawPayload.toString('base64')}" width="180" height="180"/></svg>`
    const { pixels, width } = new Resvg(svg, { fitTo: { mode: 'width', value: 180 } }).render()
    expect([...pixels.subarray((90 * width + 90) * 4, (90 * width + 90) * 4 + 4)]).toEqual([0, 0, 255, 255])
  })

  it('name it by its content hash: cached for good, sandboxed, and 404 once it is removed', async () => {
    const { logo } = await give(parts(blue))
    const answer = await app.inject(logo)
    expect([answer.statusCode, answer.body]).toEqual([200, blue])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    const read = readLogo(Buffer.from(blue))
    expect(logo).toBe('logo' in read ? `/house/logo-${read.logo.hash}.svg` : read.problem)
    expect((await app.inject(logo.replace('.svg', '.png'))).statusCode).toBe(404)
    await give(null)
    expect((await app.inject('/')).body).not.toContain('/house/logo-')
    expect((await app.inject(logo)).statusCode).toBe(404)
  })
})

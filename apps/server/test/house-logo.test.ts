import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@potager/domain/contract'
import { type House, logoParts } from '@potager/domain/house'
import { logoMessages } from '@potager/domain/messages'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/base/config.ts'
import { readLogo } from '../src/base/logo/logo.ts'
import { afterFile, startServer } from './harness.ts'
import { serveSite, siteFromSources } from './site-harness.ts'

const { getHouse, updateHouse } = contract.house
const jardin = { name: 'Le Jardin', sentence: 'Trois tables au bord de la Loire.', accent: '', email: '', phone: '' }
const blue =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0000FF"/></svg>'
const hostile = blue.replace('<rect', '<script>alert(1)</script><rect onclick="alert(2)"')
const parts = (svg: string) => logoParts(Buffer.from(svg).toString('base64'))

describe('the logo of the house [HOU-06]', () => {
  it('is stored cleaned, kept when an update leaves it out, and removed by null', async () => {
    const server = await startServer()
    const token = await server.tokenOf('admin')
    const save = (logo?: string[] | null) =>
      server.ok(updateHouse, { token, body: { ...jardin, ...(logo === undefined ? {} : { logo }) } })

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
      const { status, body } = await server.ask(updateHouse, { token, body: { ...jardin, logo } })
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
    const house = await server.ok(updateHouse, { token, body: { ...jardin, logo: null } })
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
      payload: { ...jardin, logo },
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

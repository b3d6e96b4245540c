import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { readable, serveSite, siteFromSources, untilCalm } from './site-harness.ts'

const topics = ['/mentions-legales', '/confidentialite', '/accessibilite']

let bare: FastifyInstance
let told: FastifyInstance
let reachable: FastifyInstance

beforeAll(async () => {
  const source = await siteFromSources()
  bare = await serveSite(source)
  reachable = await serveSite(source, { house: { email: 'maison@potager.example', phone: '02 41 00 00 00' } })
  told = await serveSite(source, {
    publisher: {
      name: 'Potager & Cie <SAS>',
      address: '1 rue des Halles\n44000 Nantes',
      director: 'Camille Roux',
      email: 'bonjour@potager.example',
      phone: '02 40 00 00 00',
      hostName: 'Hébergeur Exemple',
    },
  })
})

async function get(url: string, from: FastifyInstance) {
  await untilCalm(from)
  const { statusCode, body, headers } = await from.inject(url)
  return { status: statusCode, html: body, text: readable(body), headers }
}

describe('legal pages of the site', () => {
  it.each(topics)('%s is a page with a title and an address of its own', async (path) => {
    const { status, html } = await get(path, bare)
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(html).toContain(`<link rel="canonical" href="http://localhost${path}">`)
  })

  it('are linked from the footer of every public page', async () => {
    for (const page of ['/', '/menus', '/login', '/nulle-part', ...topics]) {
      const { html } = await get(page, bare)
      const foot = html.slice(html.indexOf('<footer'))
      for (const path of topics) expect(foot).toContain(`href="${path}"`)
    }
  })

  it('tell on the sign-in page whom to ask for a new password, with the contact of the house if set [TEA-18]', async () => {
    const asked = (await get('/login', bare)).text
    expect(asked).toContain('Mot de passe oublié ? Demandez un lien à un administrateur')
    expect(asked).toContain('npm run accounts -- --reset NOM')
    expect(asked).not.toContain('Pour joindre la maison')
    const { html } = await get('/login', reachable)
    expect(html).toContain('<a href="mailto:maison@potager.example">')
    expect(html).toContain('<a href="tel:0241000000">02 41 00 00 00</a>')
  })

  it('do not offer a password link on the sign-in page when the backend has no extensions', async () => {
    const foreign = await serveSite(await siteFromSources(), {
      apiBaseUrl: new URL('http://127.0.0.1:9'),
      extensions: false,
    })
    const { statusCode, body } = await foreign.inject('/login')
    expect(statusCode).toBe(200)
    expect(readable(body)).not.toContain('Mot de passe oublié')
  })

  it('mark every detail that the settings do not have as « Non renseigné »', async () => {
    const { text } = await get('/mentions-legales', bare)
    expect(text.match(/Non renseigné par l’éditeur/g)).toHaveLength(10)
    expect((await get('/confidentialite', bare)).text).toContain('Aucun contact n’est renseigné')
  })

  it('show the publisher’s details of the settings as escaped text', async () => {
    const { html, text } = await get('/mentions-legales', told)
    expect(text).toContain('Nom ou raison sociale Potager & Cie <SAS>')
    expect(text).toContain('1 rue des Halles 44000 Nantes')
    expect(text).toContain('Directeur de la publication Camille Roux')
    expect(text).toContain('Hébergeur Exemple')
    expect(html).toContain('href="mailto:bonjour@potager.example"')
    expect(html).toContain('href="tel:0240000000"')
    expect(text.match(/Non renseigné par l’éditeur/g)).toHaveLength(4)
    for (const path of topics.slice(1)) expect((await get(path, told)).html).toContain('mailto:bonjour@potager.example')
  })

  it('are true of cookies and third parties: no page sets a cookie or loads a foreign file', async () => {
    for (const page of ['/', '/menus', '/login', '/register', ...topics]) {
      const { html, headers } = await get(page, told)
      expect(headers['set-cookie']).toBeUndefined()
      const loaded = [
        ...html.matchAll(
          /<(?:script|img|iframe|link rel="(?:stylesheet|preload|modulepreload|icon)")[^>]* (?:src|href)="([^"]+)"/g,
        ),
      ]
      for (const [, address] of loaded) expect(address).toMatch(/^(?:\/[^/]|data:)/)
    }
  })

  it('show the chosen retention of data immediately [RIG-08]', async () => {
    const lines = async () => (await get('/confidentialite', bare)).text
    expect(await lines()).toContain('rien ne les efface automatiquement')
    const { accessToken } = (
      await bare.inject({
        method: 'POST',
        url: '/api/authentification/login',
        payload: { username: 'admin', password: 'Potager#2026' },
      })
    ).json<{ accessToken: string }>()
    const headers = { authorization: `Bearer ${accessToken}` }
    const chosen = await bare.inject({ method: 'PUT', url: '/api/retention', headers, payload: { years: 3 } })
    expect(chosen.statusCode).toBe(200)
    expect(await lines()).toMatch(/Consultations de l’assistant : \d+ jours/)
    expect(await lines()).toContain('3 ans après le dernier d’entre eux')
    expect(await lines()).not.toContain('automatiquement')
  })
})

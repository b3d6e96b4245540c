import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { readable, serveSite, siteFromSources, untilCalm } from './site-harness.ts'

const topics = ['/mentions-legales', '/confidentialite', '/accessibilite']

let bare: FastifyInstance
let told: FastifyInstance

beforeAll(async () => {
  const source = await siteFromSources()
  bare = await serveSite(source)
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

describe('what the site says of itself', () => {
  it.each(topics)('%s is a page with a title and an address of its own', async (path) => {
    const { status, html } = await get(path, bare)
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(html).toContain(`<link rel="canonical" href="http://localhost${path}">`)
  })

  it('is linked from the foot of every public page', async () => {
    for (const page of ['/', '/menus', '/login', '/nulle-part', ...topics]) {
      const { html } = await get(page, bare)
      const foot = html.slice(html.indexOf('<footer'))
      for (const path of topics) expect(foot).toContain(`href="${path}"`)
    }
  })

  it('makes up nothing that the settings do not say', async () => {
    const { text } = await get('/mentions-legales', bare)
    expect(text.match(/Non renseigné par l’éditeur/g)).toHaveLength(10)
    expect((await get('/confidentialite', bare)).text).toContain('Aucun contact n’est renseigné')
  })

  it('says what the settings say, as text', async () => {
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

  it('is true of cookies and of others: no page sets one or loads from elsewhere', async () => {
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
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../src/site/built.ts'
import type { StorybookBuild } from '../src/site/entry.ts'
import { createSite } from '../src/site/plugin.ts'
import { foreignBackend, readable, serveWith } from './site-harness.ts'

const home = mkdtempSync(join(tmpdir(), 'potager-storybook-'))
const book = join(home, 'storybook-static')
const dist = join(home, 'apps/server/dist')

let build: StorybookBuild
let app: FastifyInstance

beforeAll(async () => {
  for (const folder of ['client/.vite', 'ssr']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(
    join(dist, 'client/.vite/manifest.json'),
    JSON.stringify({
      'apps/public/src/client/missing.tsx': { file: 'assets/m.js' },
      'apps/admin/src/app/start.tsx': { file: 'assets/a.js' },
    }),
  )
  writeFileSync(
    join(dist, 'ssr/entry-server.js'),
    `export const fontFiles = []
export const documentCss = () => ''
export const renderPage = async () => ({ name: 'missing', status: 404, title: 'Introuvable', description: '', path: null, image: '', structured: [],
  html: '<h1>Introuvable</h1>', state: {} })`,
  )
  writeFileSync(join(dist, 'ssr/entry-admin.js'), '')
  const backend = await foreignBackend()
  app = await serveWith(
    createSite(() => builtSite(dist, () => build)),
    { apiBaseUrl: backend.url, storybook: true },
  )
  return () => rmSync(home, { recursive: true, force: true })
})

afterEach(() => rmSync(book, { recursive: true, force: true }))

function finish(): void {
  mkdirSync(join(book, 'assets'), { recursive: true })
  for (const file of ['index.html', 'iframe.html'])
    writeFileSync(join(book, file), '<!doctype html><title>Le vrai Storybook</title>')
  writeFileSync(join(book, 'assets/preview.js'), 'started()')
  build = 'none'
}

const document = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const visit = (url: string, accept = document) => app.inject({ url, headers: { accept } })

const addresses = ['/storybook', '/storybook/', '/storybook/?path=/docs/a', '/storybook/iframe.html?id=a--b']

describe('Storybook while it is being built', () => {
  it.each(addresses)('%s answers 503 with a waiting page that is not stored or indexed', async (url) => {
    build = 'building'
    const { statusCode, headers, body } = await visit(url)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).toContain('<html lang="fr">')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toMatch(/<h1>Storybook se prépare<\/h1><p role="status">/)
    expect(readable(body)).toContain('Cette page s’ouvre d’elle-même')
  })

  it('answers 503 for other files instead of incomplete ones', async () => {
    finish()
    build = 'building'
    for (const accept of ['*/*', 'text/css,*/*;q=0.1', 'application/json']) {
      const { statusCode, headers, body } = await visit('/storybook/assets/preview.js', accept)
      expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
        503,
        'no-store',
        'text/plain; charset=utf-8',
      ])
      expect(body).toBe('Storybook se prépare.\n')
    }
  })

  it('opens without a restart, at the same address, once it is there', async () => {
    build = 'building'
    expect((await visit('/storybook/?path=/docs/a')).statusCode).toBe(503)
    finish()
    const opened = await visit('/storybook/?path=/docs/a')
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(opened.body).toContain('Le vrai Storybook')
    expect((await visit('/storybook/assets/preview.js', '*/*')).body).toBe('started()')
  })

  it('has a waiting page that reloads without scripts', async () => {
    build = 'building'
    expect((await visit('/storybook/')).body).toContain('<noscript><meta http-equiv="refresh" content="2"></noscript>')
  })
})

describe('Storybook that could not be built', () => {
  it.each(addresses)('%s answers 500 with the command to build it', async (url) => {
    build = 'failed'
    const { statusCode, headers, body } = await visit(url)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([500, undefined, 'no-store'])
    expect(readable(body)).toContain('n’a pas pu être construit')
    expect(body).toContain('<code>npm run build storybook</code>')
  })

  it('is served as soon as somebody built it beside', async () => {
    finish()
    build = 'failed'
    expect((await visit('/storybook/')).body).toContain('Le vrai Storybook')
  })
})

describe('documents of Storybook', () => {
  it.each([
    ['as built', finish, '/storybook/iframe.html'],
    ['as built, its first page', finish, '/storybook/'],
    ['still being built', () => (build = 'building'), '/storybook/'],
    ['that could not be built', () => (build = 'failed'), '/storybook/'],
  ])('%s have an origin of their own', async (_, prepare, url) => {
    prepare()
    const { headers } = await visit(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts /)
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).not.toContain('escape-sandbox')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cross-origin-opener-policy']).toBeUndefined()
  })

  it('answer 404 when Storybook is switched off, built or not', async () => {
    finish()
    const backend = await foreignBackend()
    const real = await serveWith(
      createSite(() => builtSite(dist, () => 'building')),
      { apiBaseUrl: backend.url, storybook: false },
    )
    for (const url of ['/storybook', '/storybook/iframe.html?id=a--b', '/storybook/assets/preview.js']) {
      const { statusCode, headers, body } = await real.inject({ url, headers: { accept: document } })
      expect([statusCode, body]).toEqual([404, expect.stringContaining('<h1>Introuvable</h1>')])
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

it('Storybook that is neither built nor being built answers 404', async () => {
  build = 'none'
  const { statusCode, body } = await visit('/storybook')
  expect(statusCode).toBe(404)
  expect(body).toContain('Introuvable')
})

describe('the script of the waiting page', () => {
  /** Runs the script in a fake browser whose requests get these answers in turn, then none. */
  async function run(answers: readonly (number | 'away')[]): Promise<{ asked: string[]; reloads: number }> {
    const { body, headers } = await visit('/storybook/?path=/docs/a')
    const [, nonce = '', script = ''] = /<script nonce="([^"]+)">(.*?)<\/script>/s.exec(body) ?? []
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`)
    const left = [...answers]
    const seen = { asked: [] as string[], reloads: 0 }
    const fetch = async (url: string) => {
      seen.asked.push(url)
      const status = left.shift()
      if (status === 'away') throw new TypeError('Failed to fetch')
      return { status }
    }
    // It is over once the script reloads, or asks again without any answer left.
    await new Promise<void>((over) => {
      const reload = () => {
        seen.reloads += 1
        over()
      }
      const later = (work: () => void) => (left.length > 0 ? setImmediate(work) : over())
      runInNewContext(script, { fetch, location: { href: 'here', reload }, setTimeout: later })
    })
    return seen
  }

  it('reloads once the address answers, even after the server was away', async () => {
    build = 'building'
    expect(await run([503, 'away', 503, 200])).toEqual({ asked: ['here', 'here', 'here', 'here'], reloads: 1 })
  })

  it('reloads when the build has failed, then only once it succeeds', async () => {
    build = 'building'
    expect((await run([503, 500])).reloads).toBe(1)
    build = 'failed'
    expect((await run([500, 500])).reloads).toBe(0)
    expect((await run([500, 200])).reloads).toBe(1)
  })
})

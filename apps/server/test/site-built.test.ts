import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { builtFolder, builtSite } from '../src/site/built.ts'
import type { StorybookBuild } from '../src/site/entry.ts'
import { createSite } from '../src/site/plugin.ts'
import { foreignBackend, readable, serveWith } from './site-harness.ts'

describe('the site', () => {
  const home = mkdtempSync(join(tmpdir(), 'potager-built-'))
  const dist = join(home, 'apps/server/dist')
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  function put(file: string, content: string | Buffer): void {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), content)
  }

  const script = 'console.warn("accueil")'

  let app: FastifyInstance

  beforeAll(async () => {
    put(
      'apps/server/dist/client/.vite/manifest.json',
      JSON.stringify({
        'apps/public/src/client/home.tsx': {
          file: 'assets/home-1.js',
          imports: ['_app.js', '_react.js'],
          css: ['assets/home-1.css'],
        },
        'apps/admin/src/app/start.tsx': {
          file: 'assets/admin-1.js',
          imports: ['_react.js'],
          css: ['assets/admin-1.css'],
        },
        'apps/admin/src/pages/order/Page.tsx': {
          file: 'assets/page-1.js',
          imports: ['apps/admin/src/app/start.tsx'],
          css: ['assets/page-1.css'],
        },
        '_app.js': {
          file: 'assets/app-1.js',
          imports: ['_react.js'],
          dynamicImports: ['_toast.js'],
          css: ['assets/app-1.css'],
        },
        '_toast.js': { file: 'assets/toast-1.js', imports: ['_react.js'], css: ['assets/toast-1.css'] },
        '_react.js': { file: 'assets/react-1.js' },
      }),
    )
    put('apps/server/dist/client/assets/app-1.css', '.shell{margin:0}')
    put('apps/server/dist/client/assets/toast-1.css', '.toast{margin:0}')
    put('apps/server/dist/client/assets/admin-1.css', '.frame{margin:0}')
    put('apps/server/dist/client/assets/home-1.css', '.home{margin:0}')
    put('apps/server/dist/client/assets/home-1.js', script)
    put('apps/server/dist/client/assets/home-1.js.br', brotliCompressSync(script))
    put(
      'apps/server/dist/ssr/entry-server.js',
      `export const fontFiles = []
export const documentCss = () => ':root{--paper:#fff}'
export const renderPage = async () => ({ name: 'home', status: 200, title: 'T', description: 'D', path: '/', image: '/t.png', structured: [],
  html: '<p>Bonjour</p>', state: {} })`,
    )
    put(
      'apps/server/dist/ssr/entry-admin.js',
      `export const renderAdmin = () => ({ html: '<main aria-busy="true"></main>', troubles: '', boot: 'early()', framed: 'framed()',
  firstCalls: [{ url: '/api/x' }], modules: ['apps/admin/src/pages/order/Page.tsx'] })`,
    )
    put('storybook-static/index.html', '<!doctype html><title>Storybook</title>')
    const backend = await foreignBackend()
    app = await serveWith(
      createSite(() => builtSite(dist)),
      { apiBaseUrl: backend.url, storybook: true },
    )
  })

  describe('the built site', () => {
    it('inlines a page’s styles, those of its imports first, and preloads its modules', async () => {
      const { body } = await app.inject('/')
      expect(body).toMatch(/--paper:#fff}\s*\.shell{margin:0}\s*\.home{margin:0}\s*\.toast{margin:0}\s*<\/style>/)
      expect([...body.matchAll(/modulepreload" fetchpriority="low" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
        '/assets/react-1.js',
        '/assets/app-1.js',
      ])
      expect(body).toContain('<script type="module" fetchpriority="low" src="/assets/home-1.js">')
      expect(body).not.toContain('rel="stylesheet" href')
    })

    it('lists the inlined style sheets, so that later modules do not load them again', async () => {
      const { body } = await app.inject('/')
      const there = [...body.matchAll(/<link rel="stylesheet" type="none" href="([^"]+)">/g)].map(([, href]) => href)
      expect(there).toEqual(['/assets/app-1.css', '/assets/home-1.css', '/assets/toast-1.css'])
    })

    it('sends the back-office’s frame with its styles inlined, and preloads its modules to run in order', async () => {
      const { body, headers } = await app.inject('/dashboard')
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
      expect(body).toContain('.frame{margin:0}')
      expect(body).toContain('<script type="application/json" id="first-calls">[{"url":"/api/x"}]</script>')
      expect(body.indexOf(`<script nonce="${nonce}">early()</script>`)).toBeLessThan(body.indexOf('<style'))
      expect(body).toContain('id="app-scripts">["/assets/react-1.js","/assets/admin-1.js"]')
      expect(body).not.toContain('type="module"')
      const config = body.indexOf('id="app-config">{"apiBase":"/api","extensions":false}')
      expect(config).toBeGreaterThan(0)
      expect(config).toBeLessThan(body.indexOf('framed()'))
      expect([...body.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
        '/assets/react-1.js',
        '/assets/admin-1.js',
        '/assets/page-1.js',
      ])
      expect(body).toContain('<link rel="stylesheet" type="none" href="/assets/admin-1.css">')
      expect(body).toMatch(/<\/main><\/div>.*framed\(\).*stylesheet" href="\/assets\/page-1.css">/)
    })

    it('says that another backend has no extensions', async () => {
      expect((await app.inject('/')).body).toContain('"extensions":false')
    })

    it('serves hashed files as immutable and precompressed', async () => {
      const plain = await app.inject('/assets/home-1.js')
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(plain.body).toBe(script)
      const brotli = await app.inject({ url: '/assets/home-1.js', headers: { 'accept-encoding': 'br' } })
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(script)
    })

    it('serves hashed files with no header that only documents need, and their absence as a document', async () => {
      const {
        etag,
        'content-length': _,
        date,
        connection,
        ...headers
      } = (await app.inject('/assets/home-1.js')).headers
      expect(etag).toBeTruthy()
      expect(headers).toEqual({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/javascript; charset=utf-8',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      })
      const missing = await app.inject('/assets/none-1.js')
      expect(missing.headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'same-origin',
      })
    })

    it.each([
      '/assets/none-1.js',
      '/assets/../ssr/entry-server.js',
      '/assets/%2e%2e/ssr/entry-server.js',
      '/assets/.vite/manifest.json',
    ])('does not serve %s', async (url) => {
      const reply = await app.inject(url)
      expect(reply.body).not.toContain('renderPage')
      expect(reply.headers['cache-control'] ?? '').not.toContain('immutable')
    })

    it('serves Storybook under a policy of its own', async () => {
      const book = await app.inject('/storybook/')
      expect(book.body).toContain('<title>Storybook</title>')
      expect(book.headers['content-security-policy']).toContain('sandbox allow-scripts')
      expect(book.headers['x-content-type-options']).toBe('nosniff')
      const bare = await app.inject('/storybook')
      expect([bare.statusCode, bare.headers.location]).toEqual([301, '/storybook/'])
    })
  })

  describe('finding the built site', () => {
    it('looks beside the running file, from the build and from the sources', () => {
      expect(builtFolder('/srv/apps/server/dist')).toBe('/srv/apps/server/dist')
      expect(builtFolder('/srv/apps/server/src/site')).toBe('/srv/apps/server/dist')
    })

    it('finds none where nothing was built', async () => {
      expect(await builtSite(join(home, 'nowhere'))).toBeNull()
    })
  })
})

describe('Storybook beside it', () => {
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
      expect((await visit('/storybook/')).body).toContain(
        '<noscript><meta http-equiv="refresh" content="2"></noscript>',
      )
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
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtFolder, builtSite } from '../src/site/built.ts'
import { createSite } from '../src/site/plugin.ts'
import { foreignBackend, serveWith } from './site-harness.ts'

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
    const { etag, 'content-length': _, date, connection, ...headers } = (await app.inject('/assets/home-1.js')).headers
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

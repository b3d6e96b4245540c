import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { contract } from '@potager/domain/contract'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { inject, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/base/config.ts'
import type { AdminEntry, SiteEntry, SiteSource } from '../src/site/entry.ts'
import { createSite, type SitePlugin } from '../src/site/plugin.ts'
import { afterFile, testConfig } from './harness.ts'
import { copySource } from './stores.ts'

const root = resolve(import.meta.dirname, '../../..')

let fromSources: Promise<SiteSource> | undefined

/** The public site rendered from its sources, loaded once per worker: no build is needed. */
export function siteFromSources(): Promise<SiteSource> {
  fromSources ??= loadSite()
  return fromSources
}

async function loadSite(): Promise<SiteSource> {
  const vite = await createServer({
    root,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const entry = (await vite.ssrLoadModule('/apps/public/src/entry-server.tsx')) as SiteEntry
  return {
    entry: async () => entry,
    admin: async () => (await vite.ssrLoadModule('/apps/admin/src/entry-server.tsx')) as AdminEntry,
    files: async (page) => ({
      script: `/assets/${page}.js`,
      preloads: ['/assets/shared.js'],
      stylesheets: page === 'admin' ? ['/assets/admin.css'] : [],
      css: page === 'admin' ? '' : `.${page}{color:var(--ink)}`,
    }),
    font: (address) => readFile(address.startsWith('/@fs/') ? address.slice('/@fs'.length) : join(root, address)),
  }
}

/** A server of pages and API on the demo data, or in front of another backend. */
export async function serveSite(source: SiteSource, changes: Partial<Config> = {}): Promise<FastifyInstance> {
  return serveWith(
    createSite(async () => source),
    changes,
  )
}

/** The same with any site. */
export async function serveWith(site: SitePlugin, changes: Partial<Config> = {}): Promise<FastifyInstance> {
  const config = testConfig(changes)
  const db = config.apiBaseUrl ? undefined : await copySource(inject('source'))
  const app = await buildApp({ config, site, ...(db ? { db } : {}) })
  afterFile(async () => {
    await app.close()
    await db?.close()
  })
  if (db) await untilCalm(app)
  return app
}

/** Waits until the API is ready: opening a database, or a busy machine, makes it refuse calls for seconds (503). */
export async function untilCalm(app: FastifyInstance): Promise<void> {
  const calm = async () => (await app.inject('/api/ready')).statusCode === 200
  await vi.waitUntil(calm, { timeout: 25_000, interval: 200 })
}

/** Another backend with configurable answers, by path. */
export type Backend = { url: URL; asked: { path: string; authorization: string | undefined }[]; answer: Answer }
type Answer = (path: string) => { status: number; body: unknown }

/** A foreign backend that gives the current `answer`. */
export async function foreignBackend(): Promise<Backend> {
  const backend: Backend = { url: new URL('http://127.0.0.1'), asked: [], answer: () => ({ status: 200, body: [] }) }
  const server = createHttpServer((request, response) => {
    const path = request.url ?? ''
    backend.asked.push({ path, authorization: request.headers.authorization })
    const { status, body } = backend.answer(path)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  backend.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  afterFile(() => new Promise((closed) => server.close(closed)))
  return backend
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)

/** The text of a document without running its scripts, on one line. */
export function readable(html: string): string {
  const body = html.slice(html.indexOf('<body>'))
  const text = body.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
  return decoded(text).replace(/\s+/g, ' ')
}

/** The data that the page's script hydrates from. */
export function siteState(html: string): unknown {
  const [, json = 'null'] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

/** A page's text for a visitor. */
export async function readSitePage(app: FastifyInstance, url: string) {
  await untilCalm(app)
  const reply = await app.inject({ url, headers: { accept: 'text/html' } })
  return { status: reply.statusCode, html: reply.body, text: readable(reply.body), headers: reply.headers }
}

/** A restaurant as the API lists it. */
export type ListedRestaurant = {
  id: string
  name: string
  numberPlace: number
  address: { streetNumber: number; streetName: string; city: string }
  restaurantFeatures: string[]
  meetingRooms: { name: string }[]
}

/** The restaurants from the API. */
export async function listedRestaurants(app: FastifyInstance): Promise<ListedRestaurant[]> {
  await untilCalm(app)
  const reply = await app.inject(`/api${contract.restaurant.listRestaurants.call.path}`)
  return reply.json()
}

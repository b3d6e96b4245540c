import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import type { AdminEntry, SiteEntry, SiteSource } from './site/entry.ts'
import { createSite } from './site/plugin.ts'
import { start } from './start.ts'

const root = join(import.meta.dirname, '../../..')

/** Whether Vite serves it: modules, styles and its own files; pages and the API are this server's. */
function isModule(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return /^\/(?:@|apps\/|packages\/|node_modules\/)/.test(path)
}

function scriptOf(page: string): string {
  return page === 'admin' ? '/apps/admin/src/app/start.tsx' : `/apps/public/src/client/${page}.tsx`
}

function developedSite(vite: ViteDevServer): SiteSource {
  return {
    entry: async () => (await vite.ssrLoadModule('/apps/public/src/entry-server.tsx')) as SiteEntry,
    admin: async () => (await vite.ssrLoadModule('/apps/admin/src/entry-server.tsx')) as AdminEntry,
    files: async (page) => ({ script: scriptOf(page), preloads: [], stylesheets: [], css: '' }),
    font: (address) => readFile(address.startsWith('/@fs/') ? address.slice('/@fs'.length) : join(root, address)),
    finish: (url, html) => vite.transformIndexHtml(url, html),
  }
}

/** The site from its sources, with hot reload over this server's port. */
async function develop(app: FastifyInstance): Promise<SiteSource> {
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
  })
  app.addHook('onClose', () => vite.close())
  await app.register(middie)
  app.use((request, response, next) => {
    if (isModule(request.url ?? '')) vite.middlewares(request, response, next)
    else next()
  })
  return developedSite(vite)
}

await start(process.env, { site: createSite(develop) })

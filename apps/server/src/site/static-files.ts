import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { SiteSource } from './entry.ts'
import { storybookPolicy } from './headers.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000

/** Built files: names under /assets carry a hash of the content and are kept for good; Storybook's are asked for again. */
export async function serveFiles(app: FastifyInstance, { assets, storybook }: SiteSource): Promise<void> {
  if (assets) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: YEAR_MS,
    })
  }
  if (storybook && existsSync(join(storybook, 'index.html'))) {
    await app.register(fastifyStatic, {
      root: storybook,
      prefix: '/storybook',
      decorateReply: !assets,
      preCompressed: true,
      redirect: true,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('content-security-policy', storybookPolicy)
        reply.header('cache-control', 'no-cache')
      },
    })
  }
}

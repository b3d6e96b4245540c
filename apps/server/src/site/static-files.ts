import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../base/config.ts'
import type { SiteSource } from './entry.ts'
import { setAssetHeaders, setStorybookHeaders } from './headers.ts'
import { waitForStorybook } from './storybook-waiting.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000

/**
 * Serves built files: names under /assets carry a content hash and are cached for good; Storybook's are revalidated.
 */
export async function serveFiles(
  app: FastifyInstance,
  { assets, storybook }: SiteSource,
  config: Pick<Config, 'storybook'>,
): Promise<void> {
  if (assets) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: YEAR_MS,
      // A reload asks by the tag where a browser does not know immutable files, as Firefox over plain HTTP.
      lastModified: false,
      acceptRanges: false,
      setHeaders: setAssetHeaders,
    })
  }
  if (storybook && config.storybook) {
    await app.register(async (book) => {
      waitForStorybook(book, storybook)
      await book.register(fastifyStatic, {
        root: storybook.folder,
        // The folder may appear while the server runs.
        suppressWarning: true,
        prefix: '/storybook',
        decorateReply: !assets,
        preCompressed: true,
        redirect: true,
        cacheControl: false,
        setHeaders: (reply) => {
          setStorybookHeaders(reply)
          reply.header('cache-control', 'no-cache')
        },
      })
    })
  }
}

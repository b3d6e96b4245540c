import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { standingPageMessages as words } from '@potager/domain/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../base/config.ts'
import { newNonce } from '../base/html.ts'
import type { SiteSource } from './entry.ts'
import { setAssetHeaders, setStorybookHeaders } from './headers.ts'
import { standingHtml } from './standing-page.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The smallest encoding that the browser accepts: br, gzip or none (RFC 9110; `q=0` refuses). */
export function preferredEncoding(accept: string | undefined): 'br' | 'gzip' | null {
  const taken = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, weight]) => !/^\s*q=0(\.0*)?\s*$/.test(weight ?? ''))
      .map(([name]) => name?.trim()),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : null
}

/** Sends an HTML document, compressed if the browser accepts it. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding')
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(html)
  reply.header('content-encoding', encoding)
  const bytes = Buffer.from(html)
  if (encoding === 'gzip') return reply.send(await gzipped(bytes, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return reply.send(await brotli(bytes, { params }))
}

/** Seconds between two checks for the build. */
const PAUSE = 2

const said = {
  building: { status: 503, title: words.storybookBuilding, text: words.storybookBuildingHint },
  failed: {
    status: 500,
    title: words.storybookFailed,
    text: words.storybookFailedHint('<code>npm run build storybook</code>'),
  },
}

/** Requests the same address until its status changes; keeps trying while the server is away. */
const script = (status: number) => `(function ask() {
  setTimeout(function () {
    fetch(location.href, { cache: 'no-store' }).then(function (reply) {
      if (reply.status === ${status}) ask()
      else location.reload()
    }, ask)
  }, ${PAUSE * 1000})
})()`

/**
 * Answers for a Storybook that is not built: a page that says so and reloads at the same address once it is there; its
 * files get a Retry-After. Without a running build, nobody is asked to wait.
 */
function waitForStorybook(app: FastifyInstance, { folder, build }: NonNullable<SiteSource['storybook']>): void {
  const index = join(folder, 'index.html')
  app.addHook('onRequest', async (request, reply) => {
    const state = build()
    if (state !== 'building' && existsSync(index)) return
    if (state === 'none') return reply.callNotFound()
    return sendWaiting(request, reply, said[state])
  })
}

function sendWaiting(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, title, text }: (typeof said)[keyof typeof said],
): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept' })
  if (status === 503) reply.header('retry-after', PAUSE)
  const nonce = newNonce()
  setStorybookHeaders(reply, nonce)
  // Browsers send « text/html » in Accept for documents only.
  if (!request.headers.accept?.includes('text/html')) return reply.type('text/plain; charset=utf-8').send(`${title}.\n`)
  const html = `<p role="status">${text}</p><script nonce="${nonce}">${script(status)}</script>`
  return reply.type('text/html; charset=utf-8').send(standingHtml({ title, html, nonce, refresh: PAUSE }))
}

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

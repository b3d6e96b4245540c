import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { standingPageMessages as words } from '@potager/domain/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSource } from './entry.ts'
import { newNonce } from './failure.ts'
import { setStorybookHeaders } from './headers.ts'
import { standingHtml } from './standing-page.ts'

/** Seconds between two looks at whether it is there. */
const PAUSE = 2

const said = {
  building: { status: 503, title: words.storybookBuilding, text: words.storybookBuildingHint },
  failed: {
    status: 500,
    title: words.storybookFailed,
    text: words.storybookFailedHint('<code>npm run build storybook</code>'),
  },
}

/** Asks the same address again until it answers otherwise than it did; a server that is away meanwhile is waited for. */
const script = (status: number) => `(function ask() {
  setTimeout(function () {
    fetch(location.href, { cache: 'no-store' }).then(function (reply) {
      if (reply.status === ${status}) ask()
      else location.reload()
    }, ask)
  }, ${PAUSE * 1000})
})()`

/**
 * Answers for a Storybook that is not built: whoever opens it reads so and sees it as soon as it is there, at the same
 * address; its files are told to come later. Nobody is told to wait for what nobody builds.
 */
export function waitForStorybook(app: FastifyInstance, { folder, build }: NonNullable<SiteSource['storybook']>): void {
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
  // Of what a browser asks for, only documents are asked for as HTML.
  if (!request.headers.accept?.includes('text/html')) return reply.type('text/plain; charset=utf-8').send(`${title}.\n`)
  const html = `<p role="status">${text}</p><script nonce="${nonce}">${script(status)}</script>`
  return reply.type('text/html; charset=utf-8').send(standingHtml({ title, html, nonce, refresh: PAUSE }))
}

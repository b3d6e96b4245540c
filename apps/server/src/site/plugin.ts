import type { Extensions } from '@potager/domain/api'
import { product } from '@potager/domain/config'
import { trimEndOf } from '@potager/domain/format'
import { requestRefusals } from '@potager/domain/messages'
import { beginnings, isAdminPath, movedTo, paths } from '@potager/domain/paths'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerErrors } from '../api/errors.ts'
import type { SitePlugin } from '../app.ts'
import type { Config } from '../config.ts'
import { documentHtml, type SharedParts } from './document.ts'
import type { RenderedPage, SentForm, SiteSource } from './entry.ts'
import { newNonce, sendFailure } from './failure.ts'
import { developmentPolicy, documentPolicy, setSiteHeaders } from './headers.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { originOf } from './origin.ts'
import { isFresh, pageTag, sendHtml } from './send.ts'
import { acceptForms, readForm } from './sent-form.ts'
import { serveSmallFiles } from './small-files.ts'
import { serveFiles } from './static-files.ts'

const MINUTE_MS = 60_000

const unknownAddress = (reply: FastifyReply) => reply.code(404).send({ message: requestRefusals.unknown.address })

/** `/menus/` and `/menus` are one page. Addresses that begin with two slashes name another host and are left alone. */
function withoutFinalSlash(url: string): string | null {
  const [, path, query = ''] = /^(\/[^/\\?][^?]*)\/(\?.*)?$/.exec(url) ?? []
  return path ? trimEndOf(path, /\//) + query : null
}

/**
 * Serves everything outside /api: rendered public pages, the back-office's document, built files, Storybook, and its
 * own page for unknown addresses.
 */
export function createSite(load: (app: FastifyInstance) => Promise<SiteSource | null>): SitePlugin {
  return async (app, { config, extensions }) => {
    const source = await load(app)
    if (!source) {
      app.log.warn('the site is not built: only the API is served')
      return answerErrors(app)
    }
    app.look.read = async () => {
      const { documentCss, fontFiles } = await source.entry()
      return { css: documentCss(), fonts: fontFiles }
    }
    const pages = pageHandlers(app, source, { config, extensions })
    app.addHook('onRequest', async (_request, reply) => setSiteHeaders(reply))
    serveSmallFiles(app, source, config)
    await serveFiles(app, source, config)
    app.get('/*', pages.page)
    acceptForms(app)
    app.post(paths.register, pages.form)
    app.post(paths.assistant, pages.form)
    app.setNotFoundHandler((request, reply) =>
      request.method === 'GET' || request.method === 'HEAD' ? pages.page(request, reply) : unknownAddress(reply),
    )
    app.setErrorHandler<FastifyError>(sendFailure)
  }
}

function sharedParts({ image, structured }: RenderedPage, path: string, origin: string): SharedParts {
  return { url: origin + path, image: origin + image, siteName: product.name, structured }
}

type PageOptions = { config: Config; extensions: () => Extensions }

function pageHandlers(app: FastifyInstance, source: SiteSource, { config, extensions }: PageOptions) {
  const fetch = inProcessFetch(app)
  const currentSettings = () => ({ apiBase: '/api', extensions: extensions() })

  function send(request: FastifyRequest, reply: FastifyReply, nonce: string, html: string, inlineScripts = false) {
    reply.header(
      'content-security-policy',
      source.finish ? developmentPolicy : documentPolicy(nonce, { inlineScripts }),
    )
    return sendHtml(request, reply, html)
  }

  async function adminShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [entry, admin] = await Promise.all([source.entry(), source.admin()])
    const settings = currentSettings()
    const { html, troubles, boot, framed, firstCalls, module } = admin.renderAdmin({
      url: request.url,
      api: settings.apiBase,
      extensions: settings.extensions,
    })
    const files = await source.files('admin', module)
    const nonce = newNonce()
    const document = documentHtml({
      title: product.name,
      css: entry.documentCss(),
      fonts: entry.fontFiles,
      files,
      nonce,
      html,
      data: {},
      listed: false,
      needsScripts: {
        boot,
        framed,
        troubles,
        data: { 'app-config': settings, 'first-calls': firstCalls, 'app-scripts': files.inTurn ?? [] },
      },
    })
    reply.header('cache-control', 'no-store')
    return send(request, reply, nonce, source.finish ? await source.finish(request.url, document) : document, true)
  }

  async function publicPage(request: FastifyRequest, reply: FastifyReply, form?: SentForm): Promise<FastifyReply> {
    const entry = await source.entry()
    // Whole minutes: the page changes by itself no more often, and its ETag stays valid for as long.
    const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
    const origin = originOf(request, config)
    const settings = currentSettings()
    const page = await entry.renderPage({
      url: request.url,
      fetch: form ? inProcessFetch(app, request.ip) : fetch,
      now,
      extensions: settings.extensions,
      publisher: config.publisher,
      origin,
      ...(form ? { form } : {}),
    })
    if (page.redirect) return reply.redirect(page.redirect, page.status)

    const files = await source.files(page.name)
    reply.code(page.status).header('cache-control', form ? 'no-store' : 'no-cache')
    const css = entry.documentCss()
    if (page.status === 200 && !form) {
      const said = JSON.stringify([page.state, page.structured, origin, settings])
      const tag = pageTag(page.title, page.description, page.html, said, css, files.css, files.script ?? '')
      reply.header('etag', tag)
      // On a 304 the browser keeps the cached document with its policy: a new nonce would not match.
      if (isFresh(request, tag)) return reply.code(304).send()
    }
    const nonce = newNonce()
    const { title, description, html, state } = page
    const data = { 'app-config': settings, 'page-state': state }
    const listed = page.status === 200 && page.path !== null
    const fonts = entry.fontFiles
    const shared = listed && origin && page.path !== null ? sharedParts(page, page.path, origin) : undefined
    const parts = { title, description, css, fonts, files, nonce, html, data, listed }
    const whole = documentHtml({ ...parts, ...(shared ? { shared } : {}) })
    return send(request, reply, nonce, source.finish ? await source.finish(request.url, whole) : whole)
  }

  return {
    page: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const shorter = withoutFinalSlash(request.url)
      if (shorter) return reply.redirect(shorter, 308)
      const pathname = request.url.split('?', 1)[0] ?? '/'
      if (/^\/api(?:\/|$)/.test(pathname)) return unknownAddress(reply)
      const moved = movedTo(pathname)
      if (moved) return reply.redirect(moved + request.url.slice(pathname.length), 308)
      const whole = beginnings.get(pathname)
      if (whole) return reply.redirect(whole)
      return isAdminPath(pathname) ? adminShell(request, reply) : publicPage(request, reply)
    },
    /** A public page's form, posted without a script. */
    form: (request: FastifyRequest, reply: FastifyReply) => publicPage(request, reply, readForm(request, config)),
  }
}

import type { Extensions } from '@potager/domain/api'
import type { KeptTimes } from '@potager/domain/config'
import { trimEndOf } from '@potager/domain/format'
import type { House } from '@potager/domain/house'
import { linkPaths } from '@potager/domain/link-paths'
import { messageWishPath } from '@potager/domain/message'
import { requestRefusals } from '@potager/domain/messages'
import { noticePaths } from '@potager/domain/notice'
import { isAdminPath, movedTo, paths } from '@potager/domain/paths'
import { visitReviewPath } from '@potager/domain/visit-review'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerErrors } from '../api/errors.ts'
import { findShownLogo } from '../api/house/routes.ts'
import type { Config } from '../base/config.ts'
import { isFresh, pageTag } from '../base/hash.ts'
import { newNonce } from '../base/html.ts'
import { originOf } from '../base/origin.ts'
import type { Database } from '../db/database.ts'
import { documentHtml, type SharedParts } from './document.ts'
import type { RenderedPage, SentForm, SiteSource } from './entry.ts'
import { developmentPolicy, documentPolicy, setSiteHeaders } from './headers.ts'
import { createHouseReader, createKeptReader, lookOf, ownWords, publisherWith, stateWith } from './house.ts'
import { acceptForms, acceptOneClicks, readForm, readOwnForm } from './sent-form.ts'
import { inProcessFetch, serveSmallFiles } from './small-files.ts'
import { sendFailure } from './standing-page.ts'
import { sendHtml, serveFiles } from './static-files.ts'

/**
 * Serves everything outside /api: pages, assets and the answer for unknown addresses. `extensions` is what the backend is
 * known to have at the time.
 */
export type SitePlugin = (
  app: FastifyInstance,
  options: { config: Config; db?: Database; extensions: () => Extensions },
) => Promise<void>

/** Pages whose address is a secret. Their routes keep it out of the log. */
const secretPaths = [
  linkPaths.password,
  linkPaths.invitation,
  linkPaths.request,
  messageWishPath,
  noticePaths.link,
  visitReviewPath,
].map((of) => `${of('')}:token`)

/** Beginnings of addresses that are no page of their own, and the page that each leads to. */
const beginnings: ReadonlyMap<string, string> = new Map([['/chatbot', paths.chatbotDashboard]])

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
  return async (app, { config, db, extensions }) => {
    const source = await load(app)
    if (!source) {
      app.log.warn('the site is not built: only the API is served')
      return answerErrors(app)
    }
    const readHouse = createHouseReader(app, config, db)
    app.look.read = async () => {
      const [{ documentCss, fontFiles }, house] = await Promise.all([source.entry(), readHouse()])
      return { css: documentCss(lookOf(house).tokens), fonts: fontFiles }
    }
    const pages = pageHandlers(app, source, { config, extensions, readHouse, kept: createKeptReader(app, db) })
    app.addHook('onRequest', async (_request, reply) => setSiteHeaders(reply))
    serveSmallFiles(app, source, { config, extensions, readHouse, findLogo: (hash) => findShownLogo(db, config, hash) })
    await serveFiles(app, source, config)
    app.get('/*', pages.page)
    acceptForms(app)
    acceptOneClicks(app)
    app.post(paths.register, pages.form)
    app.post(paths.assistant, pages.form)
    app.post(paths.request, pages.form)
    app.post(paths.lostRequest, pages.form)
    app.post(`${noticePaths.form('')}:review`, pages.form)
    // Beside the addresses of visits, this one is no secret.
    app.get(paths.reviewRules, pages.page)
    for (const path of secretPaths) {
      app.get(path, pages.link)
      app.post(path, pages.linkForm)
    }
    app.setNotFoundHandler((request, reply) =>
      request.method === 'GET' || request.method === 'HEAD' ? pages.page(request, reply) : unknownAddress(reply),
    )
    app.setErrorHandler<FastifyError>(sendFailure)
  }
}

type Place = { path: string; origin: string; siteName: string }

function sharedParts({ image, structured }: RenderedPage, { path, origin, siteName }: Place): SharedParts {
  return { url: origin + path, image: origin + image, siteName, structured }
}

type PageOptions = {
  config: Config
  extensions: () => Extensions
  readHouse: () => Promise<House>
  kept: () => Promise<KeptTimes>
}

function pageHandlers(app: FastifyInstance, source: SiteSource, { config, extensions, readHouse, kept }: PageOptions) {
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
    const [entry, admin, house] = await Promise.all([source.entry(), source.admin(), readHouse()])
    const look = lookOf(house)
    const settings = currentSettings()
    const { html, troubles, boot, framed, firstCalls, modules } = admin.renderAdmin({
      url: request.url,
      api: settings.apiBase,
      extensions: settings.extensions,
      words: look.words,
    })
    const own = ownWords(house) || look.tokens ? { house: look } : {}
    const files = await source.files('admin', modules)
    const nonce = newNonce()
    const document = documentHtml({
      title: house.name,
      css: entry.documentCss(look.tokens),
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
        data: { 'app-config': { ...settings, ...own }, 'first-calls': firstCalls, 'app-scripts': files.inTurn ?? [] },
      },
    })
    reply.header('cache-control', 'no-store')
    return send(request, reply, nonce, source.finish ? await source.finish(request.url, document) : document, true)
  }

  async function publicPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { form, secret = false }: { form?: SentForm; secret?: boolean } = {},
  ): Promise<FastifyReply> {
    const [entry, house] = await Promise.all([source.entry(), readHouse()])
    const look = lookOf(house)
    // Whole minutes: the page changes by itself no more often, and its ETag stays valid for as long.
    const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
    const origin = originOf(request, config)
    const settings = currentSettings()
    const page = await entry.renderPage({
      url: request.url,
      fetch: form || secret ? inProcessFetch(app, request.ip) : fetch,
      now,
      extensions: settings.extensions,
      publisher: publisherWith(config.publisher, house),
      kept,
      house: look,
      contact: house,
      origin,
      ...(form ? { form } : {}),
    })
    if (page.redirect) return reply.redirect(page.redirect, page.status)

    const files = await source.files(page.name)
    const stored = !form && !secret
    reply.code(page.status).header('cache-control', stored ? 'no-cache' : 'no-store')
    const css = entry.documentCss(look.tokens)
    if (page.status === 200 && stored) {
      const said = JSON.stringify([page.state, page.structured, origin, settings, look.words])
      const tag = pageTag(page.title, page.description, page.html, said, css, files.css, files.script ?? '')
      reply.header('etag', tag)
      // On a 304 the browser keeps the cached document with its policy: a new nonce would not match.
      if (isFresh(request, tag)) return reply.code(304).send()
    }
    const nonce = newNonce()
    const { title, description, html } = page
    const data = { 'app-config': settings, 'page-state': stateWith(page.state, house) }
    const listed = page.status === 200 && page.path !== null
    const fonts = entry.fontFiles
    const shared =
      listed && origin && page.path !== null
        ? sharedParts(page, { path: page.path, origin, siteName: house.name })
        : undefined
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
    form: (request: FastifyRequest, reply: FastifyReply) =>
      publicPage(request, reply, { form: readForm(request, config) }),
    /** A page whose address is a secret. */
    link: (request: FastifyRequest, reply: FastifyReply) =>
      publicPage(request, reply.header('referrer-policy', 'no-referrer'), { secret: true }),
    /** Its form. Under its referrer policy browsers do not name the origin; the address alone gives the right. */
    linkForm: (request: FastifyRequest, reply: FastifyReply) =>
      publicPage(request, reply.header('referrer-policy', 'no-referrer'), { form: readOwnForm(request), secret: true }),
  }
}

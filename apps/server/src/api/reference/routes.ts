import { conceptNames } from '@potager/domain/messages'
import type { FastifyInstance } from 'fastify'
import { escapeHtml, fontPreloads, newNonce } from '../../base/html.ts'
import { allEndpoints } from '../endpoints.ts'
import { describeSchema, jsonOf, type Listed, readDocument, schemaHtml } from './schema-html.ts'

/** The site's look: design tokens and typefaces as CSS, and the typefaces' addresses. */
type PageLook = { css: string; fonts: readonly string[] }

/** The design tokens in system colours, for a server whose site is not built. */
const systemLook: PageLook = {
  css: ':root{color-scheme:light dark;--paper:Canvas;--paper-raised:Canvas;--paper-sunk:Canvas;--ink:CanvasText;--ink-soft:CanvasText;--line:GrayText;--leaf:LinkText;--leaf-tint:Canvas;--radius-card:12px;--radius-chip:999px;--font-display:Georgia,serif;--font-text:system-ui,sans-serif}*{box-sizing:border-box}body{margin:0;font:1rem/1.5 var(--font-text);background:var(--paper);color:var(--ink)}',
  fonts: [],
}

/** Styles of the reference page: the index is beside the calls on wide screens, above them on narrow ones. */
const pageStyle = `
.skip{position:absolute;top:-80px;left:16px;padding:10px 16px;background:var(--leaf);color:var(--paper);z-index:1}
.skip:focus{top:8px}
header,main{max-width:1160px;margin:0 auto;padding:0 20px}
header{padding-top:40px}
h1{font-size:clamp(2rem,5vw,3rem);margin:0 0 10px}
.intro{max-width:44em;color:var(--ink-soft);font-size:1.125rem;margin:0 0 12px}
.columns{display:grid;gap:32px;padding:24px 0 64px}
nav h2{font-size:1.25rem;margin:0 0 8px}
nav ul{list-style:none;margin:0 0 16px;padding:0}
nav li ul{margin:0 0 12px;padding-left:12px;border-left:2px solid var(--line)}
nav a{display:inline-block;padding:3px 0;text-decoration:none}
nav a:hover{text-decoration:underline}
section{margin:0 0 48px}
section>h2{font-size:1.75rem;margin:0 0 16px}
article{margin:0 0 20px;padding:20px;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--paper-raised)}
article:target{border-color:var(--leaf);box-shadow:0 0 0 2px var(--leaf)}
h3{font-size:1.25rem;margin:0 0 8px}
h4{font:600 0.9375rem/1.4 var(--font-text);margin:16px 0 4px}
.line{display:flex;flex-wrap:wrap;gap:8px;align-items:baseline;margin:0 0 8px}
.method{padding:1px 8px;border-radius:var(--radius-chip);background:var(--leaf);color:var(--paper);font-weight:600;font-size:0.875rem}
.chip{padding:1px 10px;border-radius:var(--radius-chip);border:1px solid var(--line);color:var(--ink-soft);font-size:0.875rem}
code{font:0.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.path{font-size:1rem}
.name{font-weight:600}
.fields{margin:4px 0;padding-left:16px;list-style:none;border-left:2px solid var(--line)}
.fields li{padding:3px 0}
.bounds,.about,.optional{color:var(--ink-soft);font-size:0.875rem}
.optional{font-style:italic}
.type{margin:4px 0}
summary{cursor:pointer;padding:8px 0;font-weight:600}
details{border-top:1px solid var(--line)}
@media (min-width:56.25em){.columns{grid-template-columns:280px minmax(0,1fr)}nav{position:sticky;top:16px;align-self:start;max-height:calc(100vh - 32px);overflow:auto}}
@media print{nav{display:none}article{break-inside:avoid}}
`

const access = {
  public: 'Ouvert à tous',
  'signed-in': 'Compte connecté',
  staff: 'Compte qui travaille pour un restaurant, MANAGER ou ADMIN',
  privileged: 'MANAGER ou ADMIN',
  admin: 'ADMIN seulement',
}

const statusNames: Record<string, string> = {
  200: 'réussite',
  201: 'créé',
  400: 'demande refusée, un message par champ',
  401: 'session absente ou terminée',
  403: 'sans le droit',
  404: 'introuvable',
  409: 'contraire à l’état présent',
  422: 'clé d’idempotence déjà prise par autre chose',
  429: 'trop d’essais, attendre',
  500: 'erreur du serveur, avec sa référence',
  503: 'service occupé, réessayer',
}

const names: Readonly<Record<string, string>> = conceptNames

/** A tag is a concept's name, with hyphens. */
const groupName = (tag: string) => names[tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] ?? tag

function accessOf({ operationId, security }: Listed): string {
  const found = allEndpoints.find(({ call }) => call.name === operationId)
  return access[found?.call.access ?? (security?.length ? 'signed-in' : 'public')]
}

function parametersHtml({ parameters }: Listed): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code class="name">${escapeHtml(name)}</code> ${place === 'path' ? 'dans le chemin' : 'dans l’adresse'}, ${describeSchema(schema)}${required ? '' : ' <span class="optional">facultatif</span>'}</li>`,
  )
  return `<h4>Paramètres</h4><ul class="fields">${rows.join('')}</ul>`
}

function responsesHtml({ responses, summary }: Listed): string {
  const [good, bad] = [true, false].map((ok) =>
    Object.entries(responses).filter(([status]) => status.startsWith('2') === ok),
  )
  const success = (good ?? []).map(([status, response]) => {
    const schema = jsonOf(response)
    return `<details><summary>Réponse ${status}<span class="visually-hidden"> de « ${escapeHtml(summary)} »</span></summary>${schema ? schemaHtml(schema) : ''}</details>`
  })
  const errors = (bad ?? []).map(([status]) => `<li><code>${status}</code> ${statusNames[status] ?? ''}</li>`)
  return `${success.join('')}<details><summary>Erreurs<span class="visually-hidden"> de « ${escapeHtml(summary)} »</span></summary><ul class="fields">${errors.join('')}</ul></details>`
}

function callHtml(call: Listed): string {
  const body = jsonOf(call.requestBody)
  return `<article id="${escapeHtml(call.operationId)}"><h3>${escapeHtml(call.summary)}</h3>
<p class="line"><span class="method">${call.method}</span><code class="path">${escapeHtml(call.path)}</code><span class="chip">${accessOf(call)}</span></p>
${parametersHtml(call)}${body ? `<h4>Corps</h4>${schemaHtml(body)}` : ''}${responsesHtml(call)}</article>`
}

/** The text between the title and the calls. */
const intro = `<p class="intro">Les appels partent de <code>/api</code>, en JSON. Un appel protégé porte
<code>Authorization: Bearer …</code>, le jeton que donne <a href="#login">l’ouverture d’une session</a>. Une création qui porte
<code>Idempotency-Key</code> n’est faite qu’une fois, même envoyée deux fois.</p>
<p class="intro">Une erreur répond <code>{message, error?, errors?, requestId?}</code> : une phrase à montrer, son nom, un message
par champ, sa référence. Les appels « extension » s’ajoutent à la spécification. Le même contrat pour les machines :
<a href="/api/openapi.json">openapi.json</a>.</p>`

/** The reference as HTML without scripts: the content of <main>, rendered once from the OpenAPI document. */
function referenceHtml(document: unknown): { title: string; html: string } {
  const { title, version, groups } = readDocument(document)
  const index = [...groups].map(
    ([tag, calls]) =>
      `<li><a href="#groupe-${escapeHtml(tag)}">${escapeHtml(groupName(tag))}</a><ul>${calls.map(({ operationId, summary }) => `<li><a href="#${escapeHtml(operationId)}">${escapeHtml(summary)}</a></li>`).join('')}</ul></li>`,
  )
  const sections = [...groups].map(
    ([tag, calls]) =>
      `<section aria-labelledby="groupe-${escapeHtml(tag)}"><h2 id="groupe-${escapeHtml(tag)}">${escapeHtml(groupName(tag))}</h2>${calls.map(callHtml).join('')}</section>`,
  )
  const html = `<a class="skip" href="#appels">Aller aux appels</a>
<header><h1>${escapeHtml(title)}</h1><p class="line"><span class="chip">Version ${escapeHtml(version)}</span><a href="/">Retour au site</a></p>${intro}</header>
<main><div class="columns"><nav aria-labelledby="sommaire"><h2 id="sommaire">Sommaire</h2><ul>${index.join('')}</ul></nav><div id="appels" tabindex="-1">${sections.join('')}</div></div></main>`
  return { title, html }
}

/** The whole HTML document, in the site's look. */
function referencePage(page: { title: string; html: string }, { css, fonts }: PageLook, nonce: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title><meta name="robots" content="noindex">${fontPreloads(fonts)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style nonce="${nonce}">${css}${pageStyle}</style></head><body>${page.html}</body></html>`
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null without a site. */
    look: { read: (() => Promise<PageLook>) | null }
  }
}

const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The API reference for people at /docs: rendered from the OpenAPI document, without scripts or third-party files. */
export function registerReference(app: FastifyInstance): void {
  let page: ReturnType<typeof referenceHtml> | undefined
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= referenceHtml(app.swagger())
    const nonce = newNonce()
    reply.header('content-security-policy', policy(nonce)).type('text/html; charset=utf-8')
    return reply.send(referencePage(page, (await app.look.read?.()) ?? systemLook, nonce))
  })
}

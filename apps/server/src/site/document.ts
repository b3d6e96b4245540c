import { standingPageMessages } from '@potager/domain/messages'
import { escapeHtml, fontPreloads, scriptJson } from '../base/html.ts'
import type { PageFiles } from './entry.ts'

/** Absolute addresses, for readers outside the site. */
export type SharedParts = { url: string; image: string; siteName: string; structured: readonly object[] }

/** The parts of one HTML document. */
export type DocumentParts = {
  title: string
  description?: string
  /** Metadata for search engines and sharing; absent for an unlisted page. */
  shared?: SharedParts
  /** Typefaces and tokens, before the app's own styles. */
  css: string
  fonts: readonly string[]
  files: PageFiles
  nonce: string
  /** Safe markup of #root. */
  html: string
  /** Data blocks by element id, read by the scripts. */
  data: Record<string, unknown>
  /** Whether search engines may list it. */
  listed: boolean
  /** Seconds until a browser without scripts reloads. */
  refresh?: number
  /** For a document that is only a frame until its scripts have loaded. */
  needsScripts?: WaitingFiles
}

/** What a document does until its scripts have loaded. */
export type WaitingFiles = {
  /** The script to run before the first paint, and the one to run after the frame. */
  boot: string
  framed: string
  /** Templates of the messages for scripts that do not load. */
  troubles: string
  /** Data blocks by element id, before any script. */
  data: Record<string, unknown>
}

// Replaces a frame that would stay empty.
const noscript = (nonce: string) =>
  `<noscript><style nonce="${nonce}">#root{display:none}</style><p class="noscript">${standingPageMessages.noScript}</p></noscript>`

/** Length `1lh` came to Chrome with 109 and to Safari with 16.4, additive animations to Firefox with 115 (package.json). */
const YOUNG_ENOUGH = '((width:1lh) or ((-moz-appearance:none) and (animation-composition:add)))'

/** For browsers that are older than the product's, which run half of its scripts or none: a style asks, as they do not parse our scripts. */
const tooOld = (nonce: string, hides = '') =>
  `<style nonce="${nonce}">.old{display:none}@supports not ${YOUNG_ENOUGH}{.old{display:block}${hides}}</style><p class="noscript old">${standingPageMessages.oldBrowser}</p>`

/** Before the page's own content: what is said where its scripts cannot run. Pages that work without scripts say nothing. */
function unable({ html, nonce, needsScripts }: DocumentParts): string {
  if (needsScripts) return noscript(nonce) + tooOld(nonce, '#root{display:none}')
  return html.includes('<noscript') ? tooOld(nonce) : ''
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
}

/** The canonical address, and Open Graph with its picture. */
function sharing(title: string, description: string, { url, image, siteName }: SharedParts): string[] {
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:url', url),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/**
 * What the page is about for search engines, by schema.org, as a data block, which needs no permission in the policy.
 * Beside the page's data, which has the same names and texts, it compresses best.
 */
function structuredData({ structured }: SharedParts): string {
  const graph = { '@context': 'https://schema.org', '@graph': structured }
  return structured.length > 0 ? `<script type="application/ld+json">${scriptJson(graph)}</script>` : ''
}

function dataBlocks(data: Record<string, unknown>): string {
  return Object.entries(data)
    .map(([id, value]) => `<script type="application/json" id="${escapeHtml(id)}">${scriptJson(value)}</script>`)
    .join('')
}

// Our own minified script: only what would close its element is escaped.
const inlineScript = (nonce: string, code: string) =>
  `<script nonce="${nonce}">${code.trim().replaceAll('</script', '<\\/script')}</script>`

const stylesheets = ({ stylesheets: files }: PageFiles) =>
  files.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`).join('')

// Of a type that nobody fetches, where older Chromiums fetch what is `disabled`: tells Vite's module loader that these
// styles are present.
const standsFor = (file: string) => `<link rel="stylesheet" type="none" href="${escapeHtml(file)}">`

/** A page that works without its scripts loads text and typefaces first. */
const lower = ({ needsScripts }: DocumentParts) => (needsScripts ? '' : ' fetchpriority="low"')

function script(parts: DocumentParts): string {
  const { script: file } = parts.files
  return file ? `<script type="module"${lower(parts)} src="${escapeHtml(file)}"></script>` : ''
}

function head(parts: DocumentParts): string {
  const { title, description = '', shared, css, fonts, files, nonce, listed, refresh, needsScripts } = parts
  return [
    '<meta charset="utf-8">',
    // The back-office's frame keeps clear of a phone's notch and of its home bar.
    `<meta name="viewport" content="width=device-width, initial-scale=1${needsScripts ? ', viewport-fit=cover' : ''}">`,
    needsScripts ? dataBlocks(needsScripts.data) + inlineScript(nonce, needsScripts.boot) : '',
    `<title>${escapeHtml(title)}</title>`,
    description ? meta('name', 'description', description) : '',
    listed ? '' : '<meta name="robots" content="noindex">',
    refresh ? `<noscript><meta http-equiv="refresh" content="${refresh}"></noscript>` : '',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF6EC">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141A16">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    fontPreloads(fonts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icone-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style nonce="${nonce}">${css}\n${files.css}</style>`,
    ...(files.within ?? []).map(standsFor),
    ...files.preloads.map((file) => `<link rel="modulepreload"${lower(parts)} href="${escapeHtml(file)}">`),
    needsScripts ? '' : stylesheets(files) + script(parts),
    ...(shared ? sharing(title, description, shared) : []),
  ].join('')
}

/** A whole HTML document in French. A frame is painted before the remaining styles have loaded. */
export function documentHtml(parts: DocumentParts): string {
  const { html, data, nonce, files, needsScripts, shared } = parts
  const waiting = needsScripts
    ? inlineScript(nonce, needsScripts.framed) + needsScripts.troubles + stylesheets(files) + script(parts)
    : ''
  const body = `${unable(parts)}<div id="root">${html}</div>${dataBlocks(data)}${shared ? structuredData(shared) : ''}${waiting}`
  return `<!doctype html><html lang="fr"><head>${head(parts)}</head><body>${body}</body></html>`
}

import type { PageFiles } from './entry.ts'
import { escapeHtml, scriptJson } from './escape.ts'

/** What goes into one HTML document. */
export type DocumentParts = {
  title: string
  description?: string
  /** Typefaces and tokens, before the app's own styles. */
  css: string
  fonts: readonly string[]
  files: PageFiles
  nonce: string
  /** Markup of #root, already safe. */
  html: string
  /** Data blocks by element id, read by the scripts. */
  data: Record<string, unknown>
  /** Whether search engines may list it. */
  listed: boolean
}

const noscript =
  '<noscript><p class="noscript">Cette page a besoin de JavaScript. Activez-le dans les réglages du navigateur, puis rechargez la page.</p></noscript>'

function head({ title, description, css, fonts, files, nonce, listed }: DocumentParts): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    listed ? '' : '<meta name="robots" content="noindex">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF6EC">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141A16">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...fonts.map((file) => `<link rel="preload" href="${escapeHtml(file)}" as="font" type="font/woff2" crossorigin>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">${css}\n${files.css}</style>`,
    ...files.stylesheets.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`),
    ...files.preloads.map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
    files.script ? `<script type="module" src="${escapeHtml(files.script)}"></script>` : '',
  ].join('')
}

/** A whole HTML document in French. */
export function documentHtml(parts: DocumentParts): string {
  const blocks = Object.entries(parts.data).map(
    ([id, value]) => `<script type="application/json" id="${escapeHtml(id)}">${scriptJson(value)}</script>`,
  )
  const body = `<div id="root">${parts.html}</div>${parts.html ? '' : noscript}${blocks.join('')}`
  return `<!doctype html><html lang="fr"><head>${head(parts)}</head><body>${body}</body></html>`
}

import { randomBytes } from 'node:crypto'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}

/** JSON that can neither close its script element nor break old JavaScript parsers. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

/** The nonce of a document's style and script elements, new for every response. */
export const newNonce = () => randomBytes(18).toString('base64')

/** A typeface requested late arrives too late to be shown (decision 0022). */
export function fontPreloads(files: readonly string[]): string {
  const link = (file: string) =>
    `<link rel="preload" href="${escapeHtml(file)}" as="font" type="font/woff2" crossorigin>`
  return files.map(link).join('')
}

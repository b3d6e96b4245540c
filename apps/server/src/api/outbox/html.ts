import { grounds, housePalette } from '@potager/domain/house'
import type { MessageText } from '@potager/domain/message'
import { messageWishMessages } from '@potager/domain/messages'
import { escapeHtml } from '../../base/html.ts'

/** The accent of the theme, for a house that has none of its own. */
const THEME_ACCENT = '#22543D'

/** Who writes, where the message's link leads, and where one chooses to get no more of them, if there is such a page. */
export type Sheet = { house: string; accent: string; address: string | null; wishes: string | null }

/**
 * A message as a page: the words of the plain text in the house's colours. Nothing of it is fetched, neither pictures
 * nor typefaces, so that nobody learns whether it was read.
 */
export function messageHtml(
  { subject, paragraphs, link }: MessageText,
  { house, accent, address, wishes }: Sheet,
): string {
  const { paper, paperRaised, ink, inkSoft } = grounds.light
  const { leaf, onLeaf } = housePalette(accent || THEME_ACCENT).light
  const said = paragraphs.map((text) => `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`).join('')
  const button = address
    ? `<p style="margin:22px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:11px 18px;border-radius:8px;background:${leaf};color:${onLeaf};font-weight:600;text-decoration:none">${escapeHtml(link)}</a></p>`
    : ''
  const end = wishes
    ? `<br><a href="${escapeHtml(wishes)}" style="color:${inkSoft}">${escapeHtml(messageWishMessages.line)}</a>`
    : ''
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:24px 12px;background:${paper};color:${ink};font:16px/1.5 'Segoe UI','Helvetica Neue',sans-serif">` +
    `<div style="max-width:560px;margin:0 auto;padding:24px;background:${paperRaised};border-radius:12px">` +
    `<p style="margin:0 0 18px;color:${leaf};font:700 22px/1.3 Georgia,serif">${escapeHtml(house)}</p>${said}${button}` +
    `<p style="margin:22px 0 0;color:${inkSoft};font-size:14px">${escapeHtml(house)}${end}</p></div></body></html>`
  )
}

import { logoMessages } from './logo.messages.ts'

/** Most bytes of a logo's file by its kind, and most pixels of a side of a PNG. */
export const logoLimits = { svg: 64 * 1024, png: 256 * 1024, side: 1024 } as const

/** Characters of a part of a logo on the wire: no text of a body is longer than 10,000. */
export const LOGO_PART = 8192
/** Most parts of a logo on the wire. */
export const MOST_LOGO_PARTS = Math.ceil((Math.ceil(logoLimits.png / 3) * 4) / LOGO_PART)

/** A file in base64 as a change of the house takes it. */
export function logoParts(base64: string): string[] {
  return base64.match(new RegExp(`.{1,${LOGO_PART}}`, 'g')) ?? []
}

/** A file as the browser names it. */
type NamedFile = { name: string; size: number }

/** The kind of a file that may be a logo, by its name; null for another. */
export function logoKind({ name }: Pick<NamedFile, 'name'>): 'svg' | 'png' | null {
  const [, end] = /\.(svg|png)$/i.exec(name) ?? []
  return end ? (end.toLowerCase() as 'svg' | 'png') : null
}

/** Why a chosen file cannot be a logo, before it is read; null when it may be. The server has the last word. */
export function refuseLogoFile(file: NamedFile): string | null {
  const kind = logoKind(file)
  if (!kind) return logoMessages.kind
  if (file.size <= logoLimits[kind]) return null
  return kind === 'svg' ? logoMessages.svgTooBig : logoMessages.pngTooBig
}

import { createHash } from 'node:crypto'
import { logoLimits } from '@potager/domain/house'
import { logoMessages } from '@potager/domain/messages'
import { cleanPng, isPng } from './png.ts'
import { cleanSvg } from './svg.ts'

/** A cleaned logo, and the hash of its bytes, by which it is served. */
export type Logo = { type: LogoType; bytes: Buffer; hash: string }
export type LogoType = 'svg' | 'png'

/** The addresses of logos. */
export const logoAddress = ({ type, hash }: Pick<Logo, 'type' | 'hash'>) => `/house/logo-${hash}.${type}`

function logoFrom(type: LogoType, bytes: Buffer): { logo: Logo } {
  return { logo: { type, bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) } }
}

/** Reads and cleans the file of a logo; what cannot be used has a problem in French that says what to do. */
export function readLogo(file: Buffer): { logo: Logo } | { problem: string } {
  if (isPng(file)) {
    if (file.length > logoLimits.png) return { problem: logoMessages.pngTooBig }
    const cleaned = cleanPng(file)
    return 'problem' in cleaned ? cleaned : logoFrom('png', cleaned.png)
  }
  if (file.length > logoLimits.svg) return { problem: logoMessages.svgTooBig }
  const cleaned = cleanSvg(file)
  return 'problem' in cleaned ? cleaned : logoFrom('svg', Buffer.from(cleaned.svg))
}

import { createHash } from 'node:crypto'
import { crc32, inflateSync } from 'node:zlib'
import { logoLimits } from '@potager/domain/house'
import { logoMessages } from '@potager/domain/messages'
import { cleanSvg } from './svg.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What a picture is drawn from. Every other part is left out: texts, places, profiles, animations, what follows the end. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** Channels of each type of colour, and the depths that it may have. */
const types: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
}
/** First column and row, and steps, of each pass of an interlaced picture. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Whether these bytes begin as a PNG does. */
export const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(SIGNATURE)

type Chunk = { type: string; data: Buffer; whole: Buffer }

/** The parts of a PNG up to its end; null when one is cut off or damaged. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    if (type === 'IEND') return chunks
    at = end
  }
  return null
}

type Header = { width: number; height: number; bits: number; colour: number; interlaced: boolean }

function headerOf(data: Buffer): Header | null {
  if (data.length !== 13) return null
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8)
  const type = types[colour]
  if (!type?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) return null
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  return { width, height, bits: type.channels * depth, colour, interlaced: interlace === 1 }
}

/** How many bytes the pixels take, each line with its filter. */
function pixelBytes({ width, height, bits, interlaced }: Header): number {
  const rows = interlaced ? passes : ([[0, 0, 1, 1]] as const)
  return rows.reduce((sum, [left, top, right, down]) => {
    const columns = Math.ceil((width - left) / right)
    const lines = Math.ceil((height - top) / down)
    return columns > 0 && lines > 0 ? sum + lines * (1 + Math.ceil((columns * bits) / 8)) : sum
  }, 0)
}

function hasPixels(header: Header, chunks: readonly Chunk[]): boolean {
  const size = pixelBytes(header)
  try {
    const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
    return inflateSync(packed, { maxOutputLength: size + 1 }).length === size
  } catch {
    return false
  }
}

/** A picture with the parts that it is drawn from and no other, or why it cannot be used, in French. */
export function cleanPng(bytes: Buffer): { png: Buffer } | { problem: string } {
  const kept = chunksOf(bytes)?.filter(({ type }) => drawn.has(type))
  const [first] = kept ?? []
  const headers = kept?.filter(({ type }) => type === 'IHDR').length
  const header = first?.type === 'IHDR' && headers === 1 ? headerOf(first.data) : null
  if (!kept || !header) return { problem: logoMessages.damaged }
  const { width, height, colour } = header
  if (Math.max(width, height) > logoLimits.side) return { problem: logoMessages.tooWide(width, height) }
  const isWhole = width > 0 && height > 0 && (colour !== 3 || kept.some(({ type }) => type === 'PLTE'))
  if (!isWhole || !hasPixels(header, kept)) return { problem: logoMessages.damaged }
  return { png: Buffer.concat([SIGNATURE, ...kept.map(({ whole }) => whole)]) }
}

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

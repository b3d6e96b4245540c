import { crc32, deflateSync } from 'node:zlib'
import { logoMessages } from '@potager/domain/messages'
import { describe, expect, it } from 'vitest'
import { cleanPng, isPng } from './png.ts'

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Made = { width?: number; height?: number; depth?: number; colour?: number; interlace?: number; pixels?: number }

function header({ width = 2, height = 3, depth = 8, colour = 6, interlace = 0 }: Made): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, 0, 0, interlace], 8)
  return chunk('IHDR', data)
}

/** A PNG of 2 × 3 pixels with colours and transparency, or what is asked for. */
function picture(made: Made = {}, ...more: Buffer[]): Buffer {
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(made.pixels ?? 27)))
  return Buffer.concat([signature, header(made), ...more, pixels, chunk('IEND', Buffer.alloc(0))])
}

describe('cleaning a PNG [HOU-06]', () => {
  it('keeps the chunks that the picture is drawn from, and no other', () => {
    const texts = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'iCCP', 'acTL', 'prVt'].map((type) =>
      chunk(type, Buffer.from('prise chez moi')),
    )
    const file = Buffer.concat([picture({}, ...texts), Buffer.from('<script>alert(1)</script>')])
    expect(isPng(file)).toBe(true)
    expect(cleanPng(file)).toEqual({ png: picture() })
  })

  it('keeps colours and transparency of a palette', () => {
    const palette = [chunk('PLTE', Buffer.from([1, 2, 3])), chunk('tRNS', Buffer.from([0]))]
    const file = picture({ colour: 3, depth: 1, pixels: 6 }, ...palette)
    expect(cleanPng(file)).toEqual({ png: file })
    expect(cleanPng(picture({ colour: 3, depth: 1, pixels: 6 }))).toEqual({ problem: logoMessages.damaged })
  })

  it('accepts interlaced pixels', () => {
    // Four lines of a pixel, one of two.
    expect(cleanPng(picture({ interlace: 1, pixels: 4 * 5 + 9 }))).toHaveProperty('png')
    expect(cleanPng(picture({ interlace: 1, pixels: 4 * 5 + 8 }))).toEqual({ problem: logoMessages.damaged })
  })

  it.each([
    ['one that is cut off', picture().subarray(0, -6)],
    ['one that is damaged', Buffer.from(picture().map((byte, at) => (at === 20 ? byte + 1 : byte)))],
    ['two headers', picture({}, header({ width: 2000 }))],
    ['an unknown kind of colours', picture({ colour: 5 })],
    ['a depth that its colours have not', picture({ depth: 4 })],
    ['no width', picture({ width: 0, pixels: 3 })],
    ['fewer pixels than it says', picture({ pixels: 26 })],
    ['more pixels than it says', picture({ pixels: 50_000_000 })],
    [
      'pixels that are not packed',
      Buffer.concat([signature, header({}), chunk('IDAT', Buffer.from('abc')), chunk('IEND', Buffer.alloc(0))]),
    ],
    ['no end', Buffer.concat([signature, header({})])],
    ['a signature alone', signature],
  ])('refuses %s', (_, file) => {
    expect(cleanPng(file)).toEqual({ problem: logoMessages.damaged })
  })

  it('accepts 1024 pixels a side at most', () => {
    expect(cleanPng(picture({ width: 1024, height: 1, pixels: 4097 }))).toHaveProperty('png')
    expect(cleanPng(picture({ width: 1025, height: 1, pixels: 4101 }))).toEqual({
      problem: logoMessages.tooWide(1025, 1),
    })
  })
})

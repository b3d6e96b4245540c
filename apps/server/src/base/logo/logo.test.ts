import { crc32, deflateSync } from 'node:zlib'
import { fc, test } from '@fast-check/vitest'
import { logoMessages } from '@potager/domain/messages'
import { describe, expect, it } from 'vitest'
import { cleanPng, isPng } from './logo.ts'
import { cleanSvg } from './svg.ts'

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

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

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
const drawing = (inner: string, root = '') => `<svg ${NS} viewBox="0 0 8 8" ${root}><path d="M0 0h8v8z"/>${inner}</svg>`
const clean = (svg: string | Uint8Array) => cleanSvg(typeof svg === 'string' ? Buffer.from(svg) : svg)

function cleaned(svg: string): string {
  const result = clean(svg)
  if ('problem' in result) throw new Error(result.problem)
  return result.svg
}

const encoded = 'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+'
/** Ways to run a script or to fetch something from a drawing, from the lists that sanitisers are tested with. */
const attacks: readonly [what: string, inner: string, root?: string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script from elsewhere', '<script xlink:href="https://evil.example/a.js"/>'],
  ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
  ['a script under another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
  ['a handler of the root', '', 'onload="alert(1)"'],
  ['a handler in capitals', '<g ONCLICK="alert(1)"><path d="M0 0"/></g>'],
  ['a handler with a focus', '<g tabindex="1" onfocus="alert(1)" id="x"/>'],
  ['a handler of an animation', '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>'],
  [
    'an address set by an animation',
    '<a id="x"><text>x</text><set attributeName="href" to="javascript:alert(1)"/></a>',
  ],
  ['values of an animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['a link', '<a href="javascript:alert(1)"><text>x</text></a>'],
  ['a link by its old name', '<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
  ['a link with a space in its scheme', '<a href=" java&#10;script:alert(1)"><text>x</text></a>'],
  [
    'an embedded page',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  ],
  [
    'a body with a handler',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
  ],
  ['a page without its namespace', '<iframe src="javascript:alert(1)"/><embed src="javascript:alert(1)"/>'],
  [
    'a handler that listens to events',
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  ],
  ['a picture from elsewhere', '<image href="https://evil.example/p.png" width="8" height="8"/>'],
  ['a picture that is a drawing', `<image href="${encoded}" width="8" height="8"/>`],
  ['a copy from elsewhere', '<use href="https://evil.example/a.svg#x"/>'],
  ['a copy of a drawing in its address', `<use xlink:href="${encoded}#x"/>`],
  ['a filter that fetches', '<filter id="f"><feImage href="https://evil.example/p.png"/></filter>'],
  ['a fill from elsewhere', '<rect fill="url(https://evil.example/a.svg#x)" width="1" height="1"/>'],
  ['a fill from elsewhere, quoted', `<rect fill="url('//evil.example/a.svg#x')" width="1" height="1"/>`],
  ['a style from elsewhere', '<rect style="fill:url(https://evil.example/a.svg#x)" width="1" height="1"/>'],
  ['a style with an escape', '<rect style="fill:u\\72l(https://evil.example)" width="1" height="1"/>'],
  ['a set of images', `<rect style="background:image-set('https://evil.example/p.png' 1x)" width="1" height="1"/>`],
  ['a style with a script', '<rect style="width:expression(alert(1))" width="1" height="1"/>'],
  ['a binding', '<rect style="-moz-binding:url(https://evil.example/x.xml#a)" width="1" height="1"/>'],
  ['an imported sheet', '<style>@import "https://evil.example/a.css";</style>'],
  ['an imported sheet as an address', '<style>@import url(https://evil.example/a.css);</style>'],
  [
    'an imported sheet after media',
    '<style>@media screen{path{fill:red}}@import "https://evil.example/a.css";</style>',
  ],
  [
    'a rule hidden by a comment',
    '<style>@im/**/port "https://evil.example/a.css";@/**/import "https://evil.example";</style>',
  ],
  ['a typeface', '<style>@font-face{font-family:a;src:url(https://evil.example/a.woff)}</style>'],
  ['a sheet with an escape', '<style>\\40import "https://evil.example/a.css";</style>'],
  ['a sheet that closes itself', '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>'],
  ['a sheet in CDATA', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
  ['a script in a description', '<desc><script>alert(1)</script></desc>'],
  ['metadata', '<metadata><rdf:RDF xmlns:rdf="x">alert(1)</rdf:RDF></metadata>'],
  ['MathML', '<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:alert(1)"/>'],
  ['a base', '', 'xml:base="https://evil.example/"'],
  ['an instruction', '<?xml-stylesheet href="https://evil.example/a.css"?>'],
  ['a cursor', '<rect style="cursor:url(https://evil.example/c.cur),auto" width="1" height="1"/>'],
]

const DANGER =
  /script|evil|alert|javascript|data:|onload|onclick|foreignObject|import|<image|<a\b|<set|<animate|<\?|xml:base/i

describe('attacks in an SVG logo [HOU-06]', () => {
  it.each(attacks)('%s is left out', (_, inner, root) => {
    const svg = cleaned(drawing(inner, root))
    expect(svg).not.toMatch(DANGER)
    expect(svg).toContain('<path d="M0 0h8v8z"/>')
  })

  const lol = (count: number) =>
    Array.from({ length: count }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(9)}</g>`)
  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY x "alert(1)">]>${drawing('<text>&x;</text>')}`, logoMessages.entities],
    ['an unknown entity', drawing('<text>&x;</text>'), logoMessages.unreadable],
    ['HTML', '<!DOCTYPE html><html><body onload="alert(1)"/></html>', logoMessages.notSvg],
    ['HTML that holds an SVG', `<html>${drawing('')}</html>`, logoMessages.notSvg],
    ['no mark-up', 'GIF89a', logoMessages.unreadable],
    ['nothing', '', logoMessages.unreadable],
    ['markup that browsers would mend', `<svg ${NS} viewBox="0 0 8 8"><path d="M0 0"></svg>`, logoMessages.unreadable],
    ['two attributes of one name', drawing('', 'id="a" id="b"'), logoMessages.unreadable],
    ['another encoding', Buffer.from(`\ufeff${drawing('')}`, 'utf16le'), logoMessages.unreadable],
    ['no size', `<svg ${NS}><path d="M0 0"/></svg>`, logoMessages.noSize],
    ['nothing left', `<svg ${NS} viewBox="0 0 8 8"><script/></svg>`, logoMessages.empty],
    ['a drawing of itself', drawing('<g id="x"><use href="#x"/></g>'), logoMessages.tooCostly],
    ['a pattern of itself', drawing('<pattern id="p"><rect fill="url(#p)"/></pattern>'), logoMessages.tooCostly],
    [
      'copies of copies',
      drawing(`<path id="a0" d="M0 0"/>${lol(7).join('')}<use href="#a7"/>`),
      logoMessages.tooCostly,
    ],
    [
      'copies by a sheet',
      drawing('<style>.p{fill:url(#q)}</style><pattern id="q"><rect class="p" width="1" height="1"/></pattern>'),
      logoMessages.tooCostly,
    ],
    [
      'a filter for each of many',
      drawing(
        `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${'<path d="M0 0" filter="url(#f)"/>'.repeat(500)}`,
      ),
      logoMessages.tooCostly,
    ],
    ['a depth without end', drawing(`${'<g>'.repeat(500)}${'</g>'.repeat(500)}`), logoMessages.tooCostly],
  ])('refuses %s and says what to do', (_, svg, problem) => {
    expect(clean(svg)).toEqual({ problem })
  })

  const piece = fc.constantFrom(...attacks.map(([, inner]) => inner))
  const wrap = fc.constantFrom('g', 'defs', 'symbol', 'a', 'switch', 'mask')
  test.prop([fc.array(fc.tuple(piece, wrap), { maxLength: 6 })])(
    'no nesting of attacks is kept, and cleaning again changes nothing',
    (pieces) => {
      const inner = pieces.reduce((within, [attack, name]) => `<${name}>${attack}${within}</${name}>`, '')
      const svg = cleaned(drawing(inner))
      expect(svg).not.toMatch(DANGER)
      expect(cleaned(svg)).toBe(svg)
    },
  )

  test.prop([fc.string({ unit: 'binary' })])('escaped text never becomes an element', (text) => {
    const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    const result = clean(drawing(`<text>${escaped}</text>`))
    if ('svg' in result) expect(result.svg.match(/<[a-z]/g)).toEqual(['<s', '<p', '<t'])
    else expect(result.problem).toBe(logoMessages.unreadable)
  })
})

describe('a harmless SVG logo', () => {
  it('keeps its styles, gradients, clips and transforms', () => {
    const inner =
      '<style>.a{fill:url(#g)}@media (prefers-color-scheme: dark){.a{fill:#fff}}</style>' +
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><rect width="4" height="4"/></clipPath></defs>' +
      '<g class="a" clip-path="url(#c)" transform="translate(1 2)"><use href="#g"/><circle cx="4" cy="4" r="2" style="fill: rgb(1, 2, 3)"/></g>'
    expect(cleaned(`<?xml version="1.0"?><!-- Made by hand --><!DOCTYPE svg PUBLIC "a" "b">${drawing(inner)}`)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/>${inner}</svg>`,
    )
  })

  it('gets a view box from its width and height where it has none', () => {
    expect(cleaned('<svg width="24px" height="12"><path d="M0 0"/></svg>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="12" viewBox="0 0 24 12"><path d="M0 0"/></svg>',
    )
  })
})

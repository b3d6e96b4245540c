import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { pageTag } from './hash.ts'
import { escapeHtml, scriptJson } from './html.ts'
import { originOf } from './origin.ts'

describe('the ETag of a page', () => {
  it('is equal for equal content, and differs when text moves from one part to the next', () => {
    expect(pageTag('a', 'b')).toBe(pageTag('a', 'b'))
    expect(pageTag('a', 'b')).not.toBe(pageTag('ab', ''))
    expect(pageTag('a')).toMatch(/^W\/"[\w-]{22}"$/)
  })
})

describe('text in HTML', () => {
  it('opens no element and closes no attribute', () => {
    expect(escapeHtml(`<a href="x" b='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;amp;')
  })
})

describe('data in a script element', () => {
  const nasty = { '</script>': '<!--<script>', line: 'a\u2028b\u2029c', quote: '"\\', nothing: null, list: [1, '<'] }

  it('contains no < that could end the element, and no line separator', () => {
    expect(scriptJson(nasty)).not.toMatch(/[<\u2028\u2029]/)
  })

  it('parses back to the same value', () => {
    expect(JSON.parse(scriptJson(nasty))).toEqual(nasty)
  })
})

const asked = (host: string, { protocol = 'http', localAddress = '127.0.0.1' } = {}) =>
  originOf({ host, protocol: protocol as 'http', socket: { localAddress } }, {})

describe('the origin of the site’s own addresses', () => {
  it('is PUBLIC_ORIGIN when it is set, whatever host the request names', () => {
    const publicOrigin = new URL('https://potager.example/chemin')
    const claim = { host: 'ailleurs.example', protocol: 'http', socket: {} } as const
    expect(originOf(claim, { publicOrigin })).toBe('https://potager.example')
  })

  it('is otherwise the name or address of this machine that the request names', () => {
    expect(asked('localhost:3000')).toBe('http://localhost:3000')
    expect(asked('Site.localhost', { protocol: 'https' })).toBe('https://site.localhost')
    expect(asked('[::1]:3000')).toBe('http://[::1]:3000')
    expect(asked(`${hostname()}:3000`)).toBe(`http://${hostname().toLowerCase()}:3000`)
    expect(asked('192.168.1.20:3000', { localAddress: '192.168.1.20' })).toBe('http://192.168.1.20:3000')
    expect(asked('192.168.1.20', { localAddress: '::ffff:192.168.1.20' })).toBe('http://192.168.1.20')
    expect(asked('[fd00::7]:3000', { localAddress: 'fd00::7' })).toBe('http://[fd00::7]:3000')
  })

  it.each(['ailleurs.example', 'localhost.example:3000', '203.0.113.5', '[fd00::7]:3000'])(
    'is null when the request names another host: %s',
    (host) => expect(asked(host)).toBeNull(),
  )

  it.each([
    '',
    'a b',
    'a"><script>',
    'localhost/b',
    'user@localhost',
    'localhost:port',
    'a\u2028b',
    'localhost:999999',
  ])('is null for an invalid host: %j', (host) => expect(asked(host)).toBeNull())
})

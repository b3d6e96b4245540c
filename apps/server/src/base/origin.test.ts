import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { originOf } from './origin.ts'

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

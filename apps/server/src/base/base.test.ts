import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
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

describe('settings', () => {
  it('have safe defaults: demo only on the embedded store, registration by approval without it', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      demo: true,
      registration: 'open',
      accessTokenTtl: 600,
    })
    expect(readConfig({ DATABASE_URL: 'postgres://x/y' })).toMatchObject({ demo: false, registration: 'approval' })
    expect(readConfig({ DATABASE_URL: 'postgres://x/y', DEMO: '1' })).toMatchObject({
      demo: true,
      registration: 'open',
    })
    expect(readConfig({ DEMO: '', PORT: '' })).toMatchObject({ port: 3000, demo: true })
  })

  it('take the date of the demonstration from DEMO_NOW, and leave it open otherwise', () => {
    expect(readConfig({}).demoNow).toBeUndefined()
    expect(readConfig({ DEMO_NOW: '2026-11-27T12:00:00+01:00' }).demoNow).toBe(Date.UTC(2026, 10, 27, 11))
  })

  it.each([
    [{}, true],
    [{ STORYBOOK: '0' }, false],
    [{ DEMO: '0' }, false],
    [{ DEMO: '0', STORYBOOK: '1' }, true],
    [{ DATABASE_URL: 'postgres://x/y' }, false],
    [{ API_BASE_URL: 'https://x' }, false],
  ])('have Storybook in a demonstration or when asked for: %j', (env, storybook) => {
    expect(readConfig(env)).toMatchObject({ storybook })
  })

  it.each([
    [{}, true],
    [{ EXTENSIONS: '0' }, false],
    [{ EXTENSIONS: 'getDay, createOrder.customerName' }, ['getDay', 'createOrder.customerName']],
    [{ API_BASE_URL: 'https://x' }, 'auto'],
    [{ API_BASE_URL: 'https://x', EXTENSIONS: '1' }, true],
  ])('say which extensions the server offers: %j', (env, extensions) => {
    expect(readConfig(env)).toMatchObject({ extensions })
  })

  it.each([
    [{ PORT: '70000' }, 'PORT vaut au plus 65535'],
    [{ DEMO: 'oui' }, 'DEMO vaut 0 ou 1'],
    [{ DEMO_NOW: 'hier' }, 'DEMO_NOW est un instant, comme 2026-11-27T11:00:00Z'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL commence par postgres://'],
    [{ API_BASE_URL: 'ftp://x' }, 'API_BASE_URL est une adresse http:// ou https://'],
    [{ SECRET_KEY: 'court' }, 'SECRET_KEY compte au moins 32 caractères'],
    [{ LOG_LEVEL: 'bavard' }, 'LOG_LEVEL vaut'],
    [{ EXTENSIONS: 'oui' }, 'EXTENSIONS vaut auto, 0, 1 ou des noms'],
    [{ EXTENSIONS: 'getDay,voler' }, 'inconnus : voler'],
    [{ HOUSE_ACCENT: 'vert' }, /comme #22543D\.$/],
  ])('refuse %j in French', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(message)
  })
})

describe('settings of the publisher', () => {
  it('are read, and absent where they are empty', () => {
    const { publisher } = readConfig({
      PUBLISHER_NAME: 'Potager SAS',
      PUBLISHER_ADDRESS: '1 rue des Halles\\n44000 Nantes',
      PUBLISHER_EMAIL: 'mailto:bonjour@potager.example',
      PUBLISHER_PHONE: '',
    })
    expect(publisher).toEqual({
      name: 'Potager SAS',
      address: '1 rue des Halles\n44000 Nantes',
      email: 'bonjour@potager.example',
    })
  })

  it('are refused with an invalid e-mail address or telephone number', () => {
    expect(() => readConfig({ PUBLISHER_EMAIL: 'bonjour', HOSTING_PHONE: 'bientôt' })).toThrow(
      /PUBLISHER_EMAIL est une adresse de courriel ; HOSTING_PHONE est un numéro de téléphone/,
    )
  })
})

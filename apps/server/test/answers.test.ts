import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { contract, type Endpoint } from '@potager/domain/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { StoreError } from '../src/db/database.ts'
import { startServer, type TestServer, testConfig } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})

describe('every answer', () => {
  it('carries the headers of an API that is never framed, sniffed or cached', async () => {
    for (const path of ['/notprotected/menu', '/health', '/rien', '/user/customers', '/openapi.json']) {
      expect((await server.call('GET', path)).headers, path).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-type': expect.stringContaining('application/json'),
      })
    }
  })

  it('to an unknown address or method is a French 404 in JSON', async () => {
    for (const [method, path] of [
      ['GET', '/rien'],
      ['DELETE', '/menu/order'],
      ['PATCH', '/menu'],
      ['GET', '/authentification/login'],
    ] as const) {
      expect(await server.call(method, path)).toMatchObject({ status: 404, body: { message: 'Adresse inconnue.' } })
    }
  })

  it.each([
    [
      'unreadable JSON',
      { body: '{"username":', headers: { 'content-type': 'application/json' } },
      400,
      'Requête illisible.',
    ],
    [
      'a poisoned prototype',
      { body: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'Requête illisible.',
    ],
    [
      'another format',
      { body: 'username=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'Seul le format JSON est accepté.',
    ],
    ['plain text', { body: 'x', headers: { 'content-type': 'text/plain' } }, 415, 'Seul le format JSON est accepté.'],
    [
      'too much',
      { body: JSON.stringify({ username: 'x'.repeat(300_000) }), headers: { 'content-type': 'application/json' } },
      413,
      'La requête est trop volumineuse.',
    ],
  ])('to %s is an error in French', async (_, sent, status, message) => {
    expect(await server.call('POST', '/authentification/login', sent)).toMatchObject({ status, body: { message } })
  })

  it('to an address that cannot be decoded is 400 in French', async () => {
    expect(await server.call('GET', '/notprotected/menu/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { message: 'Requête illisible.' },
    })
  })

  it('to a body nested beyond reason, or with too many values, is 413', async () => {
    for (const body of [
      '['.repeat(100_000) + ']'.repeat(100_000),
      '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
      `[${'0,'.repeat(70_000)}0]`,
    ]) {
      const headers = { 'content-type': 'application/json' }
      expect(await server.call('POST', '/authentification/login', { body, headers })).toMatchObject({
        status: 413,
        body: { message: 'La requête est trop volumineuse.' },
      })
    }
  })

  it('to a body that names what objects are made from (__proto__, constructor) is 400', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const body of ['{"__proto__":{"role":"ADMIN"}}', '{"constructor":{"prototype":{"role":"ADMIN"}}}']) {
      const answer = await server.call('POST', '/authentification/login', { body, headers })
      expect(answer).toMatchObject({ status: 400, body: { message: 'Requête illisible.' } })
    }
  })

  it('to a failure of ours says nothing of the inside but a reference', async () => {
    const broken = { ...server.db, query: () => Promise.reject(new Error('select secret from inside')) }
    const app = await buildApp({ config: testConfig({ secretKey: 'x'.repeat(32) }), db: broken })
    const answer = await app.inject({ url: '/api/notprotected/menu' })
    await app.close()
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/^Une erreur inattendue s’est produite \(référence [0-9a-f-]{36}\)\.$/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  const answerTo = async (code: string) => {
    const away = { ...server.db, query: () => Promise.reject(new StoreError(code, 'away', undefined, undefined)) }
    const app = await buildApp({ config: testConfig({ secretKey: 'x'.repeat(32) }), db: away })
    const answer = await app.inject({ url: '/api/ready' })
    await app.close()
    return answer
  }

  it.each(['40P01', '55P03', '57014', '57P01', '25P03', '08006', '53300', 'ECONNREFUSED'])(
    'to a database that is busy or away (%s) is 503 with Retry-After: 1',
    async (code) => {
      const { statusCode, headers } = await answerTo(code)
      expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
    },
  )

  it.each(['53100', '58030', 'ENOSPC'])(
    'to a database without room (%s) is 503 that says so, with Retry-After: 30',
    async (code) => {
      const answer = await answerTo(code)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
      expect(answer.json()).toEqual({ message: expect.stringContaining('manque de place') })
    },
  )
})

it('answers in French even what is no HTTP request', async () => {
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const say = async (bytes: string) => {
    const socket = connect(Number(url.port), url.hostname)
    socket.end(bytes)
    return text(socket)
  }
  const nonsense = await say('bonjour\r\n\r\n')
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /)
  expect(nonsense).toContain('{"message":"Requête illisible."}')
  const endless = await say(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(endless).toMatch(/^HTTP\/1\.1 431 /)
  expect(endless).toContain('{"message":"Les en-têtes de la requête sont trop longs."}')
})

describe('the OpenAPI document', () => {
  it('describes every call of the contract, with its errors and who may call it', async () => {
    const { body } = await server.call('GET', '/openapi.json')
    const { paths } = body as {
      paths: Record<string, Record<string, { operationId: string; responses: object; security?: object[] }>>
    }
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const endpoints = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [
        ...endpoints.map(({ call }) => call.name),
        'watchChanges',
        'watchMenu',
        'readCalendar',
        'readRequestCalendar',
      ].sort(),
    )
    expect(paths['/menu/order']?.post).toMatchObject({
      security: [{ bearer: [] }],
      responses: { 201: {}, 400: {}, 401: {}, 403: {}, 409: {}, 422: {} },
    })
    expect(paths['/notprotected/restaurant/{id}']?.get?.security).toEqual([])
  })
})

describe('logs', () => {
  it('tell method, pattern and status, never tokens, passwords, names or addresses', async () => {
    const lines: string[] = []
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
    const app = await buildApp({ config: testConfig({ logLevel: 'trace' }), db: server.db })
    const login = await app.inject({
      method: 'POST',
      url: '/api/authentification/login',
      payload: { username: 'gerant', password: 'Potager#2026' },
    })
    const { accessToken } = login.json<{ accessToken: string }>()
    await app.inject({
      url: '/api/user/customers/search?name=Dupont&email=x%40exemple.fr',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    await app.close()
    output.mockRestore()
    const logged = lines.join('')
    expect(logged).toContain('/api/user/customers/search')
    expect(logged).not.toMatch(/Dupont|exemple\.fr|Potager#2026|gerant|127\.0\.0\.1/)
    expect(logged).not.toContain(accessToken.split('.')[2])
  })
})

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/base/config.ts'
import { type ConnectionLimits, connectionLimits } from '../src/setup/connections.ts'
import { afterFile, testConfig } from './harness.ts'

describe('connections of clients', () => {
  const CLIENTS = 300
  // More than the system buffers for a client that does not read.
  const page = Buffer.alloc(8 * 1024 * 1024, 'x')

  let app: FastifyInstance
  let made: number
  const clients: Socket[] = []

  /** Serves pages. A slow machine reaches whatever limit is short: each test shortens only the one that it is about. */
  async function serve(changes: Partial<ConnectionLimits> = {}): Promise<void> {
    made = 0
    app = await buildApp({
      config: testConfig({ apiBaseUrl: new URL('http://127.0.0.1:1') }),
      limits: { ...connectionLimits, ...changes },
      site: async (site) => {
        site.get('/page', async () => {
          made += 1
          return page
        })
        site.get('/short', async () => 'ok')
        site.post('/page', async () => 'ok')
      },
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
  }
  afterEach(async () => {
    for (const socket of clients.splice(0)) socket.destroy()
    app.server.closeAllConnections()
    await app.close()
  })

  /** A client that never closes its connection; without `reads` it reads nothing. */
  async function client(sent: string, { reads = true } = {}): Promise<{ socket: Socket; text: () => string }> {
    const { port } = app.server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    clients.push(socket)
    let text = ''
    if (reads) socket.on('data', (chunk) => (text += String(chunk)))
    else socket.pause()
    socket.on('error', () => undefined)
    await new Promise((connected) => socket.once('connect', connected))
    socket.write(sent)
    return { socket, text: () => text }
  }

  const many = (sent: string, count = CLIENTS, how?: { reads: boolean }) =>
    Promise.all(Array.from({ length: count }, () => client(sent, how)))

  const held = () => new Promise<number>((count) => app.server.getConnections((_, open) => count(open)))

  /** The server has released everything it held for them, though none of them closed. */
  const untilGivenBack = () => vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 60_000, interval: 100 })

  /** What those read who have not been told this yet. */
  const readOthers = (all: { text: () => string }[], told: RegExp) =>
    all.map(({ text }) => text()).filter((text) => !told.test(text))

  const start = 'POST /page HTTP/1.1\r\nHost: x\r\n'

  describe('clients that hold a connection and never close it', () => {
    it.each([
      ['half the headers', start],
      ['half a body', `${start}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`],
      ['nothing at all', ''],
    ])(
      'are told 408 in French and cut: %s',
      async (_, sent) => {
        await serve({ arrivalMs: 1000, lookMs: 100 })
        const all = await many(sent)
        await untilGivenBack()
        const told = /^HTTP\/1\.1 408 .*La requête a mis trop de temps à arriver\./s
        await expect.poll(() => readOthers(all, told)).toEqual([])
      },
      120_000,
    )

    it('are cut after a malformed request too', async () => {
      await serve()
      const all = await many('RIEN\r\n\r\n')
      await untilGivenBack()
      await expect.poll(() => readOthers(all, /^HTTP\/1\.1 400 /)).toEqual([])
    }, 120_000)

    it('get only a few pages made ahead for them, and are cut when they read none', async () => {
      await serve({ silenceMs: 1500 })
      await many('GET /page HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100), CLIENTS, { reads: false })
      await untilGivenBack()
      expect(made).toBeLessThanOrEqual(CLIENTS * connectionLimits.ahead)
    }, 120_000)

    it('are cut when they do not read the one page that they asked for', async () => {
      await serve({ silenceMs: 1500 })
      await many('GET /page HTTP/1.1\r\nHost: x\r\n\r\n', 40, { reads: false })
      await vi.waitFor(() => expect(made).toBe(40), { timeout: 20_000 })
      await untilGivenBack()
    }, 120_000)
  })

  it('a client that reads has each page that it asked for ahead', async () => {
    await serve()
    const { ahead } = connectionLimits
    const { text, socket } = await client('GET /short HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(ahead))
    const answered = (count: number) =>
      vi.waitFor(() => expect(text().match(/HTTP\/1\.1 200 /g)).toHaveLength(count), { timeout: 10_000 })
    await answered(ahead)
    socket.write('GET /short HTTP/1.1\r\nHost: x\r\n\r\n')
    await answered(ahead + 1)
  })

  it('connections beyond the limit are refused, and accepted again once others are closed', async () => {
    await serve({ open: 3 })
    const three = await Promise.all(Array.from({ length: 3 }, () => client('')))
    const fourth = await client('')
    await new Promise((closed) => fourth.socket.once('end', closed))
    for (const { socket } of three) socket.destroy()
    await untilGivenBack()
    const { text } = await client('GET /short HTTP/1.1\r\nHost: x\r\n\r\n')
    await vi.waitFor(() => expect(text()).toMatch(/^HTTP\/1\.1 200 /), { timeout: 10_000 })
  })
})

/** Posts to a literal address: fetch resolves dots. */
async function post(url: string, path: string): Promise<{ status: number; body: string }> {
  const headers = { authorization: 'Bearer x.y.z', 'content-type': 'application/json' }
  const sent = ask(url, { method: 'POST', path, headers }).end('{"a":1}')
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: (await response.setEncoding('utf8').toArray()).join('') }
}

/** Whether it is a backend is asked beside the calls. */
const isAskedByUs = ({ url }: IncomingMessage) => url?.endsWith('/notprotected/restaurant')

describe('calls passed to the backend of API_BASE_URL', () => {
  let backend: Server
  const seen: {
    method?: string | undefined
    url?: string | undefined
    authorization?: string | undefined
    body: string
  }[] = []
  beforeAll(async () => {
    backend = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += String(chunk)
      })
      request.on('end', () => {
        if (isAskedByUs(request)) return void response.end('[]')
        seen.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body })
        response.writeHead(409, { 'content-type': 'application/json' }).end('{"error":"EventConflictException"}')
      })
    }).listen(0, '127.0.0.1')
    await once(backend, 'listening')
  })
  afterAll(() => backend.close())

  const proxied = async (path: string, base?: string) => {
    const { port } = backend.address() as AddressInfo
    const app = await buildApp({ config: testConfig({ apiBaseUrl: new URL(base ?? `http://127.0.0.1:${port}/v1/`) }) })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await post(url, path)
    const health = (await fetch(`${url}/api/health`)).status
    await app.close()
    return { answer, health }
  }

  it('keep path, query, token and body, with the base path in front, and return its response', async () => {
    const { answer, health } = await proxied('/api/menu/order?page=0&startDate=2026-07-14T00%3A00%3A00')
    expect([answer.status, answer.body, health]).toEqual([409, '{"error":"EventConflictException"}', 200])
    expect(seen.at(-1)).toEqual({
      method: 'POST',
      url: '/v1/menu/order?page=0&startDate=2026-07-14T00%3A00%3A00',
      authorization: 'Bearer x.y.z',
      body: '{"a":1}',
    })
  })

  it('have the same path with and without a final slash in API_BASE_URL', async () => {
    const { port } = backend.address() as AddressInfo
    for (const base of ['/v1', '/v1/', '']) {
      await proxied('/api/menu', `http://127.0.0.1:${port}${base}`)
      expect(seen.at(-1)?.url).toBe(`${base.replace(/\/$/, '')}/menu`)
    }
  })

  it('are refused with 400 when their path leads out of the base path', async () => {
    const before = seen.length
    for (const path of ['/api/%2e%2e/admin', '/api/..%2fadmin', '/api/a/%2e%2e/%2e%2e/admin']) {
      const { answer } = await proxied(path)
      expect([path, answer.status, answer.body]).toEqual([path, 400, '{"message":"Requête illisible."}'])
    }
    expect(seen).toHaveLength(before)
  })

  it('answer 502 in French when the backend does not answer', async () => {
    const { answer } = await proxied('/api/menu', 'http://127.0.0.1:1')
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.body)).toEqual({ message: 'Le service est momentanément injoignable. Réessayez.' })
  })
})

describe('requests and responses of the backend of API_BASE_URL', () => {
  /** The request that reached the backend, and its answer. */
  let heard: { headers: IncomingMessage['headers']; bytes: number } | undefined
  let answer: (response: ServerResponse) => void
  let backend: Server
  beforeAll(async () => {
    backend = createServer((request, response) => {
      let bytes = 0
      request.on('data', (chunk: Buffer) => (bytes += chunk.length))
      request.on('end', () => {
        if (isAskedByUs(request)) return void response.end('[]')
        heard = { headers: request.headers, bytes }
        answer(response)
      })
    }).listen(0, '127.0.0.1')
    await once(backend, 'listening')
  })
  afterAll(() => {
    backend.closeAllConnections()
    backend.close()
  })
  beforeEach(() => {
    heard = undefined
    answer = (response) => response.end('{}')
  })

  async function front(settings: Partial<Config> = {}): Promise<FastifyInstance> {
    const { port } = backend.address() as AddressInfo
    const config = testConfig({ apiBaseUrl: new URL(`http://127.0.0.1:${port}`), ...settings })
    const app = await buildApp({ config, limits: { ...connectionLimits, patienceMs: 500 } })
    afterFile(() => app.close())
    return app
  }

  it('responses are sandboxed, without the backend’s cookies, policies and other security headers', async () => {
    answer = (response) =>
      response
        .writeHead(500, {
          'content-type': 'text/html',
          'content-security-policy': "default-src *; script-src * 'unsafe-inline'",
          'set-cookie': 'a=b',
          'strict-transport-security': 'max-age=1; includeSubDomains',
          'clear-site-data': '"storage"',
          'access-control-allow-origin': '*',
          'service-worker-allowed': '/',
          'www-authenticate': 'Basic',
          'x-total-count': '7',
        })
        .end('<script>steal()</script>')
    const { statusCode, headers, body } = await (await front()).inject('/api/menu')
    expect([statusCode, body]).toEqual([500, '<script>steal()</script>'])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'text/html',
      'x-total-count': '7',
    })
    expect(String(headers['content-security-policy']).split(';')).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']),
    )
    for (const name of ['set-cookie', 'strict-transport-security', 'clear-site-data', 'access-control-allow-origin'])
      expect(headers[name]).toBeUndefined()
    for (const name of ['service-worker-allowed', 'www-authenticate']) expect(headers[name]).toBeUndefined()
  })

  const claims = {
    'x-forwarded-for': '203.0.113.1, 198.51.100.7',
    'x-forwarded-host': 'ailleurs.exemple',
    'x-forwarded-proto': 'https',
    'x-real-ip': '203.0.113.1',
    forwarded: 'for=203.0.113.1',
    cookie: 'session=secret',
    authorization: 'Bearer x.y.z',
  }

  it.each([
    [false, '192.0.2.9', 'http', 'potager.exemple'],
    [true, '198.51.100.7', 'https', 'ailleurs.exemple'],
  ])(
    'requests carry the caller’s address, protocol and host as this server knows them, with TRUST_PROXY %s',
    async (trustProxy, address, protocol, host) => {
      const app = await front({ trustProxy })
      const headers = { ...claims, host: 'potager.exemple' }
      await app.inject({ url: '/api/menu', headers, remoteAddress: '192.0.2.9' })
      expect(heard?.headers).toMatchObject({
        'x-forwarded-for': address,
        'x-forwarded-proto': protocol,
        'x-forwarded-host': host,
        authorization: 'Bearer x.y.z',
      })
      for (const name of ['cookie', 'forwarded', 'x-real-ip']) expect(heard?.headers[name]).toBeUndefined()
    },
  )

  it.each([
    ['/api/menu', 256 * 1024, true],
    ['/api/menu', 256 * 1024 + 1, false],
    ['/api/admin/chatbot/diseases/import?x=1', 256 * 1024 + 1, true],
    ['/api/admin/chatbot/diseases/import', 64 * 1024 * 1024, false],
  ])('requests to %s with a body of %i bytes are passed on: %s', async (url, bytes, passes) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await (await front()).inject({ method: 'POST', url, headers, payload: 'x'.repeat(bytes) })
    const refusal = '{"message":"La requête est trop volumineuse."}'
    expect([reply.statusCode, reply.body]).toEqual(passes ? [200, '{}'] : [413, refusal])
    expect(heard?.bytes).toBe(passes ? bytes : undefined)
  })

  it('requests above the size limit are refused even without a content-length', async () => {
    const url = await (await front()).listen({ port: 0, host: '127.0.0.1' })
    const sent = ask(`${url}/api/menu`, { method: 'POST', headers: { 'content-type': 'text/csv' } })
    sent.on('error', () => undefined)
    sent.write('x'.repeat(200 * 1024))
    sent.end('x'.repeat(200 * 1024))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect([response.statusCode, heard]).toEqual([413, undefined])
  })

  it('requests answer 504 in French when the backend stays silent', async () => {
    answer = () => undefined
    const reply = await (await front()).inject('/api/menu')
    expect([reply.statusCode, reply.json()]).toEqual([
      504,
      { message: 'Le service met trop de temps à répondre. Réessayez.' },
    ])
  })

  it('requests answer 502 when the backend’s certificate is not trusted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'potager-tls-'))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=localhost', '-days', '1', '-newkey', 'rsa:2048', '-nodes']
    execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    const impostor = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(impostor, 'listening')
    const { port } = impostor.address() as AddressInfo
    const reply = await (await front({ apiBaseUrl: new URL(`https://localhost:${port}`) })).inject('/api/menu')
    expect(reply.statusCode).toBe(502)
    impostor.close()
    rmSync(folder, { recursive: true })
  })
})

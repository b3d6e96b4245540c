import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/base/config.ts'
import { connectionLimits } from '../src/setup/connections.ts'
import { afterFile, testConfig } from './harness.ts'

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

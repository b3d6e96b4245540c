import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { testConfig } from './harness.ts'

/** Posts to an address as it stands: fetch resolves dots before it sends. */
async function post(url: string, path: string): Promise<{ status: number; body: string }> {
  const headers = { authorization: 'Bearer x.y.z', 'content-type': 'application/json' }
  const sent = ask(url, { method: 'POST', path, headers }).end('{"a":1}')
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: (await response.setEncoding('utf8').toArray()).join('') }
}

describe('another backend behind API_BASE_URL', () => {
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

  it('gets every call as it is, its base path in front, and its answers come back', async () => {
    const { answer, health } = await proxied('/api/menu/order?page=0&startDate=2026-07-14T00%3A00%3A00')
    expect([answer.status, answer.body, health]).toEqual([409, '{"error":"EventConflictException"}', 200])
    expect(seen.at(-1)).toEqual({
      method: 'POST',
      url: '/v1/menu/order?page=0&startDate=2026-07-14T00%3A00%3A00',
      authorization: 'Bearer x.y.z',
      body: '{"a":1}',
    })
  })

  it('may be named with or without a final slash', async () => {
    const { port } = backend.address() as AddressInfo
    for (const base of ['/v1', '/v1/', '']) {
      await proxied('/api/menu', `http://127.0.0.1:${port}${base}`)
      expect(seen.at(-1)?.url).toBe(`${base.replace(/\/$/, '')}/menu`)
    }
  })

  it('is asked for nothing beside its base', async () => {
    const before = seen.length
    for (const path of ['/api/%2e%2e/admin', '/api/..%2fadmin', '/api/a/%2e%2e/%2e%2e/admin']) {
      const { answer } = await proxied(path)
      expect([path, answer.status, answer.body]).toEqual([path, 400, '{"message":"Requête illisible."}'])
    }
    expect(seen).toHaveLength(before)
  })

  it('that does not answer is a French 502', async () => {
    const { answer } = await proxied('/api/menu', 'http://127.0.0.1:1')
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.body)).toEqual({ message: 'Le service est momentanément injoignable. Réessayez.' })
  })
})

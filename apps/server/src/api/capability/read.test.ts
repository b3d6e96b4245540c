import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { capabilities } from '@potager/domain/capabilities'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readCapabilities, readLimits } from './read.ts'

type Documents = Record<string, unknown>

const contract: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../docs/openapi.json'), 'utf8'),
)
const names = capabilities.map(({ name }) => name)

/** A real backend with these documents by path; a function answers by itself. */
async function backend(documents: Documents, base = '/api'): Promise<{ base: URL; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const document = documents[path]
    if (typeof document === 'function') return (document as RequestListener)(request, response)
    const status = document === undefined ? 404 : 200
    const text = typeof document === 'string' ? document : JSON.stringify(document ?? { message: 'no' })
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { base: new URL(base, `http://127.0.0.1:${(server.address() as AddressInfo).port}`), asked }
}

const read = (base: URL, limits = {}) =>
  readCapabilities(base, { ...readLimits, ...limits }, new AbortController().signal)

const day = { '/day': { get: { responses: {} } } }

describe('reading the capabilities of a backend', () => {
  it('takes from GET /capabilities the names that exist', async () => {
    const { base, asked } = await backend({ '/api/capabilities': { extensions: ['getDay', 'fly', 7] } })
    expect(await read(base)).toEqual(['getDay'])
    expect(asked).toEqual(['/api/capabilities'])
  })

  it('finds every capability in our own OpenAPI document', async () => {
    const { base } = await backend({ '/api/openapi.json': contract })
    expect(await read(base)).toEqual(names)
  })

  it.each(['/api/v3/api-docs', '/v3/api-docs'])(
    'finds capabilities in the document that Spring serves at %s',
    async (path) => {
      const { base, asked } = await backend({ [path]: { openapi: '3.0.1', paths: day } })
      expect(await read(base)).toEqual(['getDay'])
      expect(asked.slice(0, 2)).toEqual(['/api/capabilities', '/api/openapi.json'])
    },
  )

  it('finds none in answers of an unexpected form', async () => {
    const { base } = await backend({ '/api/capabilities': ['getDay'], '/api/openapi.json': { swagger: '2.0' } })
    expect(await read(base)).toEqual([])
  })
})

describe('reading an OpenAPI document', () => {
  const described = async (document: object, base?: string) => {
    const { base: url } = await backend({ [`${base ?? '/api'}/openapi.json`]: document }, base)
    return read(url)
  }

  it('matches paths with or without the base path of the server', async () => {
    const whole = { '/v1/day': day['/day'] }
    expect(await described({ paths: whole }, '/v1')).toEqual(['getDay'])
    expect(await described({ paths: day, servers: [{ url: 'https://api.exemple.fr/v1' }] }, '/v1')).toEqual(['getDay'])
    expect(await described({ paths: { '/day': { post: {} } } })).toEqual([])
  })

  it('matches a path whatever its parameters are called', async () => {
    const paths = { '/menu/{dishId}/availability': { put: {} }, '/menu/availability/{id}': { put: {} } }
    expect(await described({ paths })).toEqual(['setDishAvailability'])
  })

  it('finds keys in the query, in parameters of a whole path and in the body, through references', async () => {
    const change = { allOf: [{ $ref: '#/components/schemas/Status' }, { properties: { reason: {} } }] }
    const paths = {
      '/reservations/{id}/status': {
        put: { requestBody: { content: { '*/*': { schema: { $ref: '#/components/schemas/Change' } } } } },
      },
      '/reservations/{id}': { parameters: [{ $ref: '#/components/parameters/Why' }], delete: {} },
    }
    const components = {
      schemas: { Change: change, Status: { properties: { status: {} } } },
      parameters: { Why: { in: 'query', name: 'reason' } },
    }
    expect(await described({ paths, components })).toEqual([
      'updateReservationStatus.reason',
      'cancelReservation.reason',
    ])
  })

  it('ignores references that loop, lead nowhere or name a property of every object', async () => {
    const schema = (to: string) => ({ requestBody: { content: { x: { schema: { $ref: to } } } } })
    const loop = { $ref: '#/components/schemas/Loop' }
    const paths = {
      '/menu/order': { post: schema('#/components/schemas/Loop') },
      '/menu/order/status/{orderId}': { put: schema('#/components/schemas/All') },
      '/reservations/{id}/status': { put: schema('#/constructor/name') },
      '/admin/chatbot/diseases/{id}': { put: schema('elsewhere.json') },
    }
    const components = { schemas: { Loop: loop, All: { allOf: [{ $ref: '#/components/schemas/All' }] } } }
    expect(await described({ paths, components })).toEqual([])
  })
})

describe('a document that cannot be read', () => {
  it.each([
    ['broken', '{"paths":', {}],
    ['too large', JSON.stringify({ paths: day, more: 'x'.repeat(2000) }), { bytes: 1000 }],
    ['too deep', `{"paths":${'['.repeat(200)}${']'.repeat(200)}}`, {}],
    ['of too many values', JSON.stringify({ paths: day, list: Array(2000).fill(1) }), { mostValues: 1000 }],
  ])('is an error that names its address when it is %s', async (_, text, limits) => {
    const { base } = await backend({ '/api/openapi.json': text })
    await expect(read(base, limits)).rejects.toThrow(/^http:\S+\/api\/openapi\.json: /)
  })

  it('does not keep the next document from being read', async () => {
    const { base } = await backend({ '/api/capabilities': '{', '/api/v3/api-docs': { paths: day } })
    expect(await read(base)).toEqual(['getDay'])
  })

  it('is given up after the time limit', async () => {
    const { base } = await backend({ '/api/capabilities': () => {} })
    await expect(read(base, { timeMs: 50 })).rejects.toThrow('/api/capabilities: ')
  })

  it('is not fetched from the target of a redirect', async () => {
    const { base: other, asked } = await backend({ '/api/capabilities': { extensions: ['getDay'] } })
    const { base } = await backend({
      '/api/capabilities': (_: unknown, response: ServerResponse) => {
        response.writeHead(302, { location: `${other.href}/capabilities` }).end()
      },
    })
    expect(await read(base)).toEqual([])
    expect(asked).toEqual([])
  })

  it('is a failure when nothing answers, or when the status is 503', async () => {
    await expect(read(new URL('http://127.0.0.1:1/api'))).rejects.toThrow('/api/capabilities: ')
    const { base } = await backend({
      '/api/capabilities': (_: unknown, response: ServerResponse) => response.writeHead(503).end(),
    })
    await expect(read(base)).rejects.toThrow('status 503')
  })
})

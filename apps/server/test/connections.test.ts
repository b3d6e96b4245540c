import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type ConnectionLimits, connectionLimits } from '../src/setup/connections.ts'
import { testConfig } from './harness.ts'

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

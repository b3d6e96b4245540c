import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { request as ask, createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { capabilities } from '@potager/domain/capabilities'
import { run } from './program.ts'
import { freshData } from './server.ts'

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * A random half of the capabilities; each odd number is the other half of the one before it. A key of a call beyond the
 * specification goes with its call.
 */
export function halfOf(number: number): string[] {
  const random = randomOf(Math.floor(number / 2) + 1)
  const drawn = capabilities.map(({ name }) => ({ name, at: random() })).toSorted((a, b) => a.at - b.at)
  const middle = Math.floor(drawn.length / 2)
  const half = (number % 2 === 0 ? drawn.slice(0, middle) : drawn.slice(middle)).map(({ name }) => name)
  const absent = drawn.filter(({ name }) => !half.includes(name)).map(({ name }) => name)
  return half.filter((name) => !absent.includes(name.split('.')[0] ?? name))
}

/** A call that the backend does not have, as it was made. */
type Missed = string

/** Passes everything on to a backend and notes what it does not have, whoever asks: pages, or the server for them. */
async function gatewayTo(backend: string, missed: Missed[]): Promise<{ url: string; server: HttpServer }> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const passed = ask(`${backend}${url}`, { method, headers }, (answer) => {
      const status = answer.statusCode ?? 502
      // Neither the look for what there is, nor the start's look whether anybody is there.
      const isProbe = method === 'HEAD' || /^\/api\/(?:capabilities|openapi\.json|v3\/api-docs)$/.test(url)
      if ([404, 405, 501].includes(status) && !isProbe) missed.push(`${method} ${url} ${status}`)
      response.writeHead(status, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

/** Pages before a backend that has some of the extensions, found out by EXTENSIONS=auto. */
export async function startPartial(names: readonly string[]) {
  const dataDir = await freshData()
  const backend = await run('server', { DATA_DIR: dataDir, EXTENSIONS: names.join(',') })
  const missed: Missed[] = []
  const gateway = await gatewayTo(backend.url, missed)
  const front = await run('server', { API_BASE_URL: `${gateway.url}/api` })
  return {
    url: front.url,
    missed,
    /** What the pages are told of the backend. */
    told: async (): Promise<unknown> => {
      const html = await (await fetch(`${front.url}/menus`)).text()
      const said = /id="app-config">([^<]*)</.exec(html)?.[1] ?? 'null'
      return (JSON.parse(said) as { extensions?: unknown } | null)?.extensions
    },
    stop: async () => {
      await front.stop()
      gateway.server.closeAllConnections()
      gateway.server.close()
      await backend.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

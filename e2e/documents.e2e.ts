import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchCalm } from './harness/calm.ts'
import { discard, foreign, type RunningServer, startServer } from './harness/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})

afterAll(async () => {
  if (server) await discard(server)
})

const bodyOf = async (path: string) => (await fetchCalm(server.url + path)).text()

async function firstIdOf(list: 'restaurant' | 'menu'): Promise<string> {
  const rows = (await (await fetchCalm(`${server.url}/api/notprotected/${list}`)).json()) as {
    id: string
    available?: boolean
  }[]
  const row = rows.find(({ available = true }) => available)
  if (!row) throw new Error(`Rien dans ${list}.`)
  return row.id
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Classes of the content that no rule of the document is for. */
function unstyled(document: string): string[] {
  const [root = ''] = /<div id="root">.*<\/div>/s.exec(document) ?? []
  const styles = all(document, /<style[^>]*>(.*?)<\/style>/gs).join('\n')
  const ruled = new Set(all(styles, /\.(-?[_a-zA-Z][\w-]*)/g))
  const used = new Set(
    all(root, / class="([^"]+)"/g)
      .flatMap((names) => names.split(/\s+/))
      .filter(Boolean),
  )
  expect(used.size).toBeGreaterThan(5)
  return [...used].filter((name) => !ruled.has(name))
}

describe('a public document as it was built', () => {
  it.each([
    '/',
    '/menus',
    '/login',
    '/register',
    '/avis/regles',
    '/mentions-legales',
    '/confidentialite',
    '/accessibilite',
    '/nulle-part/du-tout',
    ...(foreign ? [] : ['/assistant']),
  ])('carries the styles of its own content: %s', async (path) => {
    expect(unstyled(await bodyOf(path))).toEqual([])
  })

  it.skipIf(foreign)('leaves the styles of the assistant to its own page', async () => {
    const [bubble] = all(await bodyOf('/assistant'), / class="(_bubble_\w+)"/g)
    expect(bubble).toBeDefined()
    for (const path of ['/', '/menus', '/register']) expect(await bodyOf(path)).not.toContain(`.${bubble}`)
  })

  it('carries them for a restaurant and a dish in detail too', async () => {
    expect(unstyled(await bodyOf(`/restaurants/${await firstIdOf('restaurant')}`))).toEqual([])
    expect(unstyled(await bodyOf(`/menus?plat=${await firstIdOf('menu')}`))).toEqual([])
  })
})

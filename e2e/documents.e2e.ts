import { describe, expect, it } from 'vitest'
import { fetchCalm } from './harness/calm.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'

const server = sharedServer()

const bodyOf = async (path: string) => (await fetchCalm(server.url + path)).text()

async function idsOf(list: 'restaurant' | 'menu'): Promise<string[]> {
  const rows = (await (await fetchCalm(`${server.url}/api/notprotected/${list}`)).json()) as {
    id: string
    available?: boolean
  }[]
  return rows.filter(({ available = true }) => available).map(({ id }) => id)
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

  it('carries them for each restaurant, with rooms and without, and a dish in detail too', async () => {
    const restaurants = await idsOf('restaurant')
    expect(restaurants.length).toBeGreaterThan(0)
    for (const id of restaurants) expect(unstyled(await bodyOf(`/restaurants/${id}`)), id).toEqual([])
    const [dish] = await idsOf('menu')
    expect(unstyled(await bodyOf(`/menus?plat=${dish}`))).toEqual([])
  })
})

import { fetchCalm } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { foreign, type Server } from './harness/server.ts'

const bodyOf = async (server: Server, path: string) => (await fetchCalm(server.url + path)).text()

async function idsOf(server: Server, list: 'restaurant' | 'menu'): Promise<string[]> {
  const rows = (await (await fetchCalm(`${server.url}/api/notprotected/${list}`)).json()) as {
    id: string
    available?: boolean
  }[]
  return rows.filter(({ available = true }) => available).map(({ id }) => id)
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Classes in the content that no rule of the document styles. */
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

test.describe('the styles within a built public document', () => {
  for (const path of [
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
  ]) {
    test(`cover its content: ${path}`, async ({ server }) => {
      expect(unstyled(await bodyOf(server, path))).toEqual([])
    })
  }

  test('include those of the assistant on its own page only', async ({ server }) => {
    test.skip(foreign, 'asks for more than the specification has')

    const [bubble] = all(await bodyOf(server, '/assistant'), / class="([\w-]+)[^>]*><span[^>]*>L’assistant dit/g)
    expect(bubble).toBeDefined()
    for (const path of ['/', '/menus', '/register']) expect(await bodyOf(server, path)).not.toContain(`.${bubble}`)
  })

  test('cover each restaurant, with rooms and without, and a dish in detail', async ({ server }) => {
    const restaurants = await idsOf(server, 'restaurant')
    expect(restaurants.length).toBeGreaterThan(0)
    for (const id of restaurants) expect(unstyled(await bodyOf(server, `/restaurants/${id}`)), id).toEqual([])
    const [dish] = await idsOf(server, 'menu')
    expect(unstyled(await bodyOf(server, `/menus?plat=${dish}`))).toEqual([])
  })
})

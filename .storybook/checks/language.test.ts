import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { language } from '../language.ts'

/** The catalogue as the product would load it in a language. */
async function catalogue(name: string): Promise<Record<string, Record<string, unknown>>> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [language(name)],
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await server.ssrLoadModule('/packages/domain/src/messages/index.ts')
  } finally {
    await server.close()
  }
}

it('marks each text of the catalogue once, and what its functions answer; leaves French alone', {
  timeout: 120_000,
}, async () => {
  const [french, pseudo] = [await catalogue('fr'), await catalogue('pseudo')]
  expect(Object.keys(pseudo).toSorted()).toEqual(Object.keys(french).toSorted())
  expect(french.commonMessages?.retry).toBe('Réessayer')
  expect(pseudo.commonMessages?.retry).toBe('⟦Réessayer⟧')
  expect(pseudo.commonMessages?.page).toBeTypeOf('function')
  expect(Reflect.apply(Object(pseudo.commonMessages?.page), undefined, [2])).toBe('⟦Page 2⟧')
  // Taken from another file of the catalogue.
  expect(pseudo.orderMessages?.title).toBe(`⟦${String(french.orderMessages?.title)}⟧`)
})

import { answered, chooseDog, submitQuestion, symptomsOf } from './harness/assistant.ts'
import { violationsOf } from './harness/axe.ts'
import { expect, test } from './harness/fixtures.ts'
import { openWhole, scriptsOf } from './harness/page.ts'
import { foreign } from './harness/server.ts'

test('the assistant fits 320 px in light and dark, without axe violation, with less than 80 kB of script', async ({
  newVisitor,
}) => {
  test.skip(foreign, 'asks for more than the specification has')

  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await newVisitor({
      viewport: { width: 320, height: 640 },
      colorScheme,
    })
    const sizes = new Map<string, Promise<number>>()
    page.on('requestfinished', (request) => {
      sizes.set(
        request.url(),
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      )
    })
    await openWhole(page, '/assistant')
    // Only the scripts in the document: a pointer resting over the page loads the rest.
    const weights = (await scriptsOf(page)).map(async (url) => (await sizes.get(url)) ?? Number.NaN)
    const weight = (await Promise.all(weights)).reduce((total, size) => total + size, 0)
    expect(weight).toBeGreaterThan(10_000)
    expect(weight).toBeLessThan(80_000)
    await chooseDog(page)
    await symptomsOf(page).fill('vomissements, ventre gonflé')
    await submitQuestion(page)
    await answered(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    expect(await violationsOf(page)).toEqual([])
  }
})

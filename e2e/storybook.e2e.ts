import type { Frame, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, signIn } from './harness/browser.ts'
import { foreign } from './harness/server.ts'
import { ownServer, sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
// Before another backend, Storybook is not served.
const server = foreign ? sharedServer() : await ownServer({ STORYBOOK: '1' })

const shownIn = (page: Page) => page.frameLocator('#storybook-preview-iframe').locator('body')

/** What a script that runs in a document gets of what the product keeps and shows, by each way there is. */
function reach() {
  const attempt = async (read: () => unknown): Promise<string> => {
    try {
      return String(await read())
    } catch (error) {
      return (error as Error).name
    }
  }
  const framed = (src: string) =>
    new Promise<HTMLIFrameElement>((loaded) => {
      const frame = Object.assign(document.createElement('iframe'), { src })
      frame.addEventListener('load', () => loaded(frame))
      document.body.append(frame)
    })
  const opened = async () => {
    const popup = window.open('/login')
    await new Promise((wait) => setTimeout(wait, 1000))
    return popup?.document.body.innerHTML
  }
  return Promise.all([
    attempt(() => localStorage.getItem('auth-storage')),
    attempt(() => document.cookie),
    attempt(async () => (await framed('about:blank')).contentWindow?.localStorage.getItem('auth-storage')),
    attempt(async () => (await framed('/dashboard')).contentWindow?.document.body.innerHTML),
    attempt(opened),
    attempt(async () => (await fetch('/dashboard')).text()),
    attempt(async () => (await fetch('/api/notprotected/restaurant')).text()),
  ])
}

const refused = [
  'SecurityError',
  'SecurityError',
  'SecurityError',
  'SecurityError',
  'SecurityError',
  'TypeError',
  'TypeError',
]

describe.skipIf(foreign)('Storybook beside the product', () => {
  it('leaves a session alone: somebody who looks at a desk’s stories is still signed in', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await signIn(page, 'gerant')
    const kept = () => page.evaluate(() => ({ ...localStorage }))
    const before = await kept()
    expect(before['auth-storage']).toContain('accessToken')

    const book = await context.newPage()
    for (const [story, shown] of [
      ['parcours-commandes--success', 'Marquer prête'],
      ['parcours-connexion--wrong-password', 'Mot de passe'],
    ] as const) {
      await book.goto(`/storybook/?path=/story/${story}`)
      await expect.poll(() => shownIn(book).innerText(), { timeout: 30_000 }).toContain(shown)
    }
    expect(await kept()).toEqual(before)

    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await context.close()
  })

  it('reads nothing of the product, whatever script runs in it', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await signIn(page, 'gerant')
    const book = await context.newPage()
    await book.goto('/storybook/?path=/story/parcours-commandes--success')
    await expect.poll(() => shownIn(book).innerText(), { timeout: 30_000 }).toContain('Marquer prête')
    expect(await book.mainFrame().evaluate(reach)).toEqual(refused)

    const story = book.frame({ url: /iframe\.html/ }) as Frame
    const [ownSession, ...others] = await story.evaluate(reach)
    expect(ownSession).toContain('"accessToken":"jeton"')
    // The story's own network answers what it asks of the API.
    expect(others.pop()).toContain('is not expected here')
    expect(others).toEqual(refused.slice(1, -1))
    await context.close()
  })
})

describe.skipIf(foreign)('a documentation page of the Storybook that is served', () => {
  it.each([
    ['composants-commande-detail', 'dialog[open]'],
    ['composants-palette', 'dialog[open]'],
    ['ecrans-inscription', 'input[name="email"]'],
  ])('is neither covered, scrolled nor focused by what it shows: %s', async (id, shown) => {
    const { page, context, problems } = await newVisitor(browser, server.url)
    await page.goto(`/storybook/iframe.html?viewMode=docs&id=${id}--docs`)
    await expect.poll(() => page.locator(shown).count(), { timeout: 20_000 }).toBeGreaterThan(3)
    expect(await page.locator('dialog:modal').count()).toBe(0)
    expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0])
    expect(problems).toEqual([])
    await context.close()
  })
})

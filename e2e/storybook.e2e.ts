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
async function reach() {
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
  // One after the other: a window that opens puts the page, and what loads in it, into the background.
  return [
    await attempt(() => localStorage.getItem('auth-storage')),
    await attempt(() => document.cookie),
    await attempt(async () => (await framed('about:blank')).contentWindow?.localStorage.getItem('auth-storage')),
    await attempt(async () => (await framed('/dashboard')).contentWindow?.document.body.innerHTML),
    await attempt(opened),
    await attempt(async () => (await fetch('/dashboard')).text()),
    await attempt(async () => (await fetch('/api/notprotected/restaurant')).text()),
  ]
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
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0])
    expect(problems).toEqual([])
    await context.close()
  })
})

describe.skipIf(foreign)('a documentation page shows', () => {
  const openDocs = async (id: string) => {
    const visit = await newVisitor(browser, server.url)
    await visit.page.goto(`/storybook/iframe.html?viewMode=docs&id=${id}--docs`)
    await visit.page.locator('article, section').first().waitFor({ timeout: 20_000 })
    return visit
  }

  it.each(['composants-dialogues', 'composants-reservation-motif'])(
    'each dialog open, under its state: %s',
    async (id) => {
      const { page, context } = await openDocs(id)
      const states = page.getByRole('article')
      await expect.poll(() => states.count()).toBeGreaterThan(4)
      for (const state of await states.all()) await state.locator('dialog[open]').getByRole('button').first().waitFor()
      await context.close()
    },
  )

  it('each of its components: import, properties with types and sentences, listed with its headings', async () => {
    const { page, context } = await openDocs('composants-champs')
    const contents = page.getByRole('navigation')
    for (const name of ['TextField', 'MoneyField', 'WholeNumberField', 'CheckField', 'SelectField']) {
      const component = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
      await component.last().getByText(`import { ${name} } from '@potager/ui/input'`).waitFor()
      const label = component
        .last()
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: /^label/ }) })
      await expect.poll(() => label.innerText()).toMatch(/string\s+Ce que dit la case\.|string\s+Le nom du champ\./)
      await contents.getByRole('link', { name, exact: true }).waitFor()
    }
    await context.close()
  })

  it('the components of an entry point of the package', async () => {
    const { page, context, problems } = await openDocs('reference-feedback')
    for (const name of ['AlertDialog', 'ConfirmDialog', 'StatusChip'])
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(60)
    expect(problems).toEqual([])
    await context.close()
  })

  it('what is made for a telephone in a screen of 360 pixels, and takes no focus for it', async () => {
    const { page, context } = await openDocs('ecrans-evenements-detail')
    const frame = page.locator('article iframe').first()
    await frame.scrollIntoViewIfNeeded()
    const inside = frame.contentFrame()
    await inside.getByRole('dialog').waitFor()
    expect(await inside.locator('html').evaluate(() => innerWidth)).toBe(360)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await context.close()
  })

  it('a journey to its end, when it is played there', async () => {
    const { page, context } = await openDocs('parcours-commande')
    const play = page.getByRole('button', { name: /^Jouer ici/ })
    await play.focus()
    await page.keyboard.press('Enter')
    const order = page.frameLocator('article iframe').getByRole('article', { name: /f00d01/ })
    await expect.poll(() => order.innerText(), { timeout: 30_000 }).toContain('Terminée')
    await context.close()
  })
})

describe.skipIf(foreign)('the manager of the Storybook that is served', () => {
  it('finds components by code names and usual words, in the appearance and the typeface of its pages', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    page.setDefaultTimeout(30_000)
    await page.goto('/storybook/?path=/docs/composants-marque--docs&globals=scheme:dark')
    await page.locator('input[type="search"]').click()
    for (const [word, component] of [
      ['ConfirmDialog', /^ConfirmDialog/],
      ['StatusChip', /^StatusChip/],
      ['toast', /Référence\s*toast/],
      ['pagination', /^PageWindow/],
      ['tabs', /^Tabs/],
      ['dialog', /^ConfirmDialog/],
      ['modal', /^AlertDialog/],
      ['button', /Référence\s*button/],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(word)
      await page.getByRole('option').filter({ hasText: component }).first().waitFor()
    }
    const lightest = () =>
      page.evaluate(() =>
        Math.max(...(getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)),
      )
    await expect.poll(lightest).toBeLessThan(64)
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
    await expect.poll(loaded).toContain('Figtree Variable')
    await context.close()
  })
})

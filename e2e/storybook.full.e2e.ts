import type { Frame, Page } from '@playwright/test'
import { authMessages } from '@potager/domain/messages'
import { dark, light } from '../packages/ui/src/foundations/tokens/tokens.ts'
import { signIn } from './harness/credentials.ts'
import { expect, ownServer } from './harness/fixtures.ts'
import { foreign, startServer } from './harness/server.ts'

const test = ownServer(() => startServer({ STORYBOOK: '1' }))

const shownIn = (page: Page) => page.frameLocator('#storybook-preview-iframe').locator('body')

/** What a script in a document can reach of the product's storage and pages, one attempt per way. */
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
    // Empty until its page has come; from then on whoever may not read it is refused.
    const shown = () => popup?.document.body?.innerHTML
    while (shown() === '') await new Promise((soon) => setTimeout(soon, 50))
    return shown()
  }
  // In sequence: a new window puts the page and its loads into the background.
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

/** How each text within an element looks, in the order of the page. */
function textLooks(within: Element): string[] {
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  return [...within.querySelectorAll('*:not(style)')].filter(hasText).map((element) => {
    const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, color } = getComputedStyle(element)
    return [element.textContent, fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, color].join(' | ')
  })
}

test.describe('Storybook beside the product', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('leaves a session alone: somebody who looks at the back-office’s stories is still signed in', async ({
    page,
    context,
  }) => {
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
      await expect(shownIn(book)).toContainText(shown, { timeout: 30_000 })
    }
    expect(await kept()).toEqual(before)

    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  test('reads nothing of the product, whatever script runs in it', async ({ page, context }) => {
    await signIn(page, 'gerant')
    const book = await context.newPage()
    await book.goto('/storybook/?path=/story/parcours-commandes--success')
    await expect(shownIn(book)).toContainText('Marquer prête', { timeout: 30_000 })
    expect(await book.mainFrame().evaluate(reach)).toEqual(refused)

    const story = book.frame({ url: /iframe\.html/ }) as Frame
    const [ownSession, ...others] = await story.evaluate(reach)
    expect(ownSession).toContain('"accessToken":"jeton"')
    // The story's own network answers its API call.
    expect(others.pop()).toContain('is not expected here')
    expect(others).toEqual(refused.slice(1, -1))
  })
})

test.describe('a documentation page of the Storybook that is served', () => {
  test.skip(foreign, 'asks for more than the specification has')

  for (const [id, shown] of [
    ['composants-commande-detail', 'dialog[open]'],
    ['composants-palette', 'dialog[open]'],
    ['ecrans-inscription', 'input[name="email"]'],
  ] as const) {
    test(`is neither covered, scrolled nor focused by what it shows: ${id}`, async ({ page, problems }) => {
      await page.goto(`/storybook/iframe.html?viewMode=docs&id=${id}--docs`)
      await expect.poll(() => page.locator(shown).count(), { timeout: 20_000 }).toBeGreaterThan(3)
      await expect(page.locator('dialog:modal')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0])
      expect(problems).toEqual([])
    })
  }
})

test.describe('a documentation page shows', () => {
  test.skip(foreign, 'asks for more than the specification has')

  const openDocs = async (page: Page, id: string) => {
    await page.goto(`/storybook/iframe.html?viewMode=docs&id=${id}--docs`)
    await expect(page.locator('article, section').first()).toBeVisible({ timeout: 20_000 })
  }

  for (const id of ['composants-dialogues', 'composants-reservation-motif']) {
    test(`each dialog open, under its state: ${id}`, async ({ page }) => {
      await openDocs(page, id)
      const states = page.getByRole('article')
      await expect.poll(() => states.count()).toBeGreaterThan(4)
      for (const state of await states.all())
        await expect(state.locator('dialog[open]').getByRole('button').first()).toBeVisible()
    })
  }

  test('each of its components: description, properties with types and comments, listed with its headings', async ({
    page,
    problems,
  }) => {
    await openDocs(page, 'composants-champs')
    await expect(page.getByText('A text, on one line or several.')).toBeVisible()
    const contents = page.getByRole('navigation')
    for (const name of ['TextField', 'MoneyField', 'WholeNumberField', 'CheckField', 'SelectField']) {
      const component = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
        .last()
      await expect(component.getByRole('row', { name: /^(?:value|checked) / })).toBeVisible()
      await expect(contents.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('row', { name: /Keyboard that a phone shows/ })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('the drawings of a card, painted', async ({ page }) => {
    await openDocs(page, 'composants-site-restaurant')
    const drawings = page.locator('article svg:has(> use)')
    await expect.poll(() => drawings.count()).toBeGreaterThan(4)
    const widths = () =>
      drawings.evaluateAll((all) => all.map((drawing) => (drawing as SVGSVGElement).getBBox().width > 0))
    await expect.poll(widths).not.toContain(false)
  })

  for (const id of ['composants-site-restaurant', 'ecrans-commandes', 'composants-faits', 'fondations-propres']) {
    test(`each text of a story in the same style as the story alone: ${id}`, async ({ page }) => {
      page.setDefaultTimeout(30_000)
      await openDocs(page, id)
      const shown = page.locator('[id^="story--"][id$="-inner"]').first()
      await expect.poll(() => shown.textContent()).not.toBe('')
      const story = ((await shown.getAttribute('id')) ?? '').replace(/^story--(.*?)(?:--primary)?-inner$/, '$1')
      const inDocument = await shown.evaluate(textLooks)
      expect(inDocument.length).toBeGreaterThan(0)
      // As in a document, nobody plays it.
      await page.goto(`/storybook/iframe.html?viewMode=story&id=${story}&embed=true`)
      await expect.poll(() => page.locator('#storybook-root').evaluate(textLooks)).toEqual(inDocument)
    })
  }

  test('the scheme of the system, until another is chosen', async ({ page }) => {
    const papers = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--paper').trim())
    await page.emulateMedia({ colorScheme: 'dark' })
    await openDocs(page, 'composants-site-restaurant')
    await expect.poll(papers).toBe(dark.paper)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(papers).toBe(light.paper)
    await page.goto('/storybook/iframe.html?viewMode=docs&id=composants-site-restaurant--docs&globals=scheme:dark')
    await expect.poll(papers).toBe(dark.paper)
  })

  test('screens of the product in frames, on the first page', async ({ page }) => {
    await page.goto('/storybook/iframe.html?viewMode=docs&id=introduction--docs')
    for (const [title, heading] of [
      ['Les commandes, dans le back-office', 'Gestion des Commandes'],
      ['La carte, sur un téléphone', 'Notre Menu'],
    ] as const) {
      const frame = page.locator(`iframe[title="${title}"]`)
      await frame.scrollIntoViewIfNeeded({ timeout: 30_000 })
      await expect(frame.contentFrame().getByRole('heading', { level: 1, name: heading })).toBeVisible({
        timeout: 30_000,
      })
    }
  })

  test('a story for phones in a frame of 360 px, without taking the focus', async ({ page }) => {
    await openDocs(page, 'ecrans-evenements-detail')
    const frame = page.locator('article iframe').first()
    await frame.scrollIntoViewIfNeeded()
    const inside = frame.contentFrame()
    await expect(inside.getByRole('dialog')).toBeVisible()
    expect(await inside.locator('html').evaluate(() => innerWidth)).toBe(360)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  test('a journey to its end, when it is played there', async ({ page }) => {
    await openDocs(page, 'parcours-connexion')
    const play = page.getByRole('button', { name: 'Jouer ici « Mot de passe faux, refus 400 »' })
    await play.focus()
    await page.keyboard.press('Enter')
    const told = page.frameLocator('article iframe').first().getByText(authMessages.badCredentials)
    await expect(told).toBeVisible({ timeout: 30_000 })
  })
})

test.describe('the manager of the Storybook that is served', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('has the appearance and the typeface of its pages', async ({ page }) => {
    page.setDefaultTimeout(30_000)
    await page.goto('/storybook/?path=/docs/composants-marque--docs&globals=scheme:dark')
    await expect(page.locator('input[type="search"]')).toBeVisible()
    const lightest = () =>
      page.evaluate(() =>
        Math.max(...(getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)),
      )
    await expect.poll(lightest).toBeLessThan(64)
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
    await expect.poll(loaded).toContain('Figtree Variable')
  })
})

import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { colleague } from './harness/api.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { ownServer } from './harness/stage.ts'
import { toast } from './harness/toast.ts'

const browser = await openBrowser()
/** The demonstration as it is shown to people: nobody else takes orders there. */
const server = await ownServer()

type Size = { width: number; height: number }
const laptop: Size = { width: 1366, height: 768 }
const phone: Size = { width: 360, height: 780 }

async function desk(viewport: Size) {
  const visitor = await newMember(browser, server.url, 'gerant', { viewport })
  await visitor.page.goto('/dashboard')
  await visitor.page.getByRole('article').first().waitFor()
  await visitor.page.locator('section[aria-label="Ce qui attend"][aria-busy="false"]').waitFor()
  return visitor
}

const edges = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { top, bottom }
    }),
  )

describe('the order desk', () => {
  it('shows its first order above 250 px and ten whole orders on a laptop', async () => {
    const { page, context } = await desk(laptop)
    const cards = await edges(page)
    expect(Math.min(...cards.map(({ top }) => top))).toBeLessThan(250)
    expect(cards.filter(({ bottom }) => bottom <= laptop.height).length).toBeGreaterThanOrEqual(10)
    await context.close()
  })

  it('shows a whole order on a phone before anything is scrolled', async () => {
    const { page, context } = await desk(phone)
    const [first] = await edges(page)
    expect(first?.bottom).toBeLessThan(phone.height)
    await context.close()
  })

  it('shows every choice of its filters whole on a laptop', async () => {
    const { page, context } = await desk(laptop)
    const cut = await page
      .getByRole('search')
      .locator('select')
      .evaluateAll((selects: HTMLSelectElement[]) =>
        selects.flatMap((select) => {
          const room = select.offsetWidth
          select.style.width = 'max-content'
          const needed = select.offsetWidth
          return needed > room ? [`${select.value}: ${needed} px in ${room} px`] : []
        }),
      )
    expect(cut).toEqual([])
    await context.close()
  })

  it('shows each count once', async () => {
    const { page, context } = await desk(laptop)
    for (const words of [/en attente/i, /en préparation/i, /prêtes/i]) {
      expect(await page.getByRole('region').getByText(words).count(), String(words)).toBe(1)
    }
    await context.close()
  })

  it.each([
    ['a laptop', laptop],
    ['a phone', phone],
  ])('keeps its actions free of toasts on %s', async (_on, viewport) => {
    const { id } = await (await colleague(server)).takeOrder()
    const { page, context } = await desk(viewport)
    await page
      .getByRole('article', { name: new RegExp(id.slice(-6)) })
      .getByRole('button', { name: /^Confirmer/ })
      .click()
    const card = toast(page, 'Statut mis à jour avec succès')
    await card.hover()
    await page.evaluate(() => scrollTo(0, 0))
    const box = await boxOf(card)
    for (const action of ['Actualiser', 'Nouvelle commande']) {
      const other = await boxOf(page.getByRole('main').getByText(action, { exact: true }))
      expect(other.bottom <= box.top || other.top >= box.bottom, action).toBe(true)
    }
    await context.close()
  })
})

/** Where something is drawn, in the window. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Rien à cet endroit.')
  return { top: box.y, bottom: box.y + box.height }
}

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

const CARD = '[role=status]:has(> button[aria-label=Fermer]), [role=alert]:has(> button[aria-label=Fermer])'

type ShownToast = { text: string; card: Element; read: boolean }

/** A toast by its text: errors are alerts, others statuses. */
export const toastCard = (page: Page, text: string | RegExp): Locator => page.locator(CARD).filter({ hasText: text })

const texts = new WeakMap<Page, string[]>()

/** The texts of all toasts of a page so far, over all its documents, including those that are gone. */
function toastsOf(page: Page): string[] {
  const own = texts.get(page) ?? []
  texts.set(page, own)
  return own
}

/**
 * Asserts that there was no toast other than `but`. Call it once the possible cause is over: a retrying assertion would
 * pass when the toast disappears.
 */
export async function expectNoToast(page: Page, but?: RegExp): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(toastsOf(page).filter((text) => !but?.test(text))).toEqual([])
}

/**
 * Records the text of each toast as it appears: one that lives two seconds may be gone before a busy machine looks for
 * it.
 */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteToast', ({ page }, text: string) => void toastsOf(page).push(text))
  await context.addInitScript((selector) => {
    const told: ShownToast[] = []
    const note = (window as Window & { noteToast?: (text: string) => void }).noteToast
    Object.assign(window, { told })
    new MutationObserver(() => {
      for (const card of document.querySelectorAll(selector)) {
        const text = card.textContent ?? ''
        if (told.some((one) => one.card === card && one.text === text)) continue
        told.push({ text, card, read: false })
        note?.(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, CARD)
}

/** Waits for a toast and forgets it, so that the next one with the same text counts as new. */
export async function readToast(page: Page, text: string | RegExp): Promise<void> {
  const plain = (words: string) => words.replace(/\s+/g, ' ')
  const says = (said: string) => (typeof text === 'string' ? plain(said).includes(plain(text)) : text.test(said))
  await expect
    .poll(async () => {
      const said = await page.evaluate(unread)
      const index = said.findIndex((one) => one !== null && says(one))
      if (index >= 0) await page.evaluate(takeAway, index)
      return index >= 0 ? 'read' : said
    })
    .toBe('read')
}

const unread = () =>
  (window as Window & { told?: ShownToast[] }).told?.map(({ read, text }) => (read ? null : text)) ?? []

function takeAway(index: number): void {
  const one = (window as Window & { told?: ShownToast[] }).told?.[index]
  if (!one) return
  one.read = true
  one.card.querySelector<HTMLButtonElement>(':scope > button')?.click()
}

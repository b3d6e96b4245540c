import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'

/** The minified build: each page evaluates it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe violations of the page in its current state, one line each: rule and place. `rules` restricts the check. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const runOnly: RunOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags }
  // Evaluated, not added as a script: the page's content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (only) => {
    const loaded = (window as Window & { axe?: typeof axe }).axe
    if (!loaded) throw new Error('axe is not loaded')
    const { violations } = await loaded.run(document, { runOnly: only, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, runOnly)
}

type Scheme = 'light' | 'dark'

/** The colour scheme in which a page opens, and the one it switches to. */
export type Schemes = readonly [first: Scheme, second: Scheme]

/** Violations in the current colour scheme and, for colours only, in the second one. */
export async function flawsInBoth(page: Page, second: Scheme): Promise<string[]> {
  const found = await violationsOf(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) found.push(`scrolls ${overflow} px to the right`)
  const before = await paperOf(page)
  await page.emulateMedia({ colorScheme: second })
  await expect.poll(() => paperOf(page), { message: `in ${second}` }).not.toBe(before)
  await still(page)
  const contrast = await violationsOf(page, ['color-contrast'])
  return [...found, ...contrast.map((fault) => `${second}, ${fault}`)]
}

const paperOf = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor).join(),
  )

const still = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((one) => one.finished.catch(() => {})))
  })

import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page as it is, one line each: the rule and where. `rules` narrows it to those. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const runOnly: RunOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags }
  // Evaluated, not added as a script: the page's own content policy stays in force.
  await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const loaded = (window as Window & { axe?: typeof axe }).axe
    if (!loaded) throw new Error('axe n’est pas chargé.')
    const { violations } = await loaded.run(document, { runOnly: only, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} : ${target.join(' ')}`))
  }, runOnly)
}

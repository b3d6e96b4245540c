import { afterEach, beforeAll } from 'vitest'
import { commands, page } from 'vitest/browser'
import { typefaces } from '../../packages/ui/src/foundations/tokens/index.ts'
import { compareWithImage } from '../baselines/compare.ts'
import type { Shown } from '../baselines/selection.ts'
import { holdHighlight, holdsChosen } from './highlight.ts'
import { holdRules } from './rules.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours(forced: boolean): Promise<void>
  }
}

type Task = Parameters<typeof compareWithImage>[1]

/**
 * axe rules that depend on the width. Screens with another layout on phones have their own phone stories, with every
 * rule.
 */
const byWidth = ['target-size', 'scrollable-region-focusable']

const phone = { width: 360, height: 780 }

async function inDark(task: Task, story: Shown): Promise<void> {
  const { dataset } = document.documentElement
  const { scheme } = dataset
  // The story itself may have set the dark scheme.
  if (scheme === 'dark') return
  dataset.scheme = 'dark'
  try {
    await holdRules('sombre', story, ['color-contrast'])
    await compareWithImage('sombre', task, story)
  } finally {
    dataset.scheme = scheme
  }
}

async function onPhone(task: Task, story: Shown): Promise<void> {
  if (window.innerWidth !== phone.width) {
    await page.viewport(phone.width, phone.height)
    await holdRules('téléphone', story, byWidth)
  }
  await compareWithImage('telephone', task, story)
}

async function inForcedColours(): Promise<void> {
  if (!holdsChosen()) return
  await commands.forceColours(true)
  try {
    holdHighlight()
  } finally {
    await commands.forceColours(false)
  }
}

/**
 * A first story that is laid out before its fonts have loaded keeps traces of it. Only ours are awaited: the fallbacks
 * are local fonts, mostly missing.
 */
beforeAll(async () => {
  const found = await Promise.all(typefaces.map((family) => document.fonts.load(`16px '${family}'`)))
  if (found.some((faces) => faces.length === 0)) throw new Error('Un caractère du produit n’est pas déclaré.')
})

/**
 * The story has played on a wide screen in light, with every axe rule: now check the same page in the other looks. The
 * next story resets its width.
 */
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return
  await compareWithImage('clair', task, story)
  await inDark(task, story)
  await onPhone(task, story)
  await inForcedColours()
})

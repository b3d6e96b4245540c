import { typefaces } from '@potager/ui/tokens'
import { afterEach, beforeAll } from 'vitest'
import { commands, page } from 'vitest/browser'
import { compareWithImage } from '../images/compare.ts'
import { hasImage } from '../images/list.ts'
import { chosenElements, holdHighlight } from './highlight.ts'
import { holdRules, leavesOut, type Shown } from './rules.ts'
import { notYetSeen, withText } from './seen.ts'

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

const CONTRAST = 'color-contrast'

const phone = { width: 360, height: 780 }

async function inDark(task: Task, story: Shown): Promise<void> {
  const { dataset } = document.documentElement
  const { scheme } = dataset
  // The story itself may have set the dark scheme.
  if (scheme === 'dark') return
  const { fresh, remember } = notYetSeen('sombre', leavesOut(story, CONTRAST) ? [] : withText())
  if (fresh.length === 0 && !hasImage('sombre', story.id)) return
  dataset.scheme = 'dark'
  try {
    await holdRules('sombre', story, { rules: [CONTRAST], on: fresh })
    remember()
    await compareWithImage('sombre', task, story.id)
  } finally {
    dataset.scheme = scheme
  }
}

async function onPhone(task: Task, story: Shown): Promise<void> {
  if (window.innerWidth !== phone.width) {
    await page.viewport(phone.width, phone.height)
    await holdRules('téléphone', story, { rules: byWidth })
  }
  await compareWithImage('telephone', task, story.id)
}

async function inForcedColours(): Promise<void> {
  const { fresh, remember } = notYetSeen('couleurs forcées', chosenElements())
  if (fresh.length === 0) return
  await commands.forceColours(true)
  try {
    holdHighlight(fresh)
    remember()
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
  await compareWithImage('clair', task, story.id)
  await inDark(task, story)
  await onPhone(task, story)
  await inForcedColours()
})

import { afterEach, beforeAll } from 'vitest'
import { commands, server } from 'vitest/browser'
import { typefaces } from '../../packages/ui/src/tokens/index.ts'
import { compareWithImage } from '../baselines/compare.ts'
import type { Shown } from '../baselines/selection.ts'
import { holdHighlight } from './highlight.ts'
import { holdRules } from './rules.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours(forced: boolean): Promise<void>
  }
}

type Task = Parameters<typeof compareWithImage>[1]

/** What the width of a phone can change: whole screens have stories of their own there, with every rule. */
const byWidth = ['target-size', 'scrollable-region-focusable']

async function inDark(check: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement
  const { scheme } = dataset
  // A story may have chosen the dark scheme itself.
  if (scheme === 'dark') return
  dataset.scheme = 'dark'
  try {
    await check()
  } finally {
    dataset.scheme = scheme
  }
}

async function inForcedColours(check: () => void): Promise<void> {
  await commands.forceColours(true)
  try {
    check()
  } finally {
    await commands.forceColours(false)
  }
}

/** On the desk every rule of axe has just run, in light; then the same page in dark. */
async function onDesk(task: Task, story: Shown): Promise<void> {
  await compareWithImage('clair', task, story)
  await inDark(async () => {
    await holdRules('sombre', story, ['color-contrast'])
    await compareWithImage('sombre', task, story)
  })
}

/** On a phone, then the same page in forced colours. */
async function onPhone(task: Task, story: Shown): Promise<void> {
  await holdRules('téléphone', story, byWidth)
  await compareWithImage('telephone', task, story)
  await inForcedColours(holdHighlight)
}

const look = server.config.name === 'telephone' ? onPhone : onDesk

/**
 * A first story that is laid out before its typefaces have come keeps some of that. Only ours: what stands in for them is looked
 * for on the machine, and most of it is on none.
 */
beforeAll(async () => {
  const found = await Promise.all(typefaces.map((family) => document.fonts.load(`16px '${family}'`)))
  if (found.some((faces) => faces.length === 0)) throw new Error('Un caractère du produit n’est pas déclaré.')
})

afterEach(async ({ task, story }) => {
  if (story && task.result?.state !== 'fail') await look(task, story)
})

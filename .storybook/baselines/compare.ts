import type { RunnerTestCase } from 'vitest'
import { commands } from 'vitest/browser'
import type { Comparison } from './command.ts'
import { drawnBySystem } from './own-glyphs.ts'
import { differingPixels } from './pixels.ts'
import { type Look, type Shown, wantsBaseline } from './selection.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareBaseline(look: string, story: string): Promise<Comparison>
    keepDifference(look: string, story: string, drawing: string): Promise<string>
  }
}

async function everythingDrawn(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** Throws unless the page equals the story's reference image in this look to the pixel, where it has one. */
export async function compareWithImage(look: Look, task: RunnerTestCase, story: Shown): Promise<void> {
  if (!wantsBaseline(look, task, story)) return
  await everythingDrawn()
  const foreign = drawnBySystem()
  if (foreign.length > 0)
    throw new Error(
      `« ${story.id} » a une image de référence, et des textes que chaque machine dessine à sa façon : ${foreign.join(', ')}`,
    )
  const found = await commands.compareBaseline(look, story.id)
  if (found.state === 'missing') {
    const file = task.file.filepath.split('/').at(-1)
    throw new Error(`« ${story.id} » n’a pas d’image de référence (${look}). La prendre : npm run baselines -- ${file}`)
  }
  if (found.state !== 'different') return
  const { count, drawing } = await differingPixels(found.expected, found.actual)
  if (count === 0) return
  const file = await commands.keepDifference(look, story.id, drawing)
  throw new Error(
    `« ${story.id} » (${look}) : ${count} pixels diffèrent de l’image de référence.\n${file}\nSi c’est voulu : npm run baselines`,
  )
}

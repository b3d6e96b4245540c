import { afterEach, beforeAll } from 'vitest'
import { commands, server } from 'vitest/browser'
import type { Comparison } from './command.ts'
import { differingPixels } from './pixels.ts'
import { wantsBaseline } from './selection.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareBaseline(story: string): Promise<Comparison>
    keepDifference(story: string, drawing: string): Promise<string>
  }
}

const look = server.config.name ?? ''

/** A first story that is laid out before its typefaces have come keeps some of that. */
beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load()))
})

async function everythingDrawn(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** What is on the page once a story has run equals its image of reference to the pixel. */
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail' || !wantsBaseline(look, task, story)) return
  await everythingDrawn()
  const found = await commands.compareBaseline(story.id)
  if (found.state === 'missing') {
    const file = task.file.filepath.split('/').at(-1)
    throw new Error(`« ${story.id} » n’a pas d’image de référence (${look}). La prendre : npm run baselines -- ${file}`)
  }
  if (found.state !== 'different') return
  const { count, drawing } = await differingPixels(found.expected, found.actual)
  if (count === 0) return
  const file = await commands.keepDifference(story.id, drawing)
  throw new Error(
    `« ${story.id} » (${look}) : ${count} pixels diffèrent de l’image de référence.\n${file}\nSi c’est voulu : npm run baselines`,
  )
})

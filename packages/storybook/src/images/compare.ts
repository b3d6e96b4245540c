import { expect, inject, type RunnerTestCase } from 'vitest'
import { hasImage, type Look } from './list.ts'

/** What a focus scrolls depends on what had loaded by then. */
function scrollBack(): void {
  for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
}

async function everythingDrawn(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** Throws unless the page looks like the story's image in this look, but for a few pixels, where it has one. */
export async function compareWithImage(look: Look, task: RunnerTestCase, id: string): Promise<void> {
  if (!inject('comparesImages') || !hasImage(look, id)) return
  await everythingDrawn()
  scrollBack()
  await expect(document.documentElement).toMatchScreenshot(`${look}/${id}`)
  task.meta.images = (task.meta.images ?? 0) + 1
}

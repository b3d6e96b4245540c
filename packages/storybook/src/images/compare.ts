import { expect, inject, type RunnerTestCase } from 'vitest'

/** A look, named like its folder of images. Forced colours have none: the system chooses them. */
type Look = 'clair' | 'sombre' | 'telephone'

const images = import.meta.glob('./*/*.png')

/** Whether the story with this id has an image in a look; the matcher writes one hyphen where there are more. */
export const hasImage = (look: Look, id: string): boolean => `./${look}/${id.replace('--', '-')}.png` in images

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

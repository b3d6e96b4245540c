import type { RunnerTestCase } from 'vitest'

/** How a story is seen, by the name of its folder of images. Forced colours have none: the system draws them. */
export type Look = 'clair' | 'sombre' | 'telephone'

/** What the tests of Storybook's addon say about the story they have shown. */
export interface Shown {
  id: string
  parameters: Record<string, unknown>
}

declare module 'vitest' {
  interface TestContext {
    story?: Shown
  }
}

/** Components show their colours, screens how they fit. */
const looks = new Map<string, readonly Look[]>([
  ['composants', ['clair', 'sombre']],
  ['ecrans', ['clair', 'telephone']],
])

const isFirst = (task: RunnerTestCase) => (task.suite ?? task.file).tasks[0] === task

/**
 * Whether a story has an image of reference in a look: the first of its file has, of a component and of a screen, but for
 * proofs by keyboard, which look like another. A story that cannot be steady says why in `parameters.noBaseline`.
 */
export function wantsBaseline(look: Look, task: RunnerTestCase, story: Shown): boolean {
  if (story.parameters.noBaseline || !isFirst(task) || task.name.startsWith('Clavier')) return false
  const [section = ''] = story.id.split('-', 1)
  return looks.get(section)?.includes(look) ?? false
}

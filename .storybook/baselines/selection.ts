import type { RunnerTestCase } from 'vitest'

/** What the tests of Storybook's addon say about the story they have shown. */
interface Shown {
  id: string
  parameters: Record<string, unknown>
}

declare module 'vitest' {
  interface TestContext {
    story?: Shown
  }
}

/** Components show their colours, screens how they fit. */
const looks = new Map([
  ['composants', ['clair', 'sombre']],
  ['ecrans', ['clair', 'telephone']],
])

const isFirst = (task: RunnerTestCase) => (task.suite ?? task.file).tasks[0] === task

/**
 * Whether a story has an image of reference in a look: the first of its file has, of a component and of a screen, but for
 * proofs by keyboard, which look like another. A story that cannot be steady says why in `parameters.noBaseline`.
 */
export function wantsBaseline(look: string, task: RunnerTestCase, { id, parameters }: Shown): boolean {
  if (parameters.noBaseline || !isFirst(task) || task.name.startsWith('Clavier')) return false
  const [section = ''] = id.split('-')
  return looks.get(section)?.includes(look) ?? false
}

import type { RunnerTestCase } from 'vitest'

/** A look, named like its folder of images. Forced colours have none: the system chooses them. */
export type Look = 'clair' | 'sombre' | 'telephone'

/** What Storybook's test addon knows about the story on screen. */
export interface Shown {
  id: string
  parameters: Record<string, unknown>
}

declare module 'vitest' {
  interface TestContext {
    story?: Shown
  }
}

/** Components vary by colour scheme, screens by width. */
const looks = new Map<string, readonly Look[]>([
  ['composants', ['clair', 'sombre']],
  ['ecrans', ['clair', 'telephone']],
])

const isFirst = (task: RunnerTestCase) => (task.suite ?? task.file).tasks[0] === task

/**
 * Whether a story has a reference image in a look: only the first story of a file, and no keyboard tests, which look
 * like another story. A story that cannot be stable gives its reason in `parameters.noBaseline`.
 */
export function wantsBaseline(look: Look, task: RunnerTestCase, story: Shown): boolean {
  if (story.parameters.noBaseline || !isFirst(task) || task.name.startsWith('Clavier')) return false
  const [section = ''] = story.id.split('-', 1)
  return looks.get(section)?.includes(look) ?? false
}

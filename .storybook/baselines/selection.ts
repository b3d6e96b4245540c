import type { RunnerTestCase } from 'vitest'
import type { Look } from '../looks/looks.ts'

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
const looks: Record<'composants' | 'ecrans', readonly Look[]> = {
  composants: ['clair', 'sombre'],
  ecrans: ['clair', 'telephone'],
}

const isFirst = (task: RunnerTestCase) => (task.suite ?? task.file).tasks[0] === task

/**
 * Whether a story has an image of reference in a look: every component but for its keyboard proofs, whose look is that of
 * its other stories, and each screen as it usually is, its first story. A story that cannot be steady says why in
 * `parameters.noBaseline`.
 */
export function wantsBaseline(look: Look, task: RunnerTestCase, { id, parameters }: Shown): boolean {
  if (parameters.noBaseline) return false
  if (id.startsWith('composants-')) return looks.composants.includes(look) && !task.name.startsWith('Clavier')
  return id.startsWith('ecrans-') && looks.ecrans.includes(look) && isFirst(task)
}

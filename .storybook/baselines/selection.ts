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
const looks = { composants: ['clair', 'sombre'], ecrans: ['clair', 'telephone'] } as const satisfies Record<
  string,
  readonly Look[]
>

const isFirst = (task: RunnerTestCase) => (task.suite ?? task.file).tasks[0] === task

/**
 * Whether a story has an image of reference in a look: the first of its file has, of a component and of a screen, but for
 * proofs by keyboard, which look like another. A story that cannot be steady says why in `parameters.noBaseline`.
 */
export function wantsBaseline(look: Look, task: RunnerTestCase, { id, parameters }: Shown): boolean {
  if (parameters.noBaseline || !isFirst(task) || task.name.startsWith('Clavier')) return false
  const [section] = id.split('-')
  return Object.entries(looks).some(([name, seen]) => name === section && seen.some((one) => one === look))
}

import { composeStory } from '@storybook/react-vite'
import { product } from '../../packages/domain/src/config.ts'
import preview from '../preview.tsx'
import { strayTexts } from './stray-texts.ts'

export type Story = ReturnType<ReturnType<typeof preview.meta>['story']>

/** Every text in a story's arguments, in the elements among them too. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value.trim()]
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((item) => textsIn(item, seen))
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Longest wait, in ms, for a server that may never answer: there are stories of that. */
const PATIENCE = 1000

/** Once nothing has changed in the page for some tasks, and nothing is asked of a server any more. */
async function settled(asking: () => number): Promise<void> {
  const until = performance.now() + PATIENCE
  let quiet = 0
  const observer = new MutationObserver(() => {
    quiet = 0
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  while (performance.now() < until && (quiet < 3 || asking() > 0)) {
    quiet += 1
    await nextTask()
  }
  observer.disconnect()
}

/** Counts what is asked of a server and not answered. */
function countRequests() {
  const { fetch } = globalThis
  let open = 0
  globalThis.fetch = async (...request) => {
    open += 1
    try {
      return await fetch(...request)
    } finally {
      open -= 1
    }
  }
  return {
    asking: () => open,
    stop: () => {
      globalThis.fetch = fetch
    },
  }
}

/**
 * Draws a story as it first appears, in the pseudo-language, and gives its texts that came from elsewhere: not from the
 * catalogue, nor from `data` or its own arguments. Its play function and axe have their own tests.
 */
export async function drawnStrays(name: string, story: Story, data: readonly string[]): Promise<string[]> {
  const { input, meta } = story
  const still = { ...input, play: undefined, parameters: { ...input.parameters, a11y: { test: 'off' } } }
  const shown = composeStory(still, meta.input, preview.composed, name)
  // What stays from stories before this one: a chart keeps the element in which it measures.
  const before = new Set(document.body.children)
  const requests = countRequests()
  try {
    await shown.run()
    await settled(requests.asking)
  } finally {
    requests.stop()
  }
  const parts = [...document.body.children].filter((part) => !before.has(part))
  return strayTexts(parts, new Set([...data, ...textsIn(shown.args), product.name]))
}
